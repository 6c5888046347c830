import { resolve } from "node:path";
import { defineConfig, type ReporterDescription } from "@playwright/test";
import { MODES } from "./.storybook/modes.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "./scripts/tests/browser.ts";
import { LANGUAGE_TABLE } from "./src/i18n/languages.ts";
import { projectsOfTier } from "./tests/tiers.ts";

const PORT = process.env.E2E_PORT ?? "9333";
const HEIGHT = 800;

const REPORT = process.env.TEST_REPORT;
/** Whoever counts the tests of several runners reads the second. */
const REPORTERS: ReporterDescription[] = [
  ["list"],
  ...(REPORT ? ([["json", { outputFile: resolve(REPORT) }]] as const) : []),
];

/** What is tagged @narrow needs the menu of a small screen; @wide is at home at one width of all. */
function elsewhere(viewport: number): RegExp[] {
  if (viewport < 1024) return [/@wide\b/];
  return viewport === 1280 ? [/@narrow\b/] : [/@narrow\b/, /@wide\b/];
}

// Every test runs in each language at each width: hr-320, hr-768, … sr-1920
// It reads its language from test.info().project.metadata.language.
const projects = Object.entries(MODES).map(([name, { language, viewport }]) => ({
  name,
  grepInvert: elsewhere(viewport),
  metadata: { language },
  use: { locale: LANGUAGE_TABLE[language].locale, viewport: { width: viewport, height: HEIGHT } },
}));

/** For tests that take long and say little new between the two. */
export const NARROW_AND_WIDE = projectsOfTier(
  projects.filter(({ name }) => /-(?:320|1280)$/.test(name)),
);

export default defineConfig({
  testDir: "tests",
  // What the software does, and apart from it what stands on the demo.
  testMatch: ["e2e/**/*.spec.ts", "demo/**/*.spec.ts"],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: REPORTERS,
  // A machine with other work to do may stand still for a while.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.E2E_URL ?? `http://localhost:${PORT}`,
    screenshot: "only-on-failure",
    // Without these a press or a visit that hangs is told only by the whole test's time running out.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Most tests look at the site as it comes from its host; offline.spec.ts lets the worker in.
    serviceWorkers: "block",
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
  },
  projects: projectsOfTier(projects),
  // E2E_URL tests a site that is already up, such as a preview; otherwise the build is served.
  webServer: process.env.E2E_URL
    ? undefined
    : {
        command: `node --import tsx tests/server.ts --port ${PORT}`,
        url: `http://localhost:${PORT}/hr/`,
        // It may have to be built first.
        timeout: 900_000,
        stdout: "ignore",
      },
});
