import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runAsCommand } from "../command.ts";
import { median, type Timed, timed } from "./timing.ts";

const RUNS = 3;
const COMMANDS = { build: ["npm", "run", "build"], test: ["npm", "test"] };

type Name = keyof typeof COMMANDS;

/** Deletes builds and caches, but not installed packages. */
function clear(folder: string): void {
  execFileSync("git", ["clean", "-ffdxq", "-e", "node_modules"], { cwd: folder });
  for (const packages of ["", "functions", "content-service"]) {
    const cache = join(folder, packages, "node_modules", ".cache");
    rmSync(cache, { recursive: true, force: true });
  }
}

const round = (value: number): number => Number(value.toFixed(1));

/**
 * Times `npm test` and `npm run build` alternately, each without builds and caches, in a fresh
 * clone.
 */
void runAsCommand("bench-test", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bench-test-"));
  try {
    execFileSync("git", ["clone", "--quiet", process.cwd(), folder]);
    for (const packages of [".", "functions"]) {
      const args = ["install", "--no-save", "--no-audit", "--no-fund"];
      execFileSync("npm", args, { cwd: join(folder, packages), stdio: "inherit" });
    }
    const runs: Record<Name, Timed[]> = { build: [], test: [] };
    for (let time = 0; time < RUNS; time += 1) {
      for (const name of ["build", "test"] as const) {
        clear(folder);
        runs[name].push(await timed(COMMANDS[name], { cwd: folder }));
      }
    }
    const rowOf = (build: Timed, test: Timed) => ({
      "build, s": round(build.seconds),
      "test, s": round(test.seconds),
      ratio: round(test.seconds / build.seconds),
      "build, processor s": round(build.processorSeconds),
      "test, processor s": round(test.processorSeconds),
      "processor ratio": round(test.processorSeconds / build.processorSeconds),
    });
    const medianOf = (name: Name): Timed => ({
      seconds: median(runs[name].map(({ seconds }) => seconds)),
      processorSeconds: median(runs[name].map(({ processorSeconds }) => processorSeconds)),
    });
    const rows = runs.build.flatMap((build, at) =>
      runs.test[at] ? rowOf(build, runs.test[at]) : [],
    );
    console.table({ ...rows, median: rowOf(medianOf("build"), medianOf("test")) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
