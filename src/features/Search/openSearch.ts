import { fetchBuildFile } from "../../content/fetchBuildFile.ts";
import type { SearchEntry } from "../../content/search/entries.ts";
import type { SiteSearch } from "../../content/search/siteSearch.ts";
import type { Language } from "../../i18n/languages.ts";

const opened = new Map<string, Promise<SiteSearch>>();

async function open(address: string, language: Language): Promise<SiteSearch> {
  const [entries, { createSiteSearch }] = await Promise.all([
    fetchBuildFile<SearchEntry[]>(address),
    import("../../content/search/siteSearch.ts"),
  ]);
  return createSiteSearch(entries, language);
}

/** Fetches what a search needs, code and index, once; after a failure it is fetched again. */
export function openSearch(address: string, language: Language): Promise<SiteSearch> {
  const known = opened.get(address);
  if (known) return known;
  const opening = open(address, language);
  opened.set(address, opening);
  opening.catch(() => opened.delete(address));
  return opening;
}
