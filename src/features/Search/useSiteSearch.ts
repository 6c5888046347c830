import { useCallback, useEffect, useState } from "react";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { openSearch } from "../../search/openSearch.ts";
import type { SiteSearch } from "../../search/siteSearch.ts";

interface Opened {
  search: SiteSearch | null;
  hasFailed: boolean;
  /** Loads the index, unless it is loaded or loading. */
  open: () => void;
}

/** Search in the index that the build wrote. Nothing is loaded before `open` is called. */
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
