import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { runChecks } from "./check.ts";
import { runAsCommand } from "./command.ts";
import {
  addCounts,
  type Count,
  countOf,
  countPlaywright,
  countVitest,
  describeCount,
  NOTHING,
} from "./counts.ts";
import { findFreePort } from "./port.ts";
import { runProgram } from "./program.ts";
import { buildStorybook } from "./storybook-build.ts";

interface Part {
  name: string;
  // Answers how many passed, failed and were skipped; an error thrown counts as one failure.
  run(): Promise<Count>;
}

const REPORTS = ".build/reports";

const projects = (...names: string[]): string[] => names.map((name) => `--project=${name}`);

// Every test in two languages and at both widths, and in the other two what differs by language.
// playwright.config.ts has all pairs.
const SAMPLE = projects("hr-360", "de-1280");
const BY_LANGUAGE = [
  ...projects("en-1280", "sr-360"),
  "routes",
  "languages-of-a-document",
  "choice-of-language",
  "discovery",
  "search",
];

const ACCESSIBILITY = "--config=tests/accessibility/playwright.config.ts";
const VISUAL = "--config=tests/visual/playwright.config.ts";

const PARTS: Part[] = [
  { name: "Preparation of the backend", run: prepare },
  { name: "Checks", run: countChecks },
  {
    name: "Unit, content and story tests",
    run: () => runVitest("vitest.json", ["unit", "stories"]),
  },
  { name: "Build of the Storybook", run: buildBook },
  { name: "Build of the demo site", run: buildDemo },
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
    name: "Rules of what is seen",
    run: () => runPlaywright("visual.json", [VISUAL, "--project=keen"]),
  },
];

// The tests are about the demo site, whatever the terminal is set to.
const OPERATOR_SETTINGS =
  /^(GATSBY_)?CONTENT_|^GATSBY_FIREBASE_|^(SITE_URL|PATH_PREFIX|SERVICE_WORKER)$/;

async function countChecks(): Promise<Count> {
  const results = await runChecks(console.log);
  const failed = results.filter(({ problems }) => problems !== "").length;
  return { ...NOTHING, passed: results.length - failed, failed };
}

// Before the checks, which look at the types of the functions too.
async function prepare(): Promise<Count> {
  const { prepareBackend } = await import("./backend/emulators.ts");
  await prepareBackend({ mayInstallJava: true });
  return { ...NOTHING, passed: 1 };
}

async function runVitest(name: string, projects: string[]): Promise<Count> {
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
  return countOf(code, readReport(report, countVitest));
}

async function buildBook(): Promise<Count> {
  await buildStorybook();
  return { ...NOTHING, passed: 1 };
}

async function buildDemo(): Promise<Count> {
  // Loaded here and not above, so that the other parts run even if the build cannot be loaded.
  const { buildSite } = await import("./build.ts");
  await buildSite({ log: console.log });
  return { ...NOTHING, passed: 1 };
}

async function runPlaywright(name: string, args: string[]): Promise<Count> {
  ensureBrowser();
  const report = freshReport(name);
  const code = await runProgram(
    ["node_modules/@playwright/test/cli.js", "test", "--reporter=line,json", ...args],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_PORT: String(await findFreePort()) },
  );
  return countOf(code, readReport(report, countPlaywright));
}

// A site of its own is built for these, because the demo asks its content service for nothing.
function runLive(): Promise<Count> {
  return runPlaywright("live.json", ["--config=tests/live/playwright.config.ts", ...SAMPLE]);
}

// The report of an earlier run must not be taken for this one's.
function freshReport(name: string): string {
  // Absolute, because Playwright reads a relative one from the folder of its configuration.
  const path = resolve(REPORTS, name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

function readReport(path: string, count: (report: unknown) => Count): Count | undefined {
  try {
    return count(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined;
  }
}

async function runPart({ name, run }: Part): Promise<Count> {
  console.log(`\n${name} …`);
  const start = performance.now();
  const count = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { ...NOTHING, failed: 1 };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${describeCount(count)} (${seconds} s)`);
  return count;
}

void runAsCommand("test", async () => {
  for (const name of Object.keys(process.env)) {
    if (OPERATOR_SETTINGS.test(name)) delete process.env[name];
  }
  const counts: Count[] = [];
  for (const part of PARTS) counts.push(await runPart(part));
  const failed = PARTS.filter((_, index) => (counts[index]?.failed ?? 0) > 0);
  console.log("");
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(", ")}.`);
  console.log(describeCount(addCounts(counts)));
  process.exitCode = failed.length > 0 ? 1 : 0;
});
