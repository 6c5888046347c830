import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { localizePath } from "../i18n/paths.ts";
import { LIST_ROUTES, routePath } from "../i18n/routes.ts";

export interface Wildcard {
  path: string;
  matchPath: string;
}

/**
 * Client-only routes (Gatsby's matchPath): addresses that no page has are answered by the list above them,
 * or by the page for all others.
 */
export function wildcardsOf(language: Language): Wildcard[] {
  const lists = Object.values(LIST_ROUTES).map((route) => routePath(route, language));
  const home = localizePath("/", language);
  return [
    ...lists.map((path) => ({ path, matchPath: `${path}*` })),
    { path: `${home}404/`, matchPath: `${home}*` },
  ];
}

/** Where the browser's script has them from, instead of Gatsby's list of every page. */
export const WILDCARDS_FILE = resolve(".cache", "wildcards.json");

export async function writeWildcards(): Promise<void> {
  await mkdir(dirname(WILDCARDS_FILE), { recursive: true });
  await writeFile(WILDCARDS_FILE, JSON.stringify(LANGUAGES.flatMap(wildcardsOf)));
}
