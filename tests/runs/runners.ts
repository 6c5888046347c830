import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { exitCode, startProgram } from "../../scripts/program.ts";
import { ensureBrowser } from "../../scripts/tests/browser.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { REPORTS } from "./reports.ts";

type Settings = Record<string, string>;

/** What a runner said, for as long as the next run has not begun. */
const logOf = (name: string): string => resolve(REPORTS, `${name}.log`);

export function runVitest(name: string, args: string[], settings: Settings = {}): Promise<Outcome> {
  const command = ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", ...args];
  return run(name, (report) => ({
    command: [...command, "--reporter=junit", `--outputFile.junit=${report}`],
    settings: { VITE_CONFIG_NATIVE_IGNORE_WARNING: "true", ...settings },
  }));
}

export const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

export async function runPlaywright(
  name: string,
  args: string[],
  settings: Settings = {},
): Promise<Outcome> {
  return run(name, (report) => ({
    command: [PLAYWRIGHT, "test", "--reporter=line,junit", ...args],
    settings: {
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
      PLAYWRIGHT_JUNIT_INCLUDE_PROJECT_IN_TEST_NAME: "true",
      PLAYWRIGHT_FORCE_TTY: "0",
      ...settings,
    },
  }));
}

async function run(
  name: string,
  make: (report: string) => { command: string[]; settings: Settings },
): Promise<Outcome> {
  ensureBrowser();
  mkdirSync(REPORTS, { recursive: true });
  // The report of an earlier run must not be taken for this one's. Absolute, because runners read a
  // relative one from the folder of their configuration.
  const report = resolve(REPORTS, `${name}.xml`);
  rmSync(report, { force: true });
  const { command, settings } = make(report);
  const log = openSync(logOf(name), "w");
  const code = await exitCode(
    startProgram(command, { settings, stdio: ["inherit", log, log] }),
  ).finally(() => closeSync(log));
  const told = existsSync(report) ? readFileSync(report, "utf8") : undefined;
  return outcomeOf(code, told, readFileSync(logOf(name), "utf8"));
}
