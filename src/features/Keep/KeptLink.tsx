import { Icon } from "../../components/Icon/Icon.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { roundOpener } from "../../theme/styles/roundOpener.css.ts";
import * as styles from "./KeptLink.css.ts";
import { useKept } from "./store.ts";

/** The visitor's journey in the header, with the number of things in it. */
export function KeptLink({ isCurrent }: { isCurrent: boolean }) {
  const t = useTranslate();
  const href = routePath("myJourney", useLanguage());
  const count = useKept(({ length }) => length);
  return (
    <Link
      href={href}
      className={`${roundOpener} ${styles.link}`}
      aria-current={isCurrent ? "page" : undefined}
    >
      <Icon name="heart" />
      <VisuallyHidden>{t("my-journey.title")} </VisuallyHidden>
      <span className={styles.count}>
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{t("keep.count", { count })}</VisuallyHidden>
      </span>
    </Link>
  );
}
