import type { SiteDocument } from "../documents/kinds.ts";
import type { PageName } from "../documents/types.ts";
import { LANGUAGE_TABLE, type Language } from "../i18n/languages.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../i18n/routes.ts";

export type SiteIndex = Record<DocumentType, PageName[]>;

/** Paths and titles of all documents in a language by their type, in the order of its alphabet. */
export function siteIndex(documents: SiteDocument[], language: Language): SiteIndex {
  const { compare } = new Intl.Collator(LANGUAGE_TABLE[language].locale);
  const namesOf = (type: DocumentType): PageName[] =>
    documents
      .filter((document) => document.language === language && document.type === type)
      .map(({ path, title }): PageName => [path, title])
      .sort(([pathA, a], [pathB, b]) => compare(a, b) || (pathA < pathB ? -1 : 1));
  const entries = DOCUMENT_TYPES.map((type) => [type, namesOf(type)] as const);
  return Object.fromEntries(entries) as SiteIndex;
}
