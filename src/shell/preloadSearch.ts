import type { Language } from "../i18n/languages.ts";
import { searchPath } from "../i18n/searchPath.ts";
import { fetchBuildFile } from "../runtime/fetchBuildFile.ts";
import { prefetchPage } from "../runtime/prefetchPage.ts";
import { withPrefix } from "../runtime/prefix.ts";
import { openSearch } from "../search/openSearch.ts";

interface PageData {
  result: { pageContext: { index: string } };
}

/**
 * Preloads the search page and its index when the visitor is about to search. A failure is only
 * logged: the page fetches both again itself.
 */
export async function preloadSearch(language: Language): Promise<void> {
  const path = searchPath(language);
  prefetchPage(path);
  try {
    // Only the search page's data has the path of the index: it contains a content hash.
    const page = await fetchBuildFile<PageData>(withPrefix(`/page-data${path}page-data.json`));
    await openSearch(withPrefix(page.result.pageContext.index), language);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
  }
}
