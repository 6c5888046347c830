import { walkEngines } from "../../tests/engines/walkEngines.ts";
import { DONE, describeOutcome, type Outcome, sumOf } from "../../tests/runs/outcome.ts";
import { pairsOf } from "../../tests/runs/pairs.ts";
import { runPlaywright, runVitest } from "../../tests/runs/runners.ts";
import { ACCESSIBILITY, LIVE, SEEN } from "../../tests/runs/suites.ts";
import { withoutSettings } from "../build/record.ts";
import { bringBookUpToDate, bringSiteUpToDate } from "../build/upToDate.ts";
import { runChecks } from "../checks/check.ts";
import { findHtmlProblems } from "../checks/html-check.ts";
import { runAsCommand } from "../command.ts";
import { describeBroken, freshFigures, isBroken } from "../measure/figures/figures.ts";
import { runProgram } from "../program.ts";
import { ensureBrowser, ensureWholeBrowser } from "./browser.ts";
import { type Part, runLanes } from "./lanes.ts";

/** Side by side, each in its order. */
const LANES: Part[][] = [
  [
    { name: "Demo site", run: () => doneBy(bringSiteUpToDate()) },
    { name: "HTML of the pages", run: readHtml },
    { name: "Weights of the pages", run: weigh },
    {
      name: "Browser tests",
      run: async () => runPlaywright("browser", await pairsOf("browser", [])),
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
  ],
];

/**
 * What the lane takes that is done first; by then the site and the book stand. The last ones keep two
 * processors busy by themselves.
 */
const REST: Part[] = [
  { name: "Other engines", run: walkShortly },
  { name: "What is seen", run: () => runPlaywright("seen", SEEN) },
  {
    name: "Accessibility",
    run: async () => runPlaywright("accessibility", await pairsOf("accessibility", ACCESSIBILITY)),
  },
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
  const broken = figures.filter(isBroken).map(describeBroken);
  const failures = code !== 0 && broken.length === 0 ? [`ended with code ${code}`] : broken;
  return { passed: figures.length - broken.length, skipped: 0, failures };
}

/** The short walk, in the engines that are here. */
async function walkShortly(): Promise<Outcome> {
  const { passed, failed, skipped } = await walkEngines({ isShort: true, say: () => undefined });
  for (const engine of skipped) console.log(engine);
  return { passed, skipped: skipped.length, failures: failed };
}

/** chosenBy(["browser"]) tells the parts whose names hold one of the words; all are chosen without words. */
function chosenBy(words: string[]): ({ name }: Part) => boolean {
  const isChosen = ({ name }: Part): boolean =>
    words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  const all = [...LANES.flat(), ...REST];
  if (all.some(isChosen)) return isChosen;
  const names = all.map(({ name }) => name).join(", ");
  throw new Error(`No part is called "${words.join(" ")}": there are ${names}.`);
}

// npm test -- browser html: only the parts that are named so.
void runAsCommand("test", async (words) => {
  process.env = withoutSettings(process.env);
  const isChosen = chosenBy(words);
  // Before the lanes part: two cannot install at the same time.
  ensureBrowser();
  ensureWholeBrowser();
  const lanes = LANES.map((parts) => parts.filter(isChosen));
  const outcome = sumOf(await runLanes(lanes, REST.filter(isChosen)));
  console.log("");
  if (outcome.failures.length > 0) console.log(["Failed:", ...outcome.failures].join("\n  "));
  console.log(describeOutcome(outcome));
  process.exitCode = outcome.failures.length > 0 ? 1 : 0;
});
