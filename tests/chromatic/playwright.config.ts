import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../../scripts/tests/browser.ts";
import { PAGES_PORT, PAGES_URL } from "./addresses.ts";

/** Opens every kind of page in every mode and keeps what Chromatic pictures later. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: "line",
  // Chromatic's archives are written there, too.
  outputDir: resolve(process.env.CHROMATIC_ARCHIVE_LOCATION ?? ".build/chromatic"),
  use: {
    baseURL: PAGES_URL,
    serviceWorkers: "block",
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: {
    command: `node --import tsx scripts/serve/serve.ts --port ${PAGES_PORT}`,
    cwd: "../..",
    url: `${PAGES_URL}/hr/`,
    stdout: "ignore",
  },
});
