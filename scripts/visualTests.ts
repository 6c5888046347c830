import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { MODES } from "../.storybook/modes.ts";
import { ensureBrowser } from "./browser.ts";
import { runProgram } from "./program.ts";
import { buildStorybook, STORYBOOK_DIRECTORY } from "./storybook-build.ts";

export const PICTURES = "pictures";

/** Of all modes: the narrowest and a wide one, in the languages with the longest words. */
const SAMPLE = ["hr-320", "de-1280"];

const REPORT = ".build/reports/visual/index.html";

export interface Choice {
  isAll: boolean;
  /** What the title of a test has to hold, in any case of letters; all titles without it. */
  pattern?: string;
}

/** readChoice(["Button", "Link"]) => { isAll: false, pattern: "Button|Link" } */
export function readChoice(args: string[]): Choice {
  const { values, positionals } = parseArgs({
    args,
    options: { all: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const pattern = positionals.map(asWritten).join("|");
  return pattern === "" ? { isAll: values.all } : { isAll: values.all, pattern };
}

// asWritten("Card (wide)") => "Card \(wide\)"
const asWritten = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** projectsOf({ isAll: false }) => ["pictures", "hr-320", "de-1280"] */
export function projectsOf({ isAll }: Choice): string[] {
  return [PICTURES, ...(isAll ? Object.keys(MODES) : SAMPLE)];
}

/** Runs some of the visual tests against the finished book and site; builds what is not there. */
export async function runVisualTests(
  projects: string[],
  { pattern }: Choice,
  more: string[] = [],
): Promise<number> {
  ensureBrowser();
  await buildWhatIsMissing();
  const code = await runProgram([
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config=tests/visual/playwright.config.ts",
    ...projects.map((project) => `--project=${project}`),
    ...(pattern === undefined ? [] : [`--grep=${pattern}`]),
    ...more,
  ]);
  console.log(`The report is in ${REPORT}.`);
  return code;
}

export async function buildWhatIsMissing(): Promise<void> {
  if (existsSync(join(STORYBOOK_DIRECTORY, "index.json"))) {
    console.log(
      `The book in ${STORYBOOK_DIRECTORY}/ is looked at as it is; npm run storybook:build writes it anew.`,
    );
  } else {
    await buildStorybook();
  }
  if (existsSync("public/404.html")) {
    console.log("The site in public/ is looked at as it is; npm run build writes it anew.");
  } else {
    // Loaded here and not above: it brings all of Gatsby along.
    const { buildSite } = await import("./build.ts");
    await buildSite({ log: console.log });
  }
}
