import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { localizePath } from "../i18n/paths.ts";
import { LIST_ROUTES, LISTED_TYPES, routePath } from "../i18n/routes.ts";

export interface Wildcard {
  path: string;
  matchPath: string;
}

/** Client-only routes (Gatsby's matchPath): unknown addresses show the list above them, or the 404 page. */
export function wildcardsOf(language: Language): Wildcard[] {
  const lists = LISTED_TYPES.map((type) => routePath(LIST_ROUTES[type], language));
  const home = localizePath("/", language);
  return [
    ...lists.map((path) => ({ path, matchPath: `${path}*` })),
    { path: `${home}404/`, matchPath: `${home}*` },
  ];
}

/** Bundled into the browser's script instead of Gatsby's list of all pages. */
export const WILDCARDS_FILE = resolve(".cache", "wildcards.json");

export async function writeWildcards(): Promise<void> {
  await mkdir(dirname(WILDCARDS_FILE), { recursive: true });
  await writeFile(WILDCARDS_FILE, JSON.stringify(LANGUAGES.flatMap(wildcardsOf)));
}
