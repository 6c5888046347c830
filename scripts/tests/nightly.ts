import { DONE, describeOutcome, type Outcome } from "../../tests/runs/outcome.ts";
import { runPlaywright, runVitest } from "../../tests/runs/runners.ts";
import { bringBookUpToDate, bringSiteUpToDate } from "../build/upToDate.ts";
import { runAsCommand } from "../command.ts";
import { runProgram } from "../program.ts";
import { ensureBrowser, ensureWholeBrowser } from "./browser.ts";

const WHOLE = { ALL: "1" };

const suite = (name: string): string => `--config=tests/${name}/playwright.config.ts`;

async function command(script: string, ...args: string[]): Promise<Outcome> {
  const code = await runProgram(["scripts/run.mjs", script, ...args]);
  const failures = [`ended with code ${code}: its words stand above`];
  return code === 0 ? DONE : { passed: 0, skipped: 0, failures };
}

async function visual(args: string[]): Promise<Outcome> {
  ensureWholeBrowser();
  await bringBookUpToDate();
  await bringSiteUpToDate();
  return runPlaywright("nightly-visual", [suite("visual"), ...args]);
}

async function mutation(): Promise<Outcome> {
  const code = await runProgram(["node_modules/@stryker-mutator/core/bin/stryker.js", "run"]);
  return code === 0 ? DONE : { passed: 0, skipped: 0, failures: ["too few mutants were found"] };
}

async function backend(): Promise<Outcome> {
  const { prepareBackend } = await import("../backend/emulators.ts");
  await prepareBackend({ mayInstallJava: true });
  return runVitest("nightly-backend", ["--project=backend"]);
}

/** In the order in which they are cheap to break; `args` go to Playwright, such as --shard=1/4. */
const PARTS: Record<string, (args: string[]) => Promise<Outcome>> = {
  check: () => command("checks/check"),
  unit: () => runVitest("nightly-unit", ["--project=unit*", "--project=stories"], WHOLE),
  backend,
  html: () => command("checks/html-check"),
  browser: (args) => runPlaywright("nightly-browser", args, WHOLE),
  live: (args) => runPlaywright("nightly-live", [suite("live"), ...args]),
  accessibility: (args) =>
    runPlaywright("nightly-accessibility", [suite("accessibility"), ...args], WHOLE),
  visual,
  browsers: () => command("tests/browsers"),
  hostile: () => runVitest("nightly-hostile", ["--project=hostile"]),
  scaffolding: () => runVitest("nightly-scaffolding", ["--project=rehearsals"]),
  budgets: () => command("measure/budgets"),
  lighthouse: () => command("measure/lighthouse"),
  faults: () => command("tests/faults"),
  mutation,
  scale: () => command("measure/bench-build", "1000", "20000"),
};

function chosenOf(names: string[]): string[] {
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown === undefined) return names.length > 0 ? names : Object.keys(PARTS);
  const known = Object.keys(PARTS).join(", ");
  throw new Error(`The nightly tests have no part "${unknown}": there are ${known}.`);
}

/** Everything, or the parts that are named: npm run test:nightly -- browser --shard=1/4 */
void runAsCommand("nightly", async (words) => {
  const args = words.filter((word) => word.startsWith("-"));
  const names = chosenOf(words.filter((word) => !word.startsWith("-")));
  ensureBrowser();
  const lines: string[] = [];
  for (const name of names) {
    console.log(`\n${name} …`);
    const start = performance.now();
    const outcome = await PARTS[name]?.(args).catch((error: unknown): Outcome => {
      const message = error instanceof Error ? error.message : String(error);
      return { passed: 0, skipped: 0, failures: [message] };
    });
    if (!outcome) continue;
    const seconds = Math.round((performance.now() - start) / 1000);
    lines.push(`  ${name}: ${describeOutcome(outcome)} (${seconds} s)`);
    console.log(lines.at(-1));
    outcome.failures.forEach((failure, index) => {
      console.log([failure, outcome.details?.[index]].filter(Boolean).join("\n"));
    });
    if (outcome.failures.length > 0) process.exitCode = 1;
  }
  console.log(["", "Run:", ...lines].join("\n"));
  const left = Object.keys(PARTS).filter((name) => !names.includes(name));
  if (left.length > 0) console.log(`Not run, for they were not asked for: ${left.join(", ")}.`);
});
