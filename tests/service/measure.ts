import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";

export interface Measured {
  code: number;
  output: string;
  seconds: number;
  /** Megabytes, of the program and all that it started together. */
  peakMemory: number;
}

const SAMPLE_EVERY = 300;
const run = promisify(execFile);

interface Process {
  id: number;
  parent: number;
  kilobytes: number;
}

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,rss="], { maxBuffer: 1e7 });
  return stdout.split("\n").flatMap((line) => {
    const [id, parent, kilobytes] = line.trim().split(/\s+/).map(Number);
    return id && parent !== undefined && kilobytes !== undefined ? [{ id, parent, kilobytes }] : [];
  });
}

async function memoryOf(root: number): Promise<number> {
  const processes = await listProcesses();
  const family = new Set([root]);
  // Parents stand before their children only by habit: so go over the list until nothing is added.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
  }
  const sum = processes.reduce(
    (total, { id, kilobytes }) => total + (family.has(id) ? kilobytes : 0),
    0,
  );
  return sum / 1024;
}

/** Runs a Node program to its end and keeps its words, its time and its memory. */
export async function measure(
  args: string[],
  cwd: string,
  settings: Record<string, string>,
): Promise<Measured> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...settings } });
  let output = "";
  let peakMemory = 0;
  const collect = (text: string): void => {
    output += text;
  };
  child.stdout.setEncoding("utf8").on("data", collect);
  child.stderr.setEncoding("utf8").on("data", collect);
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
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve(status ?? 1));
  });
  clearInterval(sampler);
  return { code, output, seconds: (performance.now() - start) / 1000, peakMemory };
}
