import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Tests that replace modules, or something in Node itself: each file has a process of its own. */
const ISOLATED = "tests/**/*.isolated.test.{ts,tsx}";

const unitProject = (
  name: string,
  settings: TestProjectInlineConfiguration["test"],
): TestProjectInlineConfiguration => ({
  // Tests read the names of styles, never the styles: each file is read once, not compiled as well.
  plugins: [vanillaExtractPlugin({ unstable_mode: "transform" })],
  test: {
    ...settings,
    name,
    environment: "node",
    // A link that a test presses leads nowhere: the next file of the process would stand on another page.
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } },
    },
    // One for each processor: by itself Vitest leaves one idle.
    maxWorkers: 2,
    // Only ends what hangs: some tests start whole programs, and all of npm test runs beside them.
    testTimeout: 2 * 60_000,
    hookTimeout: 2 * 60_000,
  },
});

const REPORT = process.env.TEST_REPORT;

// Storybook takes four seconds to begin, which tests of other projects would wait for.
const isAboutStories =
  !process.argv.some((argument) => argument.startsWith("--project")) ||
  process.argv.some((argument) => argument.includes("stories"));

const stories = async (): Promise<TestProjectInlineConfiguration[]> =>
  isAboutStories ? [(await import("./tests/stories/settings.ts")).storiesSettings] : [];

export default defineConfig(async () => ({
  test: {
    reporters: REPORT ? ["default", "json"] : ["default"],
    outputFile: REPORT,
    projects: [
      unitProject("unit", {
        include: ["tests/**/*.test.{ts,tsx}"],
        exclude: ["tests/backend/**", "tests/nightly/**", ISOLATED],
        // A process for each file would cost more than the tests in it.
        isolate: false,
        restoreMocks: true,
        unstubEnvs: true,
        unstubGlobals: true,
      }),
      unitProject("unit-isolated", { include: [ISOLATED] }),
      // Tests of what tests with, such as the rules of imports.
      unitProject("nightly", { include: ["tests/nightly/*.test.ts"] }),
      {
        // Against the real emulators of functions and Firestore, which hold one state for all.
        test: {
          name: "backend",
          include: ["tests/backend/**/*.test.ts"],
          globalSetup: ["tests/backend/startEmulators.ts"],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          // Four hundred inquiries at once, or four functions one after the other, beside all other tests.
          testTimeout: 3 * 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Builds of a site of hostile documents, and of a failing service.
        test: {
          name: "hostile",
          include: ["tests/nightly/hostile/**/*.test.ts"],
          // A build keeps one processor busy for most of its time.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        // Takes the steps of CONTRIBUTING in copies of the tree.
        test: {
          name: "scaffolding",
          include: ["tests/nightly/scaffolding/**/*.test.ts"],
          fileParallelism: false,
          sequence: { groupOrder: 4 },
          testTimeout: 15 * 60_000,
          hookTimeout: 15 * 60_000,
        },
      },
      {
        // Installs the packed packages in an application: npm run test:nightly -- example
        test: {
          name: "example",
          include: ["tests/nightly/example/*.test.ts"],
          sequence: { groupOrder: 6 },
          testTimeout: 2 * 60_000,
          hookTimeout: 5 * 60_000,
        },
      },
      {
        // The finished site in Firefox and WebKit, each of which has one window: npm run test:browsers
        test: {
          name: "browsers",
          include: ["tests/nightly/browsers/*.test.ts"],
          globalSetup: ["tests/nightly/browsers/setup.ts"],
          fileParallelism: false,
          sequence: { groupOrder: 5 },
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 5 * 60_000,
          hookTimeout: 60_000,
        },
      },
      ...(await stories()),
    ],
  },
}));
