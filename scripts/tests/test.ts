import { DONE, describeOutcome, type Outcome, sumOf } from "../../tests/runs/outcome.ts";
import { runPlaywright, runVitest } from "../../tests/runs/runners.ts";
import { IN_TEST, type Suite } from "../../tests/suites.ts";
import { withoutSettings } from "../build/record.ts";
import { bringBookUpToDate, bringSiteUpToDate } from "../build/upToDate.ts";
import { runChecks } from "../checks/check.ts";
import { findHtmlProblems } from "../checks/html-check.ts";
import { runAsCommand } from "../command.ts";
import { ensureBrowser, ensureWholeBrowser } from "./browser.ts";
import { type Part, runLanes } from "./lanes.ts";

const browserSuite = (name: keyof typeof IN_TEST): Promise<Outcome> => {
  const { args, settings }: Suite = IN_TEST[name];
  return runPlaywright(name, args, settings);
};

/** Side by side, each in its order. */
const LANES: Part[][] = [
  [
    { name: "Demo site", run: () => doneBy(bringSiteUpToDate()) },
    { name: "HTML of the pages", run: readHtml },
    { name: "Browser tests", run: () => browserSuite("browser") },
  ],
  [
    { name: "Backend", run: () => doneBy(prepare()) },
    { name: "Checks", run: check },
    { name: "Unit and content tests", run: () => runVitest("unit", ["--project=unit*"]) },
    { name: "Stories", run: () => runVitest("stories", ["--project=stories"]) },
    { name: "Tests of the backend", run: () => runVitest("backend", ["--project=backend"]) },
    {
      name: "Live documents and inquiries",
      run: () => browserSuite("live"),
    },
  ],
];

/** What the lane takes that is done first; by then the site stands. */
const REST: Part[] = [
  {
    name: "Barriers on each kind of page",
    run: () => browserSuite("accessibility"),
  },
  {
    name: "Approved pages",
    run: async () => {
      await bringBookUpToDate();
      return browserSuite("pictures");
    },
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
