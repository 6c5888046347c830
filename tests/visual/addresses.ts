import { TEST_SITE } from "../../scripts/build/places.ts";

/** Where the book and the site are served for these tests. */
export const BOOK_PORT = Number(process.env.VISUAL_PORT ?? 9353);
export const SITE_PORT = BOOK_PORT + 1;
export const BOOK_URL = `http://localhost:${BOOK_PORT}`;
export const SITE_URL = `http://localhost:${SITE_PORT}`;

/** The folders that are served; another build can be looked at without moving it. */
export const BOOK_FOLDER = process.env.VISUAL_BOOK ?? "storybook-static";
export const SITE_FOLDER = process.env.VISUAL_SITE ?? TEST_SITE;
