import { useMemo, useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { SearchResult } from "../../components/SearchResult/SearchResult.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { SearchHit } from "../../search/rank.ts";
import type { SiteSearch } from "../../search/siteSearch.ts";
import { useFocusOnNew } from "../DocumentList/useFocusOnNew.ts";
import { useScrollRestoration } from "../UrlState/useScrollRestoration.ts";
import { setShownCount, useShownCount } from "../UrlState/useUrlSearch.ts";
import * as styles from "./Search.css.ts";

const RESULTS_AT_ONCE = 20;

interface Props {
  /** "12 results for “Ilok”" */
  title: string;
  found: SearchHit[];
  excerpt: SiteSearch["excerpt"];
}

/** Search results, best first, twenty at a time. */
export function Results({ title, found, excerpt }: Props) {
  const t = useTranslate();
  const limit = useShownCount(RESULTS_AT_ONCE);
  const shown = useMemo(
    () => found.slice(0, limit).map((one) => ({ ...one, excerpt: excerpt(one) })),
    [found, limit, excerpt],
  );

  const list = useRef<HTMLOListElement>(null);
  const focusOnNew = useFocusOnNew(list, shown.length);
  useScrollRestoration(list, false);

  return (
    <div className={styles.results}>
      <div className={styles.count}>
        <Heading level={2} size="body" tone="quiet">
          {title}
        </Heading>
      </div>
      <ol ref={list} className={styles.list}>
        {shown.map(({ entry: { path, title: name, type, picture }, section, excerpt: pieces }) => (
          <li key={path}>
            <SearchResult
              href={section ? `${path}#${section.id}` : path}
              title={section?.heading ?? name}
              kind={t(`search.type.${type}`)}
              page={section ? name : ""}
              excerpt={pieces}
              picture={picture}
            />
          </li>
        ))}
      </ol>
      {found.length > limit && (
        <div className={styles.more}>
          <Button
            tone="quiet"
            onClick={() => focusOnNew(() => setShownCount(limit + RESULTS_AT_ONCE))}
          >
            {t("list.more")}
          </Button>
        </div>
      )}
    </div>
  );
}
