import { Button } from "../../components/Button/Button.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
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
  if (previous !== "" || next !== "") {
    return (
      <nav aria-label={t("list.pages")} className={styles.steps}>
        {previous !== "" && (
          <LinkButton href={previous} rel="prev" tone="quiet">
            {t("list.previous")}
          </LinkButton>
        )}
        {next !== "" && (
          <LinkButton href={next} rel="next" tone="quiet">
            {t("list.next")}
          </LinkButton>
        )}
      </nav>
    );
  }
  if (!more) return null;
  const { show, href } = more;
  return (
    <div className={styles.steps}>
      {href === null ? (
        <Button tone="quiet" onClick={() => onMore(show)}>
          {t("list.more")}
        </Button>
      ) : (
        <LinkButton
          href={href}
          rel="next"
          tone="quiet"
          {...ENHANCED_LINK}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onMore(show);
          }}
        >
          {t("list.more")}
        </LinkButton>
      )}
    </div>
  );
}
