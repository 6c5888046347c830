import { existsSync, readFileSync } from "node:fs";
import { BREAKPOINTS } from "../../../design-tokens/primitives/breakpoints.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { bringBookUpToDate, bringSiteUpToDate } from "../../build/upToDate.ts";
import { runProgram } from "../../program.ts";
import { ensureWholeBrowser } from "../../tests/browser.ts";
import { describeOutcome, type Outcome } from "../../tests/outcome.ts";
import { chosenOf, inSquare } from "../../tests/pairs.ts";
import { REPORTS } from "../../tests/reports.ts";
import { runPlaywright, runVitest } from "../../tests/runners.ts";
import { describeBroken, type Figure, freshFigures, isKept } from "../figures/figures.ts";

/** What one measurement came to. */
export interface Finding {
  isKept: boolean;
  /** "3458 passed, 0 failed" */
  figure: string;
  figures: Figure[];
  failures: string[];
}

export interface Promised {
  /** The name that runs it alone: "npm run proof -- lighthouse" */
  name: string;
  promise: string;
  limit: string;
  /** The same without the page of proofs. */
  command: string;
  prove(): Promise<Finding>;
}

const NO_FAILURE = "none fails";

function ofOutcome(outcome: Outcome): Finding {
  const { passed, failures } = outcome;
  const isGood = failures.length === 0 && passed > 0;
  return { isKept: isGood, figure: describeOutcome(outcome), figures: [], failures };
}

const script = (name: string, args: string[] = []): Promise<number> =>
  runProgram(["scripts/run.mjs", name, ...args]);

/** A command that measures by itself and says with its exit code whether all is well. */
async function byExitCode(run: Promise<number>, good: string): Promise<Finding> {
  const code = await run;
  const bad = `ended with code ${code}: its words stand above`;
  return { isKept: code === 0, figure: code === 0 ? good : bad, figures: [], failures: [] };
}

/** A command that leaves its figures in .build/reports, under the name of the part. */
async function byFigures(
  name: string,
  command = `measure/${name}`,
  args: string[] = [],
): Promise<Finding> {
  const { code, figures } = await freshFigures(name, () => script(command, args));
  const over = figures.filter((figure) => !isKept(figure));
  return {
    isKept: code === 0 && figures.length > 0 && over.length === 0,
    figure:
      figures.length > 0
        ? `${figures.length - over.length} of ${figures.length} limits kept`
        : "nothing measured",
    figures,
    failures: over.map(describeBroken),
  };
}

/** The share of faults put into the code that a test has found. */
async function mutations(): Promise<Finding> {
  const file = `${REPORTS}/mutation/mutation.json`;
  const code = await runProgram([
    "node_modules/@stryker-mutator/core/bin/stryker.js",
    "run",
    `--mutate=${modulesOfTheDay().join(",")}`,
  ]);
  if (!existsSync(file)) return byExitCode(Promise.resolve(code || 1), "");
  const report: { files: Record<string, { mutants: { status: string }[] }> } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const of = (mutants: { status: string }[], ...states: string[]): number =>
    mutants.filter(({ status }) => states.includes(status)).length;
  const share = (mutants: { status: string }[]): number => {
    const found = of(mutants, "Killed", "Timeout");
    return (100 * found) / Math.max(1, found + of(mutants, "Survived", "NoCoverage"));
  };
  const files = Object.entries(report.files);
  const all = share(files.flatMap(([, { mutants }]) => mutants));
  return {
    isKept: code === 0 && all >= 85,
    figure: `${all.toFixed(2)} % found`,
    figures: files.map(([name, { mutants }]) => ({
      name,
      value: Number(share(mutants).toFixed(2)),
      limit: 85,
      unit: "",
      isLeast: true,
    })),
    failures: [],
  };
}

const playwright = async (
  report: string,
  args: string[] = [],
  settings: Record<string, string> = {},
): Promise<Finding> => ofOutcome(await runPlaywright(report, args, settings));

const config = (name: string): string => `--config=tests/${name}/playwright.config.ts`;

/** Others with every day: what one run leaves out, the next ones take. TURN repeats one. */
const TURN = Number(process.env.TURN ?? Math.floor(Date.now() / 86_400_000));

