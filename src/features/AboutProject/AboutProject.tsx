import { useWords } from "../../i18n/LanguageProvider.tsx";
import { FixedPage } from "../FixedPage/FixedPage.tsx";

export function AboutProject() {
  const t = useWords();
  return (
    <FixedPage route="aboutProject" title={t("about-project.title")} lead={t("about-project.lead")}>
      <h2>{t("about-project.open.title")}</h2>
      <p>{t("about-project.open.text")}</p>
      <h2>{t("about-project.how.title")}</h2>
      <p>{t("about-project.how.text")}</p>
      <h2>{t("about-project.access.title")}</h2>
      <p>{t("about-project.access.text")}</p>
      <h2>{t("about-project.privacy.title")}</h2>
      <p>{t("about-project.privacy.text")}</p>
      <h2>{t("about-project.pictures.title")}</h2>
      <p>{t("about-project.pictures.text")}</p>
      <h2>{t("about-project.imprint.title")}</h2>
      <p>{t("about-project.imprint.text")}</p>
    </FixedPage>
  );
}
