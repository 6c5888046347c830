/** Where the Storybook is served, and from which folder. */
export const STORYBOOK_URL = `http://localhost:${process.env.TEST_STORYBOOK_PORT}`;
export const STORYBOOK_FOLDER = process.env.VISUAL_STORYBOOK ?? "storybook-static";
