import { Heading } from "../../components/Heading/Heading.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import type { Catalogue } from "../../journey/catalogue.ts";
import { editorsLink } from "../../journey/links.ts";
import * as styles from "./Propose.css.ts";
import { Propose } from "./Propose.tsx";

interface Props {
  catalogue: Catalogue;
  today: string;
}

/** Where a journey can begin: with a wish, or with one of the editors'. */
export function StartFrom({ catalogue, today }: Props) {
  const t = useTranslate();
  const own = routePath("myJourney", useLanguage());
  return (
    <>
      <Propose catalogue={catalogue} today={today} />
      {catalogue.journeys.length > 0 && (
        <section className={styles.part} aria-labelledby="editors">
          <Heading level={2} size="title" id="editors">
            {t("my.editors")}
          </Heading>
          <p>{t("my.editors.lead")}</p>
          <ul className={styles.list}>
            {catalogue.journeys.map(({ key, title, about }) => (
              <li key={key}>
                <Link href={`${own}${editorsLink(key)}`}>{title}</Link>
                {about && <> · {about}</>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
