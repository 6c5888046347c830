import { spawnSync } from "node:child_process";
import { installFromDebian } from "../debian.ts";

/** What the emulators ask for. */
const OLDEST_JAVA = 11;

/** javaVersion() => 17; undefined where there is none. */
function javaVersion(): number | undefined {
  const { status, stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  const found = status === 0 ? /version "(?:1\.)?(\d+)/.exec(stderr) : null;
  return found ? Number(found[1]) : undefined;
}

/** The sentence that says what to do, or undefined where Java is there. */
export function findJavaProblem(): string | undefined {
  const version = javaVersion();
  if (version === undefined) return `Java is not installed: install Java 17 or later`;
  return version < OLDEST_JAVA ? `Java ${version} is too old: install Java 17 or later` : undefined;
}

/** For what lives for minutes at most: a thorough compiler costs it more than it gains. */
export const SHORT_LIVED = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"];

export function installJava(): void {
  console.log("Installing Java for the emulators …");
  installFromDebian("default-jre-headless");
}
