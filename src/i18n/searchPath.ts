import type { Language } from "./languages.ts";
import { localizePath } from "./paths.ts";

/** The page that finds others. It is no route of the navigation: one asks it, or goes past it. */
export const SEARCH_PATH = "/search/";

/** searchPath("de") => "/de/search/"; searchPath("de", "Ilok & Bač") => "/de/search/?q=Ilok+%26+Ba%C4%8D" */
export function searchPath(language: Language, query = ""): string {
  const search = query === "" ? "" : `?${new URLSearchParams({ q: query })}`;
  return localizePath(SEARCH_PATH, language) + search;
}
