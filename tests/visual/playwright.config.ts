import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { MODES } from "../../.storybook/modes.ts";
import { BROWSER_ARGUMENTS, findBrowser, findFullBrowser } from "../../scripts/tests/browser.ts";
import { RESULTS } from "../../scripts/tests/differences/readDifferences.ts";
import { IS_IN_TEST, startServer, suite } from "../playwright.ts";
import { PIXEL_TOLERANCE } from "./pixelTolerance.ts";

// Makes text layout independent of the machine's font hinting.
const REPRODUCIBLE_TEXT = ["--font-render-hinting=none", "--disable-lcd-text"];

const inBrowser = (executablePath: string | undefined) => ({
  launchOptions: { executablePath, args: [...BROWSER_ARGUMENTS, ...REPRODUCIBLE_TEXT] },
});

const common = suite("visual");

const storybook = startServer(
  "visual/server.ts",
  /The Storybook is at http:\/\/localhost:(?<test_storybook_port>\d+)/,
);

/**
 * "pictures" compares with the approved pictures, "rules-selftest" checks that every rule finds its
 * fault, "screens" goes through screens and languages itself, "book" through the documentation
 * pages of Storybook; the others check the rules, one
 * project per mode: hr-320, hr-768 …
 */
export default defineConfig({
  ...common,
  testDir: ".",
  // For the page of differences.
  reporter: [...common.reporter, ["json", { outputFile: resolve(RESULTS) }]],
  // Pictures are written by approval only.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/approved/{arg}{ext}",
  expect: {
    ...common.expect,
    toHaveScreenshot: { ...PIXEL_TOLERANCE, animations: "disabled", scale: "css" },
  },
  // The pictures are enough.
  use: { ...common.use, ...inBrowser(findBrowser()), trace: "off" },
  projects: [
    // The pictures were approved in a full browser.
    { name: "pictures", testMatch: "pictures.spec.ts", use: inBrowser(findFullBrowser()) },
    { name: "rules-selftest", testMatch: "rules.selftest.spec.ts" },
    { name: "screens", testMatch: "screens/*.spec.ts" },
    { name: "book", testMatch: "book.spec.ts" },
    ...Object.entries(MODES).map(([name, mode]) => ({
      name,
      testMatch: "rules.spec.ts",
      metadata: { mode },
    })),
  ],
  webServer: [IS_IN_TEST ? [] : storybook, common.webServer ?? []].flat(),
});
