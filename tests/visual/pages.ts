import type { Language } from "../../src/i18n/languages.ts";
import { localizePath } from "../../src/i18n/paths.ts";
import { ROUTES } from "../../src/i18n/routes.ts";

export interface PageKind {
  name: string;
  /** Without the language: "/blog/" */
  path: string;
  /** An address of no language is shown as it is. */
  hasNoLanguage?: boolean;
  /** What script adds later, and the page is waited for. */
  until?: string;
}

const FIXED = Object.entries(ROUTES).map(([name, path]): PageKind => ({ name, path }));

/** Every kind of page, each once. */
export const PAGE_KINDS: PageKind[] = [
  ...FIXED,
  { name: "blogDetail", path: "/blog/herons-at-first-light/" },
  { name: "destinationDetail", path: "/destinations/kopacki-rit/" },
  { name: "programDetail", path: "/program/canoe-dawn/" },
  { name: "search", path: "/search/" },
  { name: "searchResults", path: "/search/?q=Ilok", until: "main article" },
  { name: "notFound", path: "/blog/nothing-of-this-name/", until: "main h1" },
  { name: "offline", path: "/offline/" },
  { name: "languageChoice", path: "/nothing/", hasNoLanguage: true },
];

/** addressOf({ name: "blog", path: "/blog/" }, "de") => "/de/blog/" */
export function addressOf({ path, hasNoLanguage }: PageKind, language: Language): string {
  return hasNoLanguage ? path : localizePath(path, language);
}
