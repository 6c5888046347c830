import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { OPERATOR } from "../../content/operator.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import * as styles from "./Inquiry.css.ts";
import { InquiryForm } from "./InquiryForm.tsx";
import { mailLink, mailText } from "./mail.ts";

/** Where a link to the form of a page leads. */
export const INQUIRY_ID = "ask";

interface Props {
  title: string;
  lead: string;
  /** What it is about: the title of a program or a place, "" for the region. */
  about?: string;
  isTrip?: boolean;
}

/** A way to ask: a form, and without script a prepared e-mail with the same fields. */
export function Inquiry({ title, lead, about = "", isTrip }: Props) {
  const t = useWords();
  const subject = t("form.by-mail.subject", { title: about || t("site.name") });
  const fields = [t("form.name"), t("form.date.from"), t("form.date.to"), t("form.people")];
  const blank = fields.filter((_, index) => isTrip || index === 0).map((field) => `${field}: `);
  return (
    <section id={INQUIRY_ID} className={styles.inquiry}>
      <h2 className={styles.title}>{title}</h2>
      <p>{lead}</p>
      <InquiryForm about={about} isTrip={isTrip} />
      <noscript>
        <p>
          <LinkButton href={mailLink(OPERATOR.mail, subject, mailText([], blank.join("\n")))}>
            {t("form.mail.plain")}
          </LinkButton>
        </p>
      </noscript>
    </section>
  );
}
