import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { cacheName } from "../../runtime/offline.ts";
import { type KeptPage, readKeptPages } from "./cachedPages.ts";

/** What can be read now in the page's language; null until that is known, so never in the HTML. */
export function useCachedPages(base: string): KeptPage[] | null {
  const home = routePath("home", useLanguage());
  const [pages, setPages] = useState<KeptPage[] | null>(null);

  useEffect(() => {
    let isLeft = false;
    readKeptPages(cacheName("pages", base), base, home)
      .catch((): KeptPage[] => [])
      .then((kept) => {
        if (!isLeft) setPages(kept);
      });
    return () => {
      isLeft = true;
    };
  }, [base, home]);

  return pages;
}
