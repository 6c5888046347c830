import { defineConfig } from "@playwright/test";
import { MODES } from "../../.storybook/modes.ts";
import { BROWSER_ARGUMENTS, findBrowser, findWholeBrowser } from "../../scripts/tests/browser.ts";
import { IS_IN_TEST, startServer, suite } from "../playwright.ts";
import { DRIFT } from "./drift.ts";

// Letters are laid out the same everywhere, whatever hinting the machine prefers.
const ALIKE = ["--font-render-hinting=none", "--disable-lcd-text"];

const inBrowser = (executablePath: string | undefined) => ({
  launchOptions: { executablePath, args: [...BROWSER_ARGUMENTS, ...ALIKE] },
});

const common = suite("visual");

const book = startServer(
  "visual/server.ts",
  /The book is at http:\/\/localhost:(?<test_book_port>\d+)/,
);

/**
 * "pictures" compares with what was approved, "keen" sees to it that every rule finds its fault, "screens"
 * goes through screens and languages by itself; the others hold the rules, one project a mode:
 * hr-320, hr-768 …
 */
export default defineConfig({
  ...common,
  testDir: ".",
  // A picture comes into being by being approved only.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/approved/{arg}{ext}",
  expect: {
    ...common.expect,
    toHaveScreenshot: { ...DRIFT, animations: "disabled", scale: "css" },
  },
  // What was seen is in the pictures.
  use: { ...common.use, ...inBrowser(findBrowser()), trace: "off" },
  projects: [
    // What was approved was drawn by a browser as people have it.
    { name: "pictures", testMatch: "pictures.spec.ts", use: inBrowser(findWholeBrowser()) },
    { name: "keen", testMatch: "keen.spec.ts" },
    { name: "screens", testMatch: "screens/*.spec.ts" },
    ...Object.entries(MODES).map(([name, mode]) => ({
      name,
      testMatch: "rules.spec.ts",
      metadata: { mode },
    })),
  ],
  webServer: [IS_IN_TEST ? [] : book, common.webServer ?? []].flat(),
});
