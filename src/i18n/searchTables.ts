import { search as de } from "./languages/de/search.ts";
import { search as en } from "./languages/en/search.ts";
import { search as hr } from "./languages/hr/search.ts";
import type { LanguageSearch } from "./languages/language.ts";
import { search as sr } from "./languages/sr/search.ts";
import { search as srCyrl } from "./languages/sr-cyrl/search.ts";
import type { Language } from "./languages.ts";

/** How words are compared in each language. Loaded with the search. */
export const SEARCH_TABLES: Record<Language, LanguageSearch> = {
  hr,
  en,
  de,
  sr,
  "sr-cyrl": srCyrl,
};
