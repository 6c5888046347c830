import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { MODES } from "../../.storybook/modes.ts";
import { BROWSER_ARGUMENTS, findBrowser, findWholeBrowser } from "../../scripts/tests/browser.ts";
import { BOOK_FOLDER, SITE_FOLDER, SITE_URL } from "./addresses.ts";
import { DRIFT } from "./drift.ts";

// Letters are laid out the same everywhere, whatever hinting the machine prefers.
const ALIKE = ["--font-render-hinting=none", "--disable-lcd-text"];

const inBrowser = (executablePath: string | undefined) => ({
  launchOptions: { executablePath, args: [...BROWSER_ARGUMENTS, ...ALIKE] },
});

/**
 * "pictures" compares with what was approved, "keen" sees to it that every rule finds its fault, "screens"
 * goes through screens and languages by itself; the others hold the rules, one project a mode:
 * hr-320, hr-768 …
 */
export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  outputDir: resolve(".build/visual"),
  reporter: [["line"], ["html", { outputFolder: resolve(".build/reports/visual"), open: "never" }]],
  // A picture comes into being by being approved only.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/approved/{arg}{ext}",
  expect: { timeout: 30_000, toHaveScreenshot: { ...DRIFT, animations: "disabled", scale: "css" } },
  use: inBrowser(findBrowser()),
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
  webServer: {
    command: "node --import tsx tests/visual/server.ts",
    cwd: "../..",
    env: { VISUAL_BOOK: BOOK_FOLDER, VISUAL_SITE: SITE_FOLDER },
    url: `${SITE_URL}/hr/`,
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
