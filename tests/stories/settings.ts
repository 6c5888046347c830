import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { BROWSER_ARGUMENTS, findBrowser } from "../../scripts/tests/browser.ts";
import { findHtmlProblems } from "./html.ts";

/**
 * Every story is a test: it renders, its play function succeeds, axe finds nothing, its HTML is
 * valid.
 */
export const storiesSettings: TestProjectInlineConfiguration = {
  plugins: [storybookTest()],
  test: {
    name: "stories",
    // A page for each file would load React, fonts and axe again each time.
    isolate: false,
    // After the unit tests, which have another number of workers.
    sequence: { groupOrder: 1 },
    testTimeout: 30_000,
    setupFiles: ["tests/stories/afterEachStory.ts"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { findHtmlProblems: (_, html: string) => findHtmlProblems(html) },
      provider: playwright({
        launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
};
