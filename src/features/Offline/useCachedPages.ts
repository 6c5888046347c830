import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { cacheName } from "../../runtime/offline.ts";
import { type CachedPage, readCachedPages } from "./cachedPages.ts";

/** What can be read now in the page's language; null until that is known, so never in the HTML. */
export function useCachedPages(base: string): CachedPage[] | null {
  const home = routePath("home", useLanguage());
  const [pages, setPages] = useState<CachedPage[] | null>(null);

  useEffect(() => {
    let isLeft = false;
    readCachedPages(cacheName("pages", base), base, home)
      .catch((): CachedPage[] => [])
      .then((kept) => {
        if (!isLeft) setPages(kept);
      });
    return () => {
      isLeft = true;
    };
  }, [base, home]);

  return pages;
}
