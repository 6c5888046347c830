import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BROWSER_ARGUMENTS, findBrowser } from "./scripts/tests/browser.ts";
import { findHtmlProblems } from "./tests/stories/html.ts";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/backend/**", "tests/hostile/**"],
          environment: "node",
          // One for each processor: by itself Vitest leaves one idle.
          maxWorkers: 2,
          // A machine with other work to do may stand still for a while.
          testTimeout: 30_000,
        },
      },
      {
        // Against the real emulators of functions and Firestore, which hold one state for all.
        test: {
          name: "backend",
          include: ["tests/backend/**/*.test.ts"],
          globalSetup: ["tests/backend/startEmulators.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // A whole site of hostile documents, visited page by page: a part of the proof.
        test: {
          name: "hostile",
          include: ["tests/hostile/**/*.test.ts"],
        },
      },
      {
        // Every story is a test: it draws, its play succeeds, axe finds nothing, its HTML is valid.
        plugins: [storybookTest()],
        test: {
          name: "stories",
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
      },
    ],
  },
});
