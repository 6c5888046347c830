import type { ChildProcess } from "node:child_process";
import { exitCode } from "../program.ts";

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

// Resolves when the person at the keyboard, or the machine, asks the program to end.
// A signal may come twice (from the terminal and from npm): the second changes nothing.
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of STOP_SIGNALS) process.on(signal, () => resolve());
  });
}

/** For servers of tests: when their runner is killed outright, its end of the pipe closes. */
export function stopWithRunner(): void {
  process.stdin.resume().once("end", () => process.kill(process.pid, "SIGTERM"));
}

/** Answers how a program ended, or ends it when this one shall end. */
export async function untilEnded(child: ChildProcess): Promise<number> {
  const code = await Promise.race([exitCode(child), untilStopped().then(() => 0)]);
  child.kill();
  return code;
}
