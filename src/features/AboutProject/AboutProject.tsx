import { useWords } from "../../i18n/LanguageProvider.tsx";
import { FixedPage } from "../FixedPage/FixedPage.tsx";

export function AboutProject() {
  const t = useWords();
  return (
    <FixedPage route="aboutProject" title={t("about-project.title")} lead={t("about-project.lead")}>
      <h2>{t("about-project.how.title")}</h2>
      <p>{t("about-project.how.text")}</p>
      <h2>{t("about-project.pictures.title")}</h2>
      <p>{t("about-project.pictures.text")}</p>
    </FixedPage>
  );
}
