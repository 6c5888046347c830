import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";

export interface Timed {
  /** Wall-clock time. */
  seconds: number;
  /** User and system time of the program and its children. */
  processorSeconds: number;
}

// The times go to a separate file descriptor, because the program writes to the others.
const TIMED = 'TIMEFORMAT="%R %U %S"; { time "$@" 2>&4 3>&- 4>&-; } 4>&2 2>&3';

/** Runs a program to its end. bash's `time` includes children, on Linux and macOS. */
export async function timed(
  command: string[],
  { cwd = ".", settings = {} }: { cwd?: string; settings?: Record<string, string> } = {},
): Promise<Timed> {
  const child = spawn("bash", ["-c", TIMED, "timed", ...command], {
    cwd,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  const ended = once(child, "exit");
  const times = await text(child.stdio[3] as Readable);
  const [code] = await ended;
  if (code !== 0) throw new Error(`"${command.join(" ")}" ended with code ${code}.`);
  const [seconds = 0, user = 0, system = 0] = times.replaceAll(",", ".").split(" ").map(Number);
  return { seconds, processorSeconds: user + system };
}

/** median([3, 1, 2]) => 2, median([1, 2, 3, 4]) => 2 */
export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
