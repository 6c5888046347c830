import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { type Route, routePath } from "../../i18n/routes.ts";
import { listEntries } from "../DocumentList/listEntries.ts";
import * as styles from "./Search.css.ts";

/** Links to lists and sitemap, for visitors who do not search. */
export function BrowseLinks() {
  const t = useTranslate();
  const language = useLanguage();
  const ways: [Route, string][] = [...listEntries(t), ["sitemap", t("sitemap.title")]];
  return (
    <ul className={styles.ways}>
      {ways.map(([route, name]) => (
        <li key={route}>
          <LinkButton href={routePath(route, language)} tone="quiet" size="small">
            {name}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
