import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { runProgram } from "../program.ts";
import { findFreePort } from "../serve/port.ts";
import { ensureBrowser } from "./browser.ts";
import {
  type Count,
  countOf,
  countPlaywright,
  countVitest,
  describeCount,
  failuresOfPlaywright,
  failuresOfVitest,
  NOTHING,
} from "./counts.ts";
import { REPORTS } from "./reports.ts";

export interface Outcome {
  count: Count;
  /** What failed and why, a line each. */
  failures: string[];
}

export interface Part {
  name: string;
  /** An error thrown counts as one failure. */
  run(): Promise<Outcome>;
}

export const DONE: Outcome = { count: { ...NOTHING, passed: 1 }, failures: [] };

/** Runs a part to its end, whatever happens in it, and says what came out. */
export async function runPart({ name, run }: Part): Promise<Outcome> {
  console.log(`\n${name} …`);
  const start = performance.now();
  const outcome = await run().catch((error: unknown): Outcome => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return { count: { ...NOTHING, failed: 1 }, failures: [message] };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${describeCount(outcome.count)} (${seconds} s)`);
  return outcome;
}

export async function runVitest(name: string, projects: string[]): Promise<Outcome> {
  ensureBrowser();
  const report = freshReport(name);
  const code = await runProgram(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    { VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" },
  );
  return outcomeOf(code, readReport(report), countVitest, failuresOfVitest);
}

export async function runPlaywright(
  name: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<Outcome> {
  ensureBrowser();
  const report = freshReport(name);
  const code = await runProgram(
    ["node_modules/@playwright/test/cli.js", "test", "--reporter=line,json", ...args],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_PORT: String(await findFreePort()),
      ...settings,
    },
  );
  return outcomeOf(code, readReport(report), countPlaywright, failuresOfPlaywright);
}

function outcomeOf(
  code: number,
  report: unknown,
  count: (report: unknown) => Count,
  failures: (report: unknown) => string[],
): Outcome {
  const counted = countOf(code, report === undefined ? undefined : count(report));
  const told = report === undefined ? [] : failures(report);
  const isUntold = counted.failed > 0 && told.length === 0;
  return { count: counted, failures: isUntold ? [`ended with code ${code}`] : told };
}

// The report of an earlier run must not be taken for this one's.
function freshReport(name: string): string {
  // Absolute, because Playwright reads a relative one from the folder of its configuration.
  const path = resolve(REPORTS, name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
