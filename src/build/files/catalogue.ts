import type { SiteDocument } from "../../documents/kinds.ts";
import type { Language } from "../../i18n/languages.ts";
import { buildCatalogue } from "../../journey/buildCatalogue.ts";
import { type ListsFolder, writeByLanguage } from "./lists.ts";

/** What can be kept, for the page of a visitor's journey: "/lists/hr-catalogue-3f2a….json". */
export const writeCatalogues = (
  folder: ListsFolder,
  documents: SiteDocument[],
  warn: (message: string) => void,
): Promise<Record<Language, string>> =>
  writeByLanguage(folder, "catalogue", (language) => buildCatalogue(documents, language, warn));
