import { useCallback, useEffect, useState } from "react";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { openSearch } from "../../search/openSearch.ts";
import type { SiteSearch } from "../../search/siteSearch.ts";

interface Opened {
  search: SiteSearch | null;
  hasFailed: boolean;
  /** Fetches it, unless it is here or on its way. */
  open: () => void;
}

/** The search over what the build wrote into a file; nothing is fetched before `open`. */
export function useSiteSearch(index: string): Opened {
  const language = useLanguage();
  const [search, setSearch] = useState<SiteSearch | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    openSearch(index, language).then(
      (found) => {
        if (!isLeft) setSearch(found);
      },
      () => {
        if (isLeft) return;
        setFailed(true);
        setWanted(false);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, index, language]);

  const open = useCallback(() => {
    setFailed(false);
    setWanted(true);
  }, []);
  return { search, hasFailed, open };
}
