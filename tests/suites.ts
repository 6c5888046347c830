/** What Playwright is called with, and what is set beside. */
export interface Suite {
  args: string[];
  settings?: Record<string, string>;
}

export const configOf = (folder: string): string => `--config=tests/${folder}/playwright.config.ts`;

/** Other parts of `npm test` run beside them. */
const SLOW = { TEST_SLOW: "1" };

/** Each test once, where its tags do not ask for more (tests/tiers.ts). */
const ONCE = { TIER: "test", ...SLOW };

/** What `npm test` takes of the browser suites. */
export const IN_TEST = {
  browser: { args: [], settings: ONCE },
  /** A site of its own, because the demo asks its content service for nothing. */
  live: { args: [configOf("live")], settings: ONCE },
  /** Once on each kind of page. */
  accessibility: {
    args: [configOf("accessibility"), "--project=de-1280", "--grep=meets no barrier on the page"],
    settings: SLOW,
  },
  pictures: {
    args: [configOf("visual"), "--project=pictures", "--grep=the page "],
    settings: SLOW,
  },
} satisfies Record<string, Suite>;
