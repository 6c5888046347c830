import { runNpm } from "../program.ts";

/** Builds the site under test if one of its files has changed. */
export const ensureTestSite = (): Promise<void> => runNpm("build:test-site");

/** The same for the Storybook. */
export const ensureStorybook = (): Promise<void> => runNpm("build:test-storybook");
