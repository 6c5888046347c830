import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BROWSER_ARGUMENTS, findBrowser } from "./scripts/browser.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          environment: "node",
        },
      },
      {
        // Every story is a test: it draws, its play succeeds, and axe finds nothing.
        plugins: [storybookTest()],
        test: {
          name: "stories",
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
