import { existsSync, readFileSync } from "node:fs";
import { BREAKPOINTS } from "../../../design-tokens/primitives/breakpoints.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { describeOutcome, type Outcome } from "../../../tests/runs/outcome.ts";
import { byTurns, chosenOf, inSquare } from "../../../tests/runs/pairs.ts";
import { REPORTS } from "../../../tests/runs/reports.ts";
import { runPlaywright, runVitest } from "../../../tests/runs/runners.ts";
import { isDue, TURN } from "../../../tests/runs/turn.ts";
import { bringBookUpToDate, bringSiteUpToDate } from "../../build/upToDate.ts";
import { captureProgram, runProgram } from "../../program.ts";
import { ensureWholeBrowser } from "../../tests/browser.ts";
import {
  countKept,
  describeBroken,
  type Figure,
  freshFigures,
  isBroken,
} from "../figures/figures.ts";
import type PROMISES from "./promises.json";

/** What one measurement came to. */
export interface Finding {
  /** null: whom it asks, outside this house, did not answer, or this machine cannot tell. */
  isKept: boolean | null;
  /** "3458 passed, 0 failed" */
  figure: string;
  figures?: Figure[];
  failures?: string[];
}

export type Name = keyof typeof PROMISES;

/** So many pages; the time that one more takes is measured between them. */
const SIZES = ["1000", "20000"];

const script = (name: string, ...args: string[]): Promise<number> =>
  runProgram(["scripts/run.mjs", name, ...args]);

const endedWith = (code: number): Finding => ({
  isKept: false,
  figure: `ended with code ${code}: its words stand above`,
});

/** Commands that say with their exit code whether all is well. */
async function byExitCode(good: string, ...names: string[]): Promise<Finding> {
  for (const name of names) {
    const code = await script(name);
    if (code !== 0) return endedWith(code);
  }
  return { isKept: true, figure: good };
}

/** A command that leaves its figures in .build/reports, under the name of the part. */
async function byFigures(name: string, command: string, ...args: string[]): Promise<Finding> {
  const { code, figures } = await freshFigures(name, () => script(command, ...args));
  const failures = figures.filter(isBroken).map(describeBroken);
  const isGood = code === 0 && figures.length > 0 && failures.length === 0;
  return {
    isKept: isGood && figures.some(({ isOpen }) => isOpen) ? null : isGood,
    figure: figures.length > 0 ? countKept(figures) : "nothing measured",
    figures,
    failures,
  };
}

const ofOutcome = (outcome: Outcome): Finding => ({
  isKept: outcome.failures.length === 0 && outcome.passed > 0,
  figure: describeOutcome(outcome),
  failures: outcome.failures.map((failure, index) =>
    [failure, outcome.details?.[index]].filter(Boolean).join("\n"),
  ),
});

const vitest = async (name: string, args: string[], settings = {}): Promise<Finding> =>
  ofOutcome(await runVitest(`proof-${name}`, args, settings));

/** What is rehearsed: one of them each day. */
const REHEARSALS = ["field", "kind", "language"];

function rehearsals(): Promise<Finding> {
  const due = REHEARSALS.filter((_, index) => isDue(index, 1, REHEARSALS.length));
  const files = due.map((name) => `tests/rehearsals/${name}.test.ts`);
  return vitest("rehearsals", ["--project=rehearsals", ...files]);
}

const config = (name: string): string => `--config=tests/${name}/playwright.config.ts`;

/** Every test in languages and at widths of the day. */
async function inSquares(name: string, args: string[] = [], settings = {}): Promise<Finding> {
  const chosen = await chosenOf(`proof-${name}`, args, inSquare(TURN));
  return ofOutcome(await runPlaywright(`proof-${name}`, chosen, settings));
}

async function build(): Promise<Finding> {
  const { prepareBackend } = await import("../../backend/emulators.ts");
  await prepareBackend({ mayInstallJava: true });
  return byExitCode("both built", "build/build", "build/storybook-build");
}

/**
 * All pictures, half of the screens, and the rules for stories and pages at two widths of the day, each in another language;
 * with pictures of before, after and the difference in .build/reports/visual.
 */
