import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { withoutSettings } from "../../../scripts/build/record.ts";
import { STORYBOOK_DIRECTORY } from "../../../scripts/build/storybook-build.ts";
import { captureProgram } from "../../../scripts/program.ts";
import { findFreePort } from "../../../scripts/serve/port.ts";
import { PLAYWRIGHT } from "../../runs/runners.ts";
import type { Suite } from "../../suites.ts";
import { COPY } from "./copy.ts";
import type { Catcher, Part } from "./fault.ts";
import { type Ran, ranOfPlaywright, ranOfVitest, titled } from "./reports.ts";
import { selectionOf, WEIGHTS } from "./selection.ts";

const REPORT = join(COPY, ".build/reports/faults-seeded.json");

/** Runs in the copy what catches, and nothing else of its part; answers what ran. */
export async function runPart(part: Part, catchers: Catcher[]): Promise<Ran[]> {
  switch (part) {
    case "checks":
      return runChecks(catchers);
    case "html":
      return runScript("scripts/checks/html-check.ts", []);
    case "weights":
      return runScript("scripts/measure/budgets.ts", WEIGHTS);
    case "unit":
    case "stories":
    case "backend":
      return runVitest(part, catchers);
    default:
      return runPlaywright(selectionOf(part), catchers);
  }
}

/** Whether there has to be a built site before. */
export const needsSite = (part: Part): boolean => !["checks", "unit", "stories"].includes(part);

/** Why the copy could not be built; "" when it could. */
export async function buildCopy(): Promise<string> {
  const { code, output } = await inCopy(["tests/faults/seeded/buildSite.ts"]);
  return code === 0 ? "" : output;
}

async function runChecks(catchers: Catcher[]): Promise<Ran[]> {
  const names = [...new Set(catchers.map(({ title }) => title))];
  const file = "scripts/checks/check.ts";
  const { output, seconds } = await inCopy([file, ...names]);
  return names
    .filter((name) => output.includes(` ${name} (`))
    .map((name) => {
      const isPassed = output.includes(`  ok     ${name} (`);
      return { file, title: name, isPassed, message: isPassed ? "" : output, seconds };
    });
}

async function runScript(file: string, args: string[]): Promise<Ran[]> {
  const { code, output, seconds } = await inCopy([file, ...args]);
  return [{ file, title: "", isPassed: code === 0, message: output, seconds }];
}

async function runVitest(project: string, catchers: Catcher[]): Promise<Ran[]> {
  const files = [...new Set(catchers.map(({ file }) => file))];
  const { output } = await inCopy([
    "node_modules/vitest/vitest.mjs",
    "run",
    // Of the unit tests some have a project of their own: "unit-apart".
    `--project=${project}*`,
    "--reporter=json",
    `--outputFile.json=${REPORT}`,
    `--testNamePattern=${anyOf(catchers.map(({ title }) => titled(title)))}`,
    ...files,
  ]);
  return unlessNone(ranOfVitest(readReport(output), COPY), output);
}

async function runPlaywright({ args, settings }: Suite, catchers: Catcher[]): Promise<Ran[]> {
  const wanted = anyOf(
    catchers.map(({ file, title }) => `${titled(basename(file))}.*${titled(title)}`),
  );
  // Of two patterns Playwright takes the last one: what the part leaves out stays out.
  const grep = args.find((arg) => arg.startsWith("--grep="))?.slice("--grep=".length);
  const command = [
    PLAYWRIGHT,
    "test",
    "--reporter=json",
    ...args.filter((arg) => !arg.startsWith("--grep=")),
    `--grep=${grep ? `(?=.*(?:${grep}))` : ""}(?=.*${wanted})`,
  ];
  const { output } = await inCopy(command, settings);
  return unlessNone(ranOfPlaywright(readReport(output)), output);
}

const notRun = (output: string): Error =>
  new Error(`The tests did not run: ${output.trim().slice(-1000)}`);

/** What keeps all tests from running is told by the runner, and by no report. */
function readReport<Report>(output: string): Report {
  if (!existsSync(REPORT)) throw notRun(output);
  return JSON.parse(readFileSync(REPORT, "utf8"));
}

function unlessNone(ran: Ran[], output: string): Ran[] {
  if (ran.length === 0) throw notRun(output);
  return ran;
}

interface End {
  code: number;
  output: string;
  seconds: number;
}

/** Vitest and Playwright read TypeScript by themselves, and each in its own way. */
const loaderFor = (program: string): string[] =>
  program.endsWith(".ts") ? ["--import", "tsx"] : [];

async function inCopy(
  [program = "", ...args]: string[],
  settings: Suite["settings"] = {},
): Promise<End> {
  mkdirSync(dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const port = String(await findFreePort());
  const start = performance.now();
  const end = await captureProgram(process.execPath, [...loaderFor(program), program, ...args], {
    cwd: COPY,
    env: {
      ...settings,
      PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
      VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
      E2E_PORT: port,
      ACCESSIBILITY_PORT: port,
      VISUAL_PORT: port,
      // The visual tests list what is in the book; it is not what the faults are put into.
      VISUAL_BOOK: resolve(STORYBOOK_DIRECTORY),
    },
  });
  return { ...end, seconds: (performance.now() - start) / 1000 };
}

/** The tests are about the demo site, whatever the terminal is set to. */
export function forgetSettings(): void {
  process.env = withoutSettings(process.env);
}

const anyOf = (patterns: string[]): string => `(?:${patterns.join("|")})`;
