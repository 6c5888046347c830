import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const isRoot = (): boolean => process.getuid?.() === 0;

export function runs(program: string, args: string[]): boolean {
  const { status } = spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  return status === 0;
}

/** Only root on Debian may install. */
export const mayInstallFromDebian = (): boolean => isRoot() && existsSync("/etc/debian_version");

/** Answers whether it is there in the end. */
export function installFromDebian(name: string): boolean {
  if (!mayInstallFromDebian()) return false;
  return (
    runs("apt-get", ["update", "--quiet=2"]) &&
    runs("apt-get", ["install", "--yes", "--quiet=2", "--no-install-recommends", name])
  );
}
