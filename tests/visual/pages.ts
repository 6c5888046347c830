import type { Language } from "../../src/i18n/languages.ts";
import { localizePath } from "../../src/i18n/paths.ts";
import { PAGES, routePath } from "../../src/i18n/routes.ts";
import { SEARCH_PATH, searchPath } from "../../src/i18n/searchPath.ts";
import { type DocumentType, documentsIn, listOf, sourceDocuments } from "../documents.ts";

export interface PageKind {
  name: string;
  /** Without the language: "/blog/" */
  path: string;
  /** If the path differs by language: "/de/blog/herons-at-first-light/" */
  find?: (language: Language) => string;
  /** The path is used as it is. */
  hasNoLanguage?: boolean;
  /** A selector to wait for, of what script adds. */
  until?: string;
}

const FIXED = Object.entries(PAGES).map(([name, { path }]): PageKind => ({ name, path }));

/**
 * Shown in the pictures; a site without them shows its first document or, without any, the list.
 */
const PICTURED: Partial<Record<DocumentType, string>> = {
  blog: "blog/herons-at-first-light",
  destination: "destination/kopacki-rit",
  program: "program/canoe-dawn",
  journey: "journey/five-days-over-both-banks",
};

function findDocument(type: DocumentType, language: Language): string {
  const there = sourceDocuments(type).filter(({ versions }) => versions[language]);
  const document = there.find(({ name }) => name === PICTURED[type]) ?? there[0];
  return document?.versions[language]?.path ?? routePath(listOf(type), language);
}

/** A query that finds something, whatever the documents are. */
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
  {
    name: "journeyDetail",
    path: "/plan/",
    find: (language) => findDocument("journey", language),
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
