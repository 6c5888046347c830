import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { startProgram } from "../../scripts/program.ts";

export interface Measured {
  code: number;
  output: string;
  seconds: number;
  /** Megabytes, of the program and all that it started together. */
  peakMemory: number;
}

const SAMPLE_EVERY = 1000;
const run = promisify(execFile);

/** In kilobytes, what several processes share in equal parts; null where the system does not tell, as a Mac's. */
async function shareOf(id: number): Promise<number | null> {
  const told = await readFile(`/proc/${id}/smaps_rollup`, "utf8").catch(() => "");
  const share = /^Pss:\s+(\d+)/m.exec(told)?.[1];
  return share === undefined ? null : Number(share);
}

async function memoryOf(root: number): Promise<number> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,rss="], { maxBuffer: 1e7 });
  const processes = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  // Parents stand before their children only by habit: so go over the list until nothing is added.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const [id = 0, parent = 0] of processes) if (family.has(parent)) family.add(id);
  }
  const ours = processes.filter(([id = 0]) => family.has(id));
  const each = ours.map(async ([id = 0, , whole = 0]) => (await shareOf(id)) ?? whole);
  return (await Promise.all(each)).reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024;
}

/** Runs a Node program to its end and keeps its words, its time and its memory. */
export async function measure(
  args: string[],
  cwd: string,
  settings: Record<string, string>,
): Promise<Measured> {
  const start = performance.now();
  const child = startProgram(process.execPath, args, { cwd, env: settings, all: true });
  let peakMemory = 0;
  const sampler = setInterval(() => {
    if (child.pid === undefined) return;
    memoryOf(child.pid)
      .then((memory) => {
        peakMemory = Math.max(peakMemory, memory);
      })
      .catch(() => {
        // A sample that cannot be taken is only one sample less.
      });
  }, SAMPLE_EVERY);
  const { exitCode: code = 1, all } = await child;
  clearInterval(sampler);
  return { code, output: String(all), seconds: (performance.now() - start) / 1000, peakMemory };
}
