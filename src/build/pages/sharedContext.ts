import type { Translation } from "../../documents/types.ts";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import { localizePath } from "../../i18n/paths.ts";
import type { MapPictures } from "../../maps/regionMap.ts";
import type { Lists } from "../files/lists.ts";
import type { MarkdownPages } from "../markdownPages/markdownFiles.ts";
import { wildcardsOf } from "../wildcards.ts";

/** Files that the build wrote or read for pages, by language. */
export interface BuildFiles {
  written: MarkdownPages;
  lists: Record<Language, Lists>;
  names: Record<Language, string>;
  search: Record<Language, string>;
  catalogues: Record<Language, string>;
  /** For all languages. */
  maps: MapPictures;
}

export function translationsOf(path: string): Translation[] {
  return LANGUAGES.map((language) => ({ language, path: localizePath(path, language) }));
}

export const matchPathOf = (path: string, language: Language): string | undefined =>
  wildcardsOf(language).find((wildcard) => wildcard.path === path)?.matchPath;
