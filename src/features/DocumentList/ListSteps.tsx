import { Pagination } from "../../components/Pagination/Pagination.tsx";
import { ShowMore } from "../../components/Pagination/ShowMore.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { ENHANCED_LINK } from "../../runtime/pageState.ts";
import * as styles from "./DocumentList.css.ts";
import type { Paging } from "./useListing.ts";

interface Props {
  paging: Paging;
  onMore: (show: () => void) => void;
}

/**
 * Links to more of the list. Without script they lead to the next page; with script, more cards
 * appear below.
 */
export function ListSteps({ paging: { more, previous, next }, onMore }: Props) {
  const t = useTranslate();
  const words = { previous: t("list.previous"), next: t("list.next") };
  if (previous !== "" || next !== "") {
    return (
      <div className={styles.steps}>
        <Pagination label={t("list.pages")} words={words} previous={previous} next={next} />
      </div>
    );
  }
  if (!more) return null;
  return (
    <div className={styles.steps}>
      <ShowMore href={more.href} {...ENHANCED_LINK} onMore={() => onMore(more.show)}>
        {t("list.more")}
      </ShowMore>
    </div>
  );
}
