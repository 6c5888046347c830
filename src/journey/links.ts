import type { Key } from "./keys.ts";

// The address that opens one of the editors' journeys on the page of one's own.

const NAME = "from";

/** "?from=jAoaY7" */
export const editorsLink = (key: Key): string => `?${NAME}=${key}`;

/** editorsKeyIn("?from=jAoaY7") => "jAoaY7"; null without one. */
export const editorsKeyIn = (search: string): Key | null => new URLSearchParams(search).get(NAME);
