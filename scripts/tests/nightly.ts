import { existsSync } from "node:fs";
import { ensureStorybook } from "../build/ensureTestBuilds.ts";
import { runAsCommand } from "../command.ts";
import { runNode } from "../program.ts";
import { ensureBrowser, ensureFullBrowser } from "./browser.ts";
import { deleteReport, printSummary, reportPath, writeCounts } from "./counts.ts";

const suite = (name: string): string[] => [
  "tests/playwright",
  `--config=tests/${name}/playwright.config.ts`,
];

const vitest = (...projects: string[]): string[] => [
  "tests/vitest",
  ...projects.map((project) => `--project=${project}`),
];

/** Commands of scripts/, the quickest first. */
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
  example: vitest("example"),
  budgets: ["measure/budgets"],
  lighthouse: ["measure/lighthouse"],
  "seeded-bugs": ["tests/seeded-bugs"],
  mutation: ["tests/mutation"],
  scale: ["measure/bench-build", "1000", "20000"],
};

/** Playwright can shard these: npm run test:nightly -- browser --shard=1/4 */
const SHARDED = ["browser", "live", "accessibility", "visual"];

function chooseParts(names: string[]): string[] {
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown === undefined) return names.length > 0 ? names : Object.keys(PARTS);
  const known = Object.keys(PARTS).join(", ");
  throw new Error(`The nightly tests have no part "${unknown}". The parts are: ${known}.`);
}

/** All parts, or the named ones. */
void runAsCommand("nightly", async (words) => {
  const options = words.filter((word) => word.startsWith("-"));
  const parts = chooseParts(words.filter((word) => !word.startsWith("-")));
  ensureBrowser();
  ensureFullBrowser();
  if (parts.includes("visual")) await ensureStorybook();
  for (const part of parts) {
    console.log(`\n${part} …`);
    deleteReport(part);
    const args = [...(PARTS[part] ?? []), ...(SHARDED.includes(part) ? options : [])];
    const report = reportPath(part);
    const code = await runNode(["scripts/run.mjs", ...args], { ALL: "1", TEST_REPORT: report });
    if (existsSync(report)) continue;
    const isPassed = code === 0;
    writeCounts({ passed: Number(isPassed), failed: Number(!isPassed), skipped: 0 }, report);
  }
  console.log("\nRun:");
  printSummary(parts);
  const left = Object.keys(PARTS).filter((name) => !parts.includes(name));
  if (left.length > 0) console.log(`Not run: ${left.join(", ")}.`);
});
