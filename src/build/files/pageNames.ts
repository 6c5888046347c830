import type { SiteDocument } from "../../documents/kinds.ts";
import { newestFirst } from "../../documents/newestFirst.ts";
import type { PageName } from "../../documents/types.ts";
import type { Language } from "../../i18n/languages.ts";
import { type ListsFolder, writeByLanguage } from "./lists.ts";

/** The names of all documents, for suggestions on the 404 page: "/lists/hr-names-3f2a….json". */
export function writePageNames(
  folder: ListsFolder,
  documents: SiteDocument[],
): Promise<Record<Language, string>> {
  return writeByLanguage(folder, "names", (language) =>
    documents
      .filter((document) => document.language === language)
      .sort(newestFirst)
      .map(({ path, title }): PageName => [path, title]),
  );
}
