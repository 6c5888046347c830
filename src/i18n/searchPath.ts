import type { Language } from "./languages.ts";
import { localizePath } from "./paths.ts";

/** The search page. It is not in the navigation. */
export const SEARCH_PATH = "/search/";

/** The query parameter of the search page: "?q=ilok" */
export const QUERY_PARAM = "q";

/** searchPath("de") => "/de/search/"; searchPath("de", "Ilok & Bač") => "/de/search/?q=Ilok+%26+Ba%C4%8D" */
export function searchPath(language: Language, query = ""): string {
  const search = query === "" ? "" : `?${new URLSearchParams({ [QUERY_PARAM]: query })}`;
  return localizePath(SEARCH_PATH, language) + search;
}
