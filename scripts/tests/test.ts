import { withoutSettings } from "../build/record.ts";
import { bringBookUpToDate, bringSiteUpToDate } from "../build/upToDate.ts";
import { runChecks } from "../checks/check.ts";
import { findHtmlProblems } from "../checks/html-check.ts";
import { runAsCommand } from "../command.ts";
import { describeBroken, freshFigures, isKept } from "../measure/figures/figures.ts";
import { runProgram } from "../program.ts";
import { addCounts, describeCount, NOTHING } from "./counts.ts";
import { DONE, type Outcome, type Part, runPart, runPlaywright, runVitest } from "./parts.ts";

const projects = (...names: string[]): string[] => names.map((name) => `--project=${name}`);

// Every test in two languages and at both widths, and in the other two what differs by language.
// playwright.config.ts has all pairs.
const SAMPLE = projects("hr-320", "de-1280");
const BY_LANGUAGE = [
  ...projects("en-1280", "sr-320"),
  "routes",
  "languages-of-a-document",
  "choice-of-language",
  "discovery",
  "search",
];

const ACCESSIBILITY = "--config=tests/accessibility/playwright.config.ts";
// In the language with the longest words, on the smallest screen.
const WALKS = ["engine", "keyboard", "reflow", "snapshots"];
const VISUAL = "--config=tests/visual/playwright.config.ts";
// Pages as they were approved, the rules in one mode, and whether every rule finds its fault.
const VISUAL_SAMPLE = [
  ...projects("pictures", "hr-320", "keen"),
  "--grep=the page |finds |passes over",
];

const PARTS: Part[] = [
  { name: "Preparation of the backend", run: prepare },
  { name: "Checks", run: countChecks },
  {
    name: "Unit, content and story tests",
    run: () => runVitest("vitest.json", ["unit", "stories"]),
  },
  { name: "Build of the Storybook", run: buildBook },
  { name: "Build of the demo site", run: buildDemo },
  { name: "HTML of the pages", run: readHtml },
  { name: "Weights of the pages", run: weigh },
  { name: "Tests of the backend", run: () => runVitest("backend.json", ["backend"]) },
  { name: "Browser tests", run: () => runPlaywright("playwright.json", SAMPLE) },
  {
    name: "Browser tests of what differs by language",
    run: () => runPlaywright("languages.json", BY_LANGUAGE),
  },
  { name: "Browser tests of live documents and inquiries", run: runLive },
  {
    name: "Accessibility",
    run: () => runPlaywright("accessibility.json", [ACCESSIBILITY, "axe", ...SAMPLE]),
  },
  {
    name: "Keyboard, zoom and what is heard",
    run: () => runPlaywright("walks.json", [ACCESSIBILITY, ...WALKS, ...projects("de-320")]),
  },
  {
    name: "What is seen",
    run: () => runPlaywright("visual.json", [VISUAL, ...VISUAL_SAMPLE]),
  },
];

async function countChecks(): Promise<Outcome> {
  const results = await runChecks(console.log);
  const failures = results.filter(({ problems }) => problems !== "").map(({ name }) => name);
  const failed = failures.length;
  return { count: { ...NOTHING, passed: results.length - failed, failed }, failures };
}

// Before the checks, which look at the types of the functions too.
async function prepare(): Promise<Outcome> {
  const { prepareBackend } = await import("../backend/emulators.ts");
  await prepareBackend({ mayInstallJava: true });
  return DONE;
}

async function buildBook(): Promise<Outcome> {
  await bringBookUpToDate();
  return DONE;
}

async function weigh(): Promise<Outcome> {
  const { code, figures } = await freshFigures("budgets", () =>
    runProgram(["scripts/run.mjs", "measure/budgets", "--sample"]),
  );
  const broken = figures.filter((figure) => !isKept(figure)).map(describeBroken);
  const failures = code !== 0 && broken.length === 0 ? [`ended with code ${code}`] : broken;
  const passed = figures.length - broken.length;
  return { count: { ...NOTHING, passed, failed: failures.length }, failures };
}

async function buildDemo(): Promise<Outcome> {
  await bringSiteUpToDate();
  return DONE;
}

async function readHtml(): Promise<Outcome> {
  const failures = await findHtmlProblems();
  const failed = failures.length;
  return failed === 0 ? DONE : { count: { ...NOTHING, failed }, failures };
}

// A site of its own is built for these, because the demo asks its content service for nothing.
function runLive(): Promise<Outcome> {
  return runPlaywright("live.json", ["--config=tests/live/playwright.config.ts", ...SAMPLE]);
}

void runAsCommand("test", async () => {
  process.env = withoutSettings(process.env);
  const outcomes: Outcome[] = [];
  for (const part of PARTS) outcomes.push(await runPart(part));
  const failures = outcomes.flatMap(({ failures }, index) =>
    failures.map((failure) => `${PARTS[index]?.name} › ${failure}`),
  );
  const count = addCounts(outcomes.map(({ count }) => count));
  console.log("");
  if (count.failed > 0) console.log(["Failed:", ...failures].join("\n  "));
  console.log(describeCount(count));
  process.exitCode = count.failed > 0 ? 1 : 0;
});
