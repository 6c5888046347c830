import { MODES } from "../../.storybook/modes.ts";
import { ensureStorybook } from "../../scripts/build/ensureBuilt.ts";
import { runNode } from "../../scripts/program.ts";
import { ensureWholeBrowser } from "../../scripts/tests/browser.ts";

export const PICTURES = "pictures";
const SCREENS = "screens";

/** Of all modes: the narrowest and a wide one, in the languages with the longest words. */
const SAMPLE = ["hr-320", "de-1280"];

const REPORT = "playwright-report/visual/index.html";

export interface Choice {
  isAll: boolean;
  /** What the title of a test has to hold, in any case of letters; all titles without it. */
  pattern?: string;
}

/** readChoice(["Button", "Link"]) => { isAll: false, pattern: "Button|Link" } */
export function readChoice(args: string[]): Choice {
  const [options, words] = [args.filter(isOption), args.filter((arg) => !isOption(arg))];
  const unknown = options.find((option) => option !== "--all");
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown}" is no setting here: there is --all, and words that a title has to hold.`,
    );
  }
  const choice = { isAll: options.length > 0 };
  return words.length > 0 ? { ...choice, pattern: words.map(asWritten).join("|") } : choice;
}

const isOption = (arg: string): boolean => arg.startsWith("-");

// asWritten("Card (wide)") => "Card \(wide\)"
const asWritten = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** projectsOf({ isAll: false }) => ["pictures", "hr-320", "de-1280"] */
export function projectsOf({ isAll }: Choice): string[] {
  return [PICTURES, ...(isAll ? [SCREENS, ...Object.keys(MODES)] : SAMPLE)];
}

/** Runs some of the visual tests against the book and the site. */
export async function runVisualTests(
  projects: string[],
  { pattern }: Choice,
  more: string[] = [],
): Promise<number> {
  ensureWholeBrowser();
  await ensureStorybook();
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
