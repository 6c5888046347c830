import { runNpm } from "../program.ts";

/** Builds the site that is tested, if a file that it is made of has changed. */
export const ensureTestSite = (): Promise<void> => runNpm("build:test-site");

/** The same for the Storybook. */
export const ensureStorybook = (): Promise<void> => runNpm("build:test-storybook");
