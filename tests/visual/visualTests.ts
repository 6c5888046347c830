import { rmSync } from "node:fs";
import { MODES } from "../../.storybook/modes.ts";
import { ensureStorybook } from "../../scripts/build/ensureTestBuilds.ts";
import { runNode } from "../../scripts/program.ts";
import { ensureFullBrowser } from "../../scripts/tests/browser.ts";
import { RESULTS } from "../../scripts/tests/differences/readDifferences.ts";

export const PICTURES = "pictures";
const SCREENS = "screens";
/** The documentation pages of Storybook. */
const BOOK = "book";

/** The narrowest mode and a wide one, in the languages with the longest words. */
const SAMPLE = ["hr-320", "de-320", "de-1280"];

const REPORT = "playwright-report/visual/index.html";

export interface Selection {
  isAll: boolean;
  /** A pattern for titles of tests, case-insensitive; all tests without it. */
  pattern?: string;
}

/** readSelection(["Button", "Link"]) => { isAll: false, pattern: "Button|Link" } */
export function readSelection(args: string[]): Selection {
  const [options, words] = [args.filter(isOption), args.filter((arg) => !isOption(arg))];
  const unknown = options.find((option) => option !== "--all");
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown}" is unknown: the only option is --all; other arguments are words of titles.`,
    );
  }
  const choice = { isAll: options.length > 0 };
  return words.length > 0 ? { ...choice, pattern: words.map(escapeRegExp).join("|") } : choice;
}

const isOption = (arg: string): boolean => arg.startsWith("-");

// escapeRegExp("Card (wide)") => "Card \(wide\)"
const escapeRegExp = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** projectsOf({ isAll: false }) => ["pictures", "hr-320", "de-320", "de-1280"] */
export function projectsOf({ isAll }: Selection): string[] {
  return [PICTURES, ...(isAll ? [SCREENS, BOOK, ...Object.keys(MODES)] : SAMPLE)];
}

/** Runs some of the visual tests against the Storybook and the site. */
export async function runVisualTests(
  projects: string[],
  { pattern }: Selection,
  more: string[] = [],
): Promise<number> {
  ensureFullBrowser();
  await ensureStorybook();
  // Results of an earlier run would be taken for those of one that did not start.
  rmSync(RESULTS, { force: true });
  const code = await runNode([
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
