import { Link } from "../../components/Link/Link.tsx";
import { OPERATOR } from "../../content/operator.ts";
import { formatDate } from "../../i18n/dates.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { FixedPage } from "../FixedPage/FixedPage.tsx";
import { REVIEWED_AT } from "./reviewedAt.ts";

/** The accessibility statement: what holds, how it is known, what is missing and whom to tell. */
export function Accessibility() {
  const t = useWords();
  const date = formatDate(REVIEWED_AT, t);
  return (
    <FixedPage
      route="accessibility"
      title={t("accessibility.title")}
      lead={t("accessibility.lead")}
    >
      <h2>{t("accessibility.done.title")}</h2>
      <p>{t("accessibility.done.text")}</p>
      <h2>{t("accessibility.standard.title")}</h2>
      <p>{t("accessibility.standard.text")}</p>
      <h2>{t("accessibility.tested.title")}</h2>
      <ul>
        <li>{t("accessibility.tested.engines")}</li>
        <li>{t("accessibility.tested.html")}</li>
        <li>{t("accessibility.tested.keyboard")}</li>
        <li>{t("accessibility.tested.zoom")}</li>
        <li>{t("accessibility.tested.reader")}</li>
      </ul>
      <h2>{t("accessibility.limits.title")}</h2>
      <ul>
        <li>{t("accessibility.limits.people")}</li>
        <li>{t("accessibility.limits.maps")}</li>
        <li>{t("accessibility.limits.new")}</li>
        <li>{t("accessibility.limits.content")}</li>
        <li>{t("accessibility.limits.elsewhere")}</li>
      </ul>
      <h2>{t("accessibility.report.title")}</h2>
      <p>{t("accessibility.report.text")}</p>
      <p>
        {t("contact.mail")}: <Link href={`mailto:${OPERATOR.mail}`}>{OPERATOR.mail}</Link>
        <br />
        {t("contact.phone")}:{" "}
        <Link href={`tel:${OPERATOR.phone.replaceAll(" ", "")}`}>{OPERATOR.phone}</Link>
      </p>
      <p>{t("contact.invented")}</p>
      <h2>{t("accessibility.review.title")}</h2>
      <p>{t("accessibility.review.text")}</p>
      <p>{t("accessibility.review.date", { date })}</p>
    </FixedPage>
  );
}
