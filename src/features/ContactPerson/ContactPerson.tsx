import { Link } from "../../components/Link/Link.tsx";
import { PersonCard } from "../../components/PersonCard/PersonCard.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { OPERATOR, phoneLink } from "../../config/operator.ts";
import type { Person, Picture as PictureData } from "../../documents/types.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import * as styles from "./ContactPerson.css.ts";

interface Props {
  illustration?: PictureData;
  people?: Person[];
}

/** Shown beside a form: who answers, and when the visitor can call instead. */
export function ContactPerson({ illustration, people = [] }: Props) {
  const t = useTranslate();
  return (
    <div className={styles.answer}>
      {illustration && <Picture picture={illustration} sizes={pictureSizes.side} ratio="3/2" />}
      <p className={styles.name}>{t("site.name")}</p>
      {people.map((person) => (
        <PersonCard key={person.name} {...person} />
      ))}
      <dl className={styles.facts}>
        <dt className={styles.fact}>{t("contact.phone")}</dt>
        <dd>
          <Link href={phoneLink(OPERATOR.phone)}>{OPERATOR.phone}</Link>
        </dd>
        <dt className={styles.fact}>{t("contact.hours")}</dt>
        <dd>{t("contact.hours.text")}</dd>
      </dl>
    </div>
  );
}
