import { Container } from "../../components/Container/Container.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { PersonCard } from "../../components/PersonCard/PersonCard.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { OPERATOR, phoneLink } from "../../config/operator.ts";
import type { Person, Picture as PictureData } from "../../documents/types.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import { Inquiry } from "../Inquiry/Inquiry.tsx";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import * as styles from "./Contact.css.ts";

interface Props {
  illustration: PictureData;
  /** Who answers. */
  people?: Person[];
}

export function Contact({ illustration, people = [] }: Props) {
  const t = useTranslate();
  const title = t("contact.title");
  const href = routePath("contact", useLanguage());
  return (
    <>
      <PageHeader
        size="compact"
        title={title}
        lead={t("contact.lead")}
        breadcrumb={<PageBreadcrumb title={title} href={href} />}
      />
      <Container>
        <div className={styles.columns}>
          <Inquiry title={t("contact.form.title")} lead={t("contact.form.lead")} />
          <div className={styles.details}>
            <Picture picture={illustration} sizes={pictureSizes.side} ratio="3/2" />
            {people.length > 0 && (
              <>
                <Heading level={2} size="lead">
                  {t("contact.people")}
                </Heading>
                {people.map((person) => (
                  <PersonCard key={person.name} {...person} />
                ))}
              </>
            )}
            <Heading level={2} size="lead">
              {t("contact.mail")}
            </Heading>
            <p>
              <Link href={`mailto:${OPERATOR.mail}`}>{OPERATOR.mail}</Link>
            </p>
            <Heading level={2} size="lead">
              {t("contact.phone")}
            </Heading>
            <p>
              <Link href={phoneLink(OPERATOR.phone)}>{OPERATOR.phone}</Link>
            </p>
            <Heading level={2} size="lead">
              {t("contact.address")}
            </Heading>
            <address>
              {t("contact.address.lines")
                .split("\n")
                .map((line) => (
                  <div key={line}>{line}</div>
                ))}
            </address>
            <Heading level={2} size="lead">
              {t("contact.hours")}
            </Heading>
            <p>{t("contact.hours.text")}</p>
            <Heading level={2} size="lead">
              {t("contact.reach.title")}
            </Heading>
            <p>{t("contact.reach.text")}</p>
            <p>{t("contact.invented")}</p>
          </div>
        </div>
      </Container>
    </>
  );
}
