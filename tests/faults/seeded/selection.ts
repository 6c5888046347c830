import type { Part } from "./fault.ts";

const projects = (...names: string[]): string[] => names.map((name) => `--project=${name}`);

const SAMPLE = projects("hr-320", "de-1280");
const ACCESSIBILITY = "--config=tests/accessibility/playwright.config.ts";

/** What `npm test` runs of each part: a fault that only something else catches is missed. */
export const PLAYWRIGHT_PARTS: Record<
  Exclude<Part, "checks" | "unit" | "stories" | "backend" | "html" | "weights">,
  string[]
> = {
  browser: SAMPLE,
  "browser by language": [
    ...projects("en-1280", "sr-320"),
    "routes",
    "languages-of-a-document",
    "choice-of-language",
    "discovery",
    "search",
  ],
  live: ["--config=tests/live/playwright.config.ts", ...SAMPLE],
  accessibility: [ACCESSIBILITY, "axe", ...SAMPLE],
  walks: [ACCESSIBILITY, "engine", "keyboard", "reflow", "snapshots", ...projects("de-320")],
  visual: [
    "--config=tests/visual/playwright.config.ts",
    ...projects("pictures", "hr-320", "keen"),
    "--grep=the page |finds |passes over",
  ],
};

export const WEIGHTS = ["--sample"];
