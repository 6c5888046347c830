import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { SearchResult } from "../../components/SearchResult/SearchResult.tsx";
import type { EntryType } from "../../content/search/entries.ts";
import type { Found, SiteSearch } from "../../content/search/siteSearch.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import type { Translate } from "../../i18n/words.ts";
import * as styles from "./Search.css.ts";

const RESULTS_AT_ONCE = 20;

const kindNames = (t: Translate): Record<EntryType, string> => ({
  blog: t("search.type.blog"),
  destination: t("search.type.destination"),
  program: t("search.type.program"),
  page: t("search.type.page"),
});

interface Props {
  /** "12 results for “Ilok”" */
  title: string;
  found: Found[];
  excerpt: SiteSearch["excerpt"];
}

/** What was found, best first, twenty at a time. */
export function Results({ title, found, excerpt }: Props) {
  const t = useWords();
  const kinds = kindNames(t);
  const [asked, setAsked] = useState({ found, limit: RESULTS_AT_ONCE });
  const limit = asked.found === found ? asked.limit : RESULTS_AT_ONCE;
  const shown = useMemo(
    () => found.slice(0, limit).map((one) => ({ entry: one.entry, excerpt: excerpt(one) })),
    [found, limit, excerpt],
  );

  // The button may be gone then: the first of the new results has the focus.
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (limit === RESULTS_AT_ONCE) return;
    const links = list.current?.querySelectorAll<HTMLElement>("article a");
    links?.[limit - RESULTS_AT_ONCE]?.focus({ preventScroll: true });
  }, [limit]);

  return (
    <div className={styles.results}>
      <h2 className={styles.count}>{title}</h2>
      <ol ref={list} className={styles.list}>
        {shown.map(({ entry: { path, title: name, type, picture }, excerpt: pieces }) => (
          <li key={path}>
            <SearchResult
              href={path}
              title={name}
              kind={kinds[type]}
              excerpt={pieces}
              picture={picture}
            />
          </li>
        ))}
      </ol>
      {found.length > limit && (
        <div className={styles.more}>
          <Button tone="quiet" onClick={() => setAsked({ found, limit: limit + RESULTS_AT_ONCE })}>
            {t("list.more")}
          </Button>
        </div>
      )}
    </div>
  );
}
