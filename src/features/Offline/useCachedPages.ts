import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { cacheName } from "../../runtime/offline.ts";
import { type CachedPage, readCachedPages } from "./cachedPages.ts";

/** Cached pages in the page's language; null until known, so never in the HTML. */
export function useCachedPages(base: string): CachedPage[] | null {
  const home = routePath("home", useLanguage());
  const [pages, setPages] = useState<CachedPage[] | null>(null);

  useEffect(() => {
    let isLeft = false;
    readCachedPages(cacheName("pages", base), base, home)
      .catch((): CachedPage[] => [])
      .then((cached) => {
        if (!isLeft) setPages(cached);
      });
    return () => {
      isLeft = true;
    };
  }, [base, home]);

  return pages;
}