async function visual(): Promise<Finding> {
  await bringBookUpToDate();
  await bringSiteUpToDate();
  ensureWholeBrowser();
  const round = Math.floor(TURN / BREAKPOINTS.length);
  const modes = BREAKPOINTS.map(
    (width, index) => `${LANGUAGES[(round + index) % LANGUAGES.length]}-${width}`,
  ).filter((_, index) => isDue(index, 2, BREAKPOINTS.length));
  const projects = ["pictures", "keen", "screens", ...modes].map((name) => `--project=${name}`);
  const chosen = await chosenOf("proof-visual", [config("visual"), ...projects], byTurns(TURN));
  const output = { PLAYWRIGHT_HTML_OUTPUT_DIR: `${REPORTS}/visual`, PLAYWRIGHT_HTML_OPEN: "never" };
  const args = [...chosen, "--reporter=line,junit,html"];
  return ofOutcome(await runPlaywright("proof-visual", args, output));
}

/** Of faults put into a fifth of the modules each day, the share that a test has found. */
async function mutations(): Promise<Finding> {
  const { mutate, thresholds, jsonReporter } = JSON.parse(
    readFileSync("stryker.config.json", "utf8"),
  );
  const ofTheDay = mutate.filter((_: string, index: number) => isDue(index, 1, 5));
  const stryker = "node_modules/@stryker-mutator/core/bin/stryker.js";
  const code = await runProgram([stryker, "run", `--mutate=${ofTheDay.join(",")}`]);
  if (!existsSync(jsonReporter.fileName)) return endedWith(code);
  const report: { files: Record<string, { mutants: { status: string }[] }> } = JSON.parse(
    readFileSync(jsonReporter.fileName, "utf8"),
  );
  const share = (mutants: { status: string }[]): number => {
    const count = (...states: string[]): number =>
      mutants.filter(({ status }) => states.includes(status)).length;
    const found = count("Killed", "Timeout");
    return Number(
      ((100 * found) / Math.max(1, found + count("Survived", "NoCoverage"))).toFixed(2),
    );
  };
  const limit = thresholds.break;
  const all = share(Object.values(report.files).flatMap(({ mutants }) => mutants));
  return {
    isKept: code === 0 && all >= limit,
    figure: `${all} % found`,
    figures: Object.entries(report.files).map(
      ([name, { mutants }]): Figure => ({
        name,
        value: share(mutants),
        limit,
        unit: "",
        isLeast: true,
      }),
    ),
  };
}

async function audit(): Promise<Finding> {
  const failures: string[] = [];
  for (const cwd of [".", "functions"]) {
    const args = ["audit", "--omit=dev", "--audit-level=high"];
    const { code, output } = await captureProgram("npm", args, { cwd });
    if (output.includes("audit endpoint returned an error")) {
      return { isKept: null, figure: "the registry of packages does not answer such questions" };
    }
    if (code !== 0) failures.push(`${cwd}: ${output.trim().split("\n").slice(-3).join(" ")}`);
  }
  const isKept = failures.length === 0;
  return {
    isKept,
    figure: isKept ? "none known" : "something is known",
    failures,
  };
}

/** How each promise is looked at; promises.json has them in the order in which they are cheap to break. */
export const PROOFS: Record<Name, () => Promise<Finding>> = {
  checks: () => byExitCode("all in order", "checks/check"),
  build,
  unit: () => vitest("unit", ["--project=unit*", "--project=stories"], { ALL: "1" }),
  hostile: () => vitest("hostile", ["--project=hostile"]),
  rehearsals,
  backend: () => vitest("backend", ["--project=backend"]),
  e2e: () => inSquares("e2e", [], { ALL: "1" }),
  live: () => inSquares("live", [config("live")]),
  accessibility: () => inSquares("accessibility", [config("accessibility")], { ALL: "1" }),
  html: () => byExitCode("all valid, nothing missing", "checks/html-check"),
  visual,
  budgets: () => byFigures("budgets", "measure/budgets"),
  lighthouse: () =>
    byFigures(
      "lighthouse",
      "measure/lighthouse",
      "--by-turns",
      LANGUAGES[TURN % LANGUAGES.length] ?? "hr",
    ),
  mutation: mutations,
  scale: () => byFigures("scale", "measure/bench-build", ...SIZES),
  audit,
};
