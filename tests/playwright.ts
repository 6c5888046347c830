import { resolve } from "node:path";
import type { PlaywrightTestConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser, findFullBrowser } from "../scripts/tests/browser.ts";

/** Shared by the suites. Workers load this file again, without arguments. */

/** An error whose message is enough: it is shown without a stack. */
export function errorWithoutStack(text: string): Error {
  const error = new Error(text);
  error.stack = text;
  return error;
}

const shown = process.argv.find((arg) => /^--(headed|debug|ui)\b/.test(arg));
if (shown !== undefined) {
  const isRemote = /^--ui-(host|port)/.test(shown);
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform === "linux" && !isRemote && !DISPLAY && !WAYLAND_DISPLAY) {
    throw errorWithoutStack(
      `${shown} opens a window, and there is no display here: use --ui-port=0, a trace, or xvfb-run.`,
    );
  }
  // The headless shell has no windows.
  process.env.CHROMIUM_PATH ??= findFullBrowser();
}

/** TEST_SLOW=1 is for machines that are slow or busy. */
const TIMEOUT_FACTOR = process.env.TEST_SLOW === "1" ? 3 : 1;

export const seconds = (count: number): number => count * 1000 * TIMEOUT_FACTOR;

/** Starts a program of tests/; the line that it logs when it is ready contains its ports. */
export const startServer = (
  program: string,
  says: RegExp,
): NonNullable<PlaywrightTestConfig["webServer"]> => ({
  command: `node --import tsx tests/${program}`,
  cwd: resolve(),
  wait: { stdout: says },
  stdout: "pipe",
  // It may have to build first.
  timeout: 900_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
});

const BROWSERS = ["chromium", "firefox", "webkit"] as const;

/** Firefox and WebKit are Playwright's own: npx playwright install firefox webkit */
const browserName = BROWSERS.find((name) => name === process.env.BROWSER) ?? "chromium";

const inChromium = {
  launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
};

const { BASE_URL, CI, TEST_REPORT, TIER } = process.env;

/** What `npm test` takes, see tiers.ts. */
export const IS_IN_TEST = TIER === "test";

/** Traces take a third of the time: `npm test` records them in CI only. */
const isTraced = !IS_IN_TEST || CI !== undefined;

export const SITE_READY = /The site is at http:\/\/localhost:(?<test_port>\d+)/;

export const SITE_URL = BASE_URL ?? `http://localhost:${process.env.TEST_PORT}`;

/** The configuration of a suite that tests the test site, or the site at BASE_URL. */
export const suite = (name: string) =>
  ({
    fullyParallel: true,
    forbidOnly: true,
    workers: 2,
    outputDir: resolve("test-results", name),
    reporter: [
      ["list"],
      ["html", { outputFolder: resolve("playwright-report", name), open: "never" }],
      // For the summary over several runners.
      ...(TEST_REPORT ? ([["json", { outputFile: resolve(TEST_REPORT) }]] as const) : []),
    ],
    timeout: seconds(60),
    expect: { timeout: seconds(7) },
    use: {
      baseURL: SITE_URL,
      screenshot: "only-on-failure",
      trace: isTraced ? "retain-on-failure" : "off",
      actionTimeout: seconds(10),
      navigationTimeout: seconds(20),
      // Most tests are about the site without its service worker; offline.spec.ts allows it.
      serviceWorkers: "block",
      browserName,
      ...(browserName === "chromium" && inChromium),
    },
    globalSetup: BASE_URL ? resolve("tests/checkBaseUrl.ts") : undefined,
    webServer: BASE_URL ? undefined : startServer("server.ts", SITE_READY),
  }) satisfies PlaywrightTestConfig;
