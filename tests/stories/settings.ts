import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { BROWSER_ARGUMENTS, findBrowser } from "../../scripts/tests/browser.ts";
import { findHtmlProblems } from "./html.ts";

/** Every story is a test: it draws, its play succeeds, axe finds nothing, its HTML is valid. */
export const storiesSettings: TestProjectInlineConfiguration = {
  plugins: [storybookTest()],
  test: {
    name: "stories",
    // As in the book: a page for each file would load React, fonts and axe anew each time.
    isolate: false,
    // After the unit tests, which have workers of another number.
    sequence: { groupOrder: 1 },
    testTimeout: 30_000,
    setupFiles: ["tests/stories/validHtml.ts"],
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
