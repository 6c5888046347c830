import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { type CachedPages, readCachedPages } from "./cachedPages.ts";

/** Cached pages in the page's language; null until known, so never in the HTML. */
export function useCachedPages(base: string): CachedPages | null {
  const home = routePath("home", useLanguage());
  const [pages, setPages] = useState<CachedPages | null>(null);

  useEffect(() => {
    let isLeft = false;
    readCachedPages(base, home)
      .catch((): CachedPages => ({ journey: [], visited: [] }))
      .then((cached) => {
        if (!isLeft) setPages(cached);
      });
    return () => {
      isLeft = true;
    };
  }, [base, home]);

  return pages;
}
