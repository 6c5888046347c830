import { Link } from "../../components/Link/Link.tsx";
import { OPERATOR } from "../../content/operator.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { FixedPage } from "../FixedPage/FixedPage.tsx";

export function Contact() {
  const t = useWords();
  return (
    <FixedPage route="contact" title={t("contact.title")} lead={t("contact.lead")}>
      <h2>{t("contact.mail")}</h2>
      <p>
        <Link href={`mailto:${OPERATOR.mail}`}>{OPERATOR.mail}</Link>
      </p>
      <h2>{t("contact.phone")}</h2>
      <p>
        <Link href={`tel:${OPERATOR.phone.replaceAll(" ", "")}`}>{OPERATOR.phone}</Link>
      </p>
      <h2>{t("contact.address")}</h2>
      <address>
        {OPERATOR.address.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <h2>{t("contact.hours")}</h2>
      <p>{t("contact.hours.text")}</p>
      <h2>{t("contact.reach.title")}</h2>
      <p>{t("contact.reach.text")}</p>
      <p>{t("contact.invented")}</p>
    </FixedPage>
  );
}
