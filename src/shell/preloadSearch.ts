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
 * A visitor is about to search: the page and what it searches are preloaded meanwhile. What does
 * not come is asked for again by the page itself.
 */
export async function preloadSearch(language: Language): Promise<void> {
  const path = searchPath(language);
  prefetchPage(path);
  try {
    // Only the search page knows where the index is: its name changes with its content.
    const page = await fetchBuildFile<PageData>(withPrefix(`/page-data${path}page-data.json`));
    await openSearch(withPrefix(page.result.pageContext.index), language);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
  }
}
