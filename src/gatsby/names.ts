import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { newestFirst } from "../content/cards.ts";
import type { Name } from "../content/nearest.ts";
import type { SiteDocument } from "../content/types.ts";
import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { contentHash } from "./contentHash.ts";
import { LISTS_FOLDER } from "./lists.ts";

/**
 * The names of all documents, for the page that says there is nothing: one file a language, beside
 * the lists, which empty the folder first: "/lists/hr-names-3f2a….json".
 */
export async function writeNames(documents: SiteDocument[]): Promise<Record<Language, string>> {
  const write = async (language: Language): Promise<[Language, string]> => {
    const names = documents
      .filter((document) => document.language === language)
      .sort(newestFirst)
      .map(({ path, title }): Name => [path, title]);
    const text = JSON.stringify(names);
    const file = `/${LISTS_FOLDER}/${language}-names-${contentHash(text)}.json`;
    await writeFile(join(resolve("public"), file), text);
    return [language, file];
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(write))) as Record<Language, string>;
}
