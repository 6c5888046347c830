import { existsSync, readFileSync } from "node:fs";

/** A process that has ended but was not yet waited for (a zombie, Z) still takes signals. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync("/proc") || !/[)] Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
