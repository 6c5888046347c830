import type { Key } from "./keys.ts";

// The fragment of the journey's page that opens one of the editors' journeys.

/** Before the key of an editors' journey. */
const FROM = "from-";

/** "#from-jAoaY7" opens an editors' journey as one's own. */
export const editorsLink = (key: Key): string => `#${FROM}${key}`;

/** editorsKeyIn("from-jAoaY7") => "jAoaY7"; undefined for anything else. */
export const editorsKeyIn = (fragment: string): Key | undefined =>
  fragment.startsWith(FROM) ? fragment.slice(FROM.length) : undefined;
