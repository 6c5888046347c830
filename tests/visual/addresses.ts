/** Where the book is served, and what is served there: another can be looked at without moving it. */
export const BOOK_URL = `http://localhost:${process.env.TEST_BOOK_PORT}`;
export const BOOK_FOLDER = process.env.VISUAL_BOOK ?? "storybook-static";
