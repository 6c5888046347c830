import { Container } from "../../components/Container/Container.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";

export function NotFound() {
  const t = useWords();
  const language = useLanguage();
  return (
    <>
      <PageHeader title={t("not-found.title")} lead={t("not-found.paragraph-one")} />
      <Container>
        <Prose>
          <p>{t("not-found.paragraph-two")}</p>
          <p>
            <LinkButton href={routePath("home", language)}>{t("not-found.home-page")}</LinkButton>
          </p>
        </Prose>
      </Container>
    </>
  );
}
