import type { SiteDocument } from "../content/kinds.ts";
import type { Name } from "../content/nearest.ts";
import { newestFirst } from "../content/order.ts";
import type { Language } from "../i18n/languages.ts";
import { writeByLanguage } from "./lists.ts";

/**
 * The names of all documents, for the page that says there is nothing: one file a language, beside
 * the lists, which empty the folder first: "/lists/hr-names-3f2a….json".
 */
export function writeNames(documents: SiteDocument[]): Promise<Record<Language, string>> {
  return writeByLanguage("names", (language) =>
    documents
      .filter((document) => document.language === language)
      .sort(newestFirst)
      .map(({ path, title }): Name => [path, title]),
  );
}
