import { defineConfig } from "@playwright/test";
import { MODES } from "./.storybook/modes.ts";
import { LANGUAGE_TABLE } from "./src/i18n/languages.ts";
import { suite } from "./tests/playwright.ts";
import { projectsOfTier } from "./tests/tiers.ts";

const HEIGHT = 800;

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
  ...suite("e2e"),
  testDir: "tests",
  // What the software does, and apart from it what stands on the demo.
  testMatch: ["e2e/**/*.spec.ts", "demo/**/*.spec.ts"],
  projects: projectsOfTier(projects),
});
