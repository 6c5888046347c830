import { Link } from "../../components/Link/Link.tsx";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { FixedPage } from "../FixedPage/FixedPage.tsx";

export function About() {
  const t = useWords();
  const language = useLanguage();
  return (
    <FixedPage route="about" title={t("about.title")} lead={t("about.lead")}>
      <h2>{t("about.region.title")}</h2>
      <p>{t("about.region.text")}</p>
      <h2>{t("about.people.title")}</h2>
      <p>{t("about.people.text")}</p>
      <h2>{t("about.work.title")}</h2>
      <p>{t("about.work.text")}</p>
      <h2>{t("about.when.title")}</h2>
      <p>{t("about.when.text")}</p>
      <h2>{t("about.without-car.title")}</h2>
      <p>{t("about.without-car.text")}</p>
      <h2>{t("about.river.title")}</h2>
      <p>{t("about.river.text")}</p>
      <p>
        <Link href={routePath("contact", language)}>{t("program.ask.action")}</Link>
      </p>
    </FixedPage>
  );
}
