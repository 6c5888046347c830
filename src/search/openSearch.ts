import type { Language } from "../i18n/languages.ts";
import { fetchBuildFile } from "../runtime/fetchBuildFile.ts";
import type { SearchEntry } from "./entries.ts";
import type { SiteSearch } from "./siteSearch.ts";

const opened = new Map<string, Promise<SiteSearch>>();

async function open(address: string, language: Language): Promise<SiteSearch> {
  const [entries, { createSiteSearch }] = await Promise.all([
    fetchBuildFile<SearchEntry[]>(address),
    import("./siteSearch.ts"),
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
