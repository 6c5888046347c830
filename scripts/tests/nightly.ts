import { existsSync } from "node:fs";
import { ensureStorybook } from "../build/ensureBuilt.ts";
import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";
import { ensureBrowser, ensureWholeBrowser } from "./browser.ts";
import { forgetReport, reportOf, sumUp, writeCounts } from "./counts.ts";

const suite = (name: string): string[] => [
  "tests/playwright",
  `--config=tests/${name}/playwright.config.ts`,
];

const vitest = (...projects: string[]): string[] => [
  "tests/vitest",
  ...projects.map((project) => `--project=${project}`),
];

/** Commands of scripts/, in the order in which they are cheap to break. */
const PARTS: Record<string, string[]> = {
  check: ["checks/check"],
  unit: vitest("unit", "unit-isolated", "nightly", "stories"),
  backend: vitest("backend"),
  html: ["checks/html-check"],
  browser: ["tests/playwright"],
  live: suite("live"),
  accessibility: suite("accessibility"),
  visual: suite("visual"),
  browsers: ["tests/browsers"],
  hostile: vitest("hostile"),
  scaffolding: vitest("scaffolding"),
  budgets: ["measure/budgets"],
  lighthouse: ["measure/lighthouse"],
  faults: ["tests/faults"],
  mutation: ["tests/mutation"],
  scale: ["measure/bench-build", "1000", "20000"],
};

/** These are divided by Playwright: npm run test:nightly -- browser --shard=1/4 */
const SHARDED = ["browser", "live", "accessibility", "visual"];

function chosenOf(names: string[]): string[] {
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown === undefined) return names.length > 0 ? names : Object.keys(PARTS);
  const known = Object.keys(PARTS).join(", ");
  throw new Error(`The nightly tests have no part "${unknown}": there are ${known}.`);
}

/** Everything, or the parts that are named. */
void runAsCommand("nightly", async (words) => {
  const options = words.filter((word) => word.startsWith("-"));
  const parts = chosenOf(words.filter((word) => !word.startsWith("-")));
  ensureBrowser();
  ensureWholeBrowser();
  if (parts.includes("visual")) await ensureStorybook();
  for (const part of parts) {
    console.log(`\n${part} …`);
    forgetReport(part);
    const args = [...(PARTS[part] ?? []), ...(SHARDED.includes(part) ? options : [])];
    const report = reportOf(part);
    const code = await runNode(["scripts/run.mjs", ...args], { ALL: "1", TEST_REPORT: report });
    if (existsSync(report)) continue;
    const isPassed = code === 0;
    writeCounts({ passed: Number(isPassed), failed: Number(!isPassed), skipped: 0 }, report);
  }
  console.log("\nRun:");
  sumUp(parts);
  const left = Object.keys(PARTS).filter((name) => !parts.includes(name));
  if (left.length > 0) console.log(`Not run, for they were not asked for: ${left.join(", ")}.`);
});
