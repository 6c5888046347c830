import { spawnSync } from "node:child_process";
import { installFromDebian } from "../debian.ts";

/** Required by the emulators. */
const OLDEST_JAVA = 11;

/** javaVersion() => 17; undefined if it is not installed. */
function javaVersion(): number | undefined {
  const { status, stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  const found = status === 0 ? /version "(?:1\.)?(\d+)/.exec(stderr) : null;
  return found ? Number(found[1]) : undefined;
}

/** What to do, as a sentence; undefined if Java is installed. */
export function findJavaProblem(): string | undefined {
  const version = javaVersion();
  if (version === undefined) return `Java is not installed: install Java 17 or later`;
  return version < OLDEST_JAVA ? `Java ${version} is too old: install Java 17 or later` : undefined;
}

/**
 * JVM options for processes that run for minutes at most: the optimising compiler would not pay
 * off.
 */
export const SHORT_LIVED = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"];

export function installJava(): void {
  console.log("Installing Java for the emulators …");
  installFromDebian("default-jre-headless");
}
