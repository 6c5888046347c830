import type { Language } from "../../src/i18n/languages.ts";
import { localizePath } from "../../src/i18n/paths.ts";
import { ROUTES, routePath } from "../../src/i18n/routes.ts";
import { SEARCH_PATH, searchPath } from "../../src/i18n/searchPath.ts";
import { type DocumentType, documentsIn, listOf, writtenDocuments } from "../documents.ts";

export interface PageKind {
  name: string;
  /** Without the language: "/blog/" */
  path: string;
  /** For what each language has under an address of its own: "/de/blog/herons-at-first-light/" */
  find?: (language: Language) => string;
  /** An address of no language is shown as it is. */
  hasNoLanguage?: boolean;
  /** What script adds later, and the page is waited for. */
  until?: string;
}

const FIXED = Object.entries(ROUTES).map(([name, path]): PageKind => ({ name, path }));

/** The pictures show these; a site without them shows its first, and where it has none, the list. */
const PICTURED: Record<DocumentType, string> = {
  blog: "blog/herons-at-first-light",
  destination: "destination/kopacki-rit",
  program: "program/canoe-dawn",
};

function findDocument(type: DocumentType, language: Language): string {
  const there = writtenDocuments(type).filter(({ versions }) => versions[language]);
  const document = there.find(({ name }) => name === PICTURED[type]) ?? there[0];
  return document?.versions[language]?.path ?? routePath(listOf(type), language);
}

/** A name that is found, whoever's the documents are. */
function findName(language: Language): string {
  const titles = documentsIn(language).map(({ title }) => title);
  return titles.find((title) => title === "Ilok") ?? titles[0] ?? "";
}

/** Every kind of page, each once. */
export const PAGE_KINDS: PageKind[] = [
  ...FIXED,
  { name: "blogDetail", path: "/blog/", find: (language) => findDocument("blog", language) },
  {
    name: "destinationDetail",
    path: "/destinations/",
    find: (language) => findDocument("destination", language),
  },
  {
    name: "programDetail",
    path: "/program/",
    find: (language) => findDocument("program", language),
  },
  { name: "search", path: SEARCH_PATH },
  {
    name: "searchResults",
    path: SEARCH_PATH,
    find: (language) => searchPath(language, findName(language)),
    until: "main article",
  },
  { name: "notFound", path: "/blog/nothing-of-this-name/", until: "main h1" },
  { name: "offline", path: "/offline/" },
  { name: "languageChoice", path: "/nothing/", hasNoLanguage: true },
];

/** addressOf({ name: "blog", path: "/blog/" }, "de") => "/de/blog/" */
export function addressOf({ path, find, hasNoLanguage }: PageKind, language: Language): string {
  if (find) return find(language);
  return hasNoLanguage ? path : localizePath(path, language);
}
