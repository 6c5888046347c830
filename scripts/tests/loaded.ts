import { availableParallelism } from "node:os";
import { runAsCommand } from "../command.ts";
import { exitCode, runProgram, startProgram } from "../program.ts";

const RUNS = 5;

/** Keeps a processor busy until whoever started it is gone. */
const BUSY = `
process.once("disconnect", () => process.exit());
function work() {
  const end = Date.now() + 100;
  while (Date.now() < end);
  setImmediate(work);
}
work();
`;

const isNumber = (word: string): boolean => /^[1-9]\d*$/.test(word);

/**
 * Tests again and again on a machine that has as much else to do: whatever fails then would fail now and
 * then by itself. "npm run test:loaded -- 3 backend live" runs those parts three times.
 */
void runAsCommand("loaded", async (args) => {
  const runs = Number(args.find(isNumber) ?? RUNS);
  const parts = args.filter((word) => !isNumber(word));
  const busy = Array.from({ length: availableParallelism() }, () =>
    startProgram(["--eval", BUSY], { stdio: ["ignore", "inherit", "inherit", "ipc"] }),
  );
  const verdicts: string[] = [];
  let isStopped = false;
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => (isStopped = true));
  for (let run = 1; run <= runs && !isStopped; run += 1) {
    console.log(`\nRun ${run} of ${runs}, beside ${busy.length} busy processes:`);
    const start = performance.now();
    const code = await runProgram(["scripts/run.mjs", "tests/test", ...parts]);
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    verdicts.push(`Run ${run}: ${code === 0 ? "nothing failed" : "FAILED"} (${minutes} min)`);
    if (code !== 0) process.exitCode = 1;
  }
  for (const child of busy) child.kill();
  await Promise.all(busy.map(exitCode));
  console.log(`\n${verdicts.join("\n")}`);
});
