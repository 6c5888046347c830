import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const isRoot = (): boolean => process.getuid?.() === 0;

export function succeeds(program: string, args: string[]): boolean {
  const { status } = spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  return status === 0;
}

/** Only root on Debian may install. */
export const mayInstallFromDebian = (): boolean => isRoot() && existsSync("/etc/debian_version");

/** True if the package is installed afterwards. */
export function installFromDebian(name: string): boolean {
  if (!mayInstallFromDebian()) return false;
  return (
    succeeds("apt-get", ["update", "--quiet=2"]) &&
    succeeds("apt-get", ["install", "--yes", "--quiet=2", "--no-install-recommends", name])
  );
}