/** Every test in every language, each at a width of the day. */
const inSquares = async (
  report: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<Finding> => playwright(report, await chosenOf(report, args, inSquare(TURN)), settings);

/** All pictures, and the rules at each width in a language of the day. */
const MODES_OF_THE_DAY = BREAKPOINTS.map(
  (width, index) => `${LANGUAGES[(TURN + index) % LANGUAGES.length]}-${width}`,
);

/** A third of the modules of the day. */
function modulesOfTheDay(): string[] {
  const { mutate }: { mutate: string[] } = JSON.parse(readFileSync("stryker.config.json", "utf8"));
  return mutate.filter((_, index) => index % 3 === TURN % 3);
}

async function build(): Promise<Finding> {
  const { prepareBackend } = await import("../../backend/emulators.ts");
  await prepareBackend({ mayInstallJava: true });
  const codes = [await script("build/build"), await script("build/storybook-build")];
  const failed = codes.filter((code) => code !== 0).length;
  const figure = failed === 0 ? "both built" : `${failed} of 2 failed`;
  return { isKept: failed === 0, figure, figures: [], failures: [] };
}

/** With pictures of before, after and the difference in .build/reports/visual. */
async function visual(): Promise<Finding> {
  await bringBookUpToDate();
  await bringSiteUpToDate();
  ensureWholeBrowser();
  const projects = ["pictures", "keen", ...MODES_OF_THE_DAY].map((name) => `--project=${name}`);
  return playwright("proof-visual", [config("visual"), ...projects, "--reporter=line,junit,html"], {
    PLAYWRIGHT_HTML_OUTPUT_DIR: `${REPORTS}/visual`,
    PLAYWRIGHT_HTML_OPEN: "never",
  });
}

/** So many pages; the time that one more takes is measured between all of them. */
const SIZES = ["1000", "7000", "13000", "20000"];

/** All promises of the house, in the order in which they are cheap to break and quick to see. */
export const PROMISES: Promised[] = [
  {
    name: "checks",
    promise: "The tree is in order: types, style, imports, words, spelling, unused code",
    limit: NO_FAILURE,
    command: "npm run check",
    prove: () => byExitCode(script("checks/check"), "all in order"),
  },
  {
    name: "build",
    promise: "The site and the book of components are built from a clean clone",
    limit: "both",
    command: "npm run build && npm run storybook:build",
    prove: build,
  },
  {
    name: "unit",
    promise:
      "Every part does what it says, every story too; 200 hostile sets of documents do no harm",
    limit: NO_FAILURE,
    command: "npx vitest run --project='unit*' --project=stories",
    prove: async () =>
      ofOutcome(
        await runVitest("proof-unit", ["--project=unit*", "--project=stories"], { ALL: "1" }),
      ),
  },
  {
    name: "hostile",
    promise: "A whole site of 200 hostile sets is built, and runs nothing of theirs in a browser",
    limit: NO_FAILURE,
    command: "npx vitest run --project=hostile",
    prove: async () => ofOutcome(await runVitest("proof-hostile", ["--project=hostile"])),
  },
  {
    name: "backend",
    promise:
      "The function, the rules and Hosting keep their word in the emulators; headers, policy, Observatory",
    limit: NO_FAILURE,
    command: "npx vitest run --project=backend",
    prove: async () => ofOutcome(await runVitest("proof-backend", ["--project=backend"])),
  },
  {
    name: "e2e",
    promise: "Visitors reach what they want, in four languages, on telephones and on wide screens",
    limit: NO_FAILURE,
    command: "npm run e2e",
    prove: () => inSquares("proof-e2e", []),
  },
  {
    name: "live",
    promise:
      "New documents are found and inquiries arrive, whatever the service and the network do",
    limit: NO_FAILURE,
    command: `npm run e2e -- ${config("live")}`,
    prove: () => inSquares("proof-live", [config("live")]),
  },
  {
    name: "accessibility",
    promise:
      "No barrier on any page in any language: two engines, keyboard, reflow, forced colours, snapshots",
    limit: NO_FAILURE,
    command: "ALL=1 npm run accessibility",
    prove: () => inSquares("proof-accessibility", [config("accessibility")], { ALL: "1" }),
  },
  {
    name: "html",
    promise: "Every built file is valid HTML, and everything that it leads to is there",
    limit: "no error, no warning, nothing missing",
    command: "npm run html:check",
    prove: () => byExitCode(script("checks/html-check"), "all valid, nothing missing"),
  },
  {
    name: "visual",
    promise:
      "Everything looks as approved, and nothing overflows, overlaps, is cut, is faint or jumps",
    limit: NO_FAILURE,
    command: "npm run visual -- --all",
    prove: visual,
  },
  {
    name: "budgets",
    promise: "Pages are light and answer at once",
    limit: "see below",
    command: "npm run budgets",
    prove: () => byFigures("budgets"),
  },
  {
    name: "lighthouse",
    promise: "Lighthouse finds nothing to better on any kind of page in any language",
    limit: "see below",
    command: "npm run lighthouse",
    prove: () =>
      byFigures("lighthouse", "measure/lighthouse", [LANGUAGES[TURN % LANGUAGES.length] ?? "hr"]),
  },
  {
    name: "mutation",
    promise: "Tests notice when the pure modules are wrong",
    limit: "at least 85 %",
    command: "npm run test:mutation",
    prove: mutations,
  },
  {
    name: "scale",
    promise: "20,000 pages are built within 4 GB",
    limit: "see below",
    command: `npm run bench:build -- ${SIZES.join(" ")}`,
    prove: () => byFigures("scale", "measure/bench-build", SIZES),
  },
  {
    name: "audit",
    promise: "Nothing that ships to visitors, and nothing in the function, is known to be unsafe",
    limit: "no known high",
    command:
      "npm audit --omit=dev --audit-level=high && npm audit --prefix functions --omit=dev --audit-level=high",
    prove: audit,
  },
];

async function audit(): Promise<Finding> {
  const { captureProgram } = await import("../../program.ts");
  const failures: string[] = [];
  for (const folder of [".", "functions"]) {
    const { code, output } = await captureProgram(
      "npm",
      ["audit", "--omit=dev", "--audit-level=high"],
      { cwd: folder },
    );
    if (code !== 0) failures.push(`${folder}: ${output.trim().split("\n").slice(-3).join(" ")}`);
  }
  const figure = failures.length === 0 ? "none known" : "not answered, or something is known";
  return { isKept: failures.length === 0, figure, figures: [], failures };
}
