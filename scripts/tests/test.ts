import { DONE, describeOutcome, type Outcome, sumOf } from "../../tests/runs/outcome.ts";
import { pairsOf } from "../../tests/runs/pairs.ts";
import { runPlaywright, runVitest } from "../../tests/runs/runners.ts";
import { ACCESSIBILITY, LIVE, SEEN } from "../../tests/runs/suites.ts";
import { withoutSettings } from "../build/record.ts";
import { bringBookUpToDate, bringSiteUpToDate } from "../build/upToDate.ts";
import { runChecks } from "../checks/check.ts";
import { findHtmlProblems } from "../checks/html-check.ts";
import { runAsCommand } from "../command.ts";
import { describeBroken, freshFigures, isKept } from "../measure/figures/figures.ts";
import { runProgram } from "../program.ts";
import { ensureBrowser, ensureWholeBrowser } from "./browser.ts";
import { type Part, runLanes } from "./lanes.ts";

/** Side by side, each in its order: on two cores both take about as long. */
const LANES: Part[][] = [
  [
    { name: "Demo site", run: () => doneBy(bringSiteUpToDate()) },
    { name: "HTML of the pages", run: readHtml },
    { name: "Weights of the pages", run: weigh },
    {
      name: "Browser tests",
      run: async () => runPlaywright("browser", await pairsOf("browser", [])),
    },
    {
      name: "Accessibility",
      run: async () =>
        runPlaywright("accessibility", await pairsOf("accessibility", ACCESSIBILITY)),
    },
  ],
  [
    { name: "Backend", run: () => doneBy(prepare()) },
    { name: "Checks", run: check },
    { name: "Unit and content tests", run: () => runVitest("unit", ["--project=unit*"]) },
    { name: "Stories", run: () => runVitest("stories", ["--project=stories"]) },
    { name: "Book of components", run: () => doneBy(bringBookUpToDate()) },
    { name: "Tests of the backend", run: () => runVitest("backend", ["--project=backend"]) },
    {
      name: "Live documents and inquiries",
      run: async () => runPlaywright("live", await pairsOf("live", LIVE)),
    },
    { name: "What is seen", run: () => runPlaywright("seen", SEEN) },
  ],
];

async function doneBy(work: Promise<unknown>): Promise<Outcome> {
  await work;
  return DONE;
}

// Before the checks, which look at the types of the functions too.
async function prepare(): Promise<void> {
  const { prepareBackend } = await import("../backend/emulators.ts");
  await prepareBackend({ mayInstallJava: true });
}

async function check(): Promise<Outcome> {
  const results = await runChecks(console.log);
  const failures = results.filter(({ problems }) => problems !== "").map(({ name }) => name);
  return { passed: results.length - failures.length, skipped: 0, failures };
}

async function readHtml(): Promise<Outcome> {
  const failures = await findHtmlProblems();
  return failures.length === 0 ? DONE : { passed: 0, skipped: 0, failures };
}

async function weigh(): Promise<Outcome> {
  const { code, figures } = await freshFigures("budgets", () =>
    runProgram(["scripts/run.mjs", "measure/budgets", "--sample"]),
  );
  const broken = figures.filter((figure) => !isKept(figure)).map(describeBroken);
  const failures = code !== 0 && broken.length === 0 ? [`ended with code ${code}`] : broken;
  return { passed: figures.length - broken.length, skipped: 0, failures };
}

/** chosenBy(["browser"]): of each lane the parts whose names hold one of the words; all without words. */
function chosenBy(words: string[]): Part[][] {
  const isChosen = ({ name }: Part): boolean =>
    words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  const lanes = LANES.map((parts) => parts.filter(isChosen));
  if (lanes.flat().length > 0) return lanes;
  const names = LANES.flat().map(({ name }) => name);
  throw new Error(`No part is called "${words.join(" ")}": there are ${names.join(", ")}.`);
}

// npm test -- browser html: only the parts that are named so.
void runAsCommand("test", async (words) => {
  process.env = withoutSettings(process.env);
  // Before the lanes part: two cannot install at the same time.
  ensureBrowser();
  ensureWholeBrowser();
  const outcome = sumOf(await runLanes(chosenBy(words)));
  console.log("");
  if (outcome.failures.length > 0) console.log(["Failed:", ...outcome.failures].join("\n  "));
  console.log(describeOutcome(outcome));
  process.exitCode = outcome.failures.length > 0 ? 1 : 0;
});
