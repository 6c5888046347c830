import { searchEntries } from "../../src/build/files/search.ts";
import { readMarkdownPages } from "../../src/build/markdownPages/markdownFiles.ts";
import { byLanguage, type Language } from "../../src/i18n/languages.ts";
import type { SearchEntry } from "../../src/search/entries.ts";
import { readDocuments, withOwnPictures } from "./readDocuments.ts";

/**
 * The search entries of the demo, as a build writes them into files, with the service's own
 * pictures.
 */
export async function readSearchEntries(): Promise<Record<Language, SearchEntry[]>> {
  const found = await readDocuments();
  const written = readMarkdownPages(found, () => {});
  const documents = withOwnPictures(found);
  return byLanguage((language) => searchEntries(documents, written, language));
}
