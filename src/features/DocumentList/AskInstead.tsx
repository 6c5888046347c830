import { Heading } from "../../components/Heading/Heading.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";

/** For those who have looked at the whole list and still do not know. */
export function AskInstead() {
  const t = useTranslate();
  return (
    <>
      <Heading level={3} size="title">
        {t("list.ask.title")}
      </Heading>
      <Text tone="quiet">{t("list.ask.text")}</Text>
      <LinkButton href={routePath("contact", useLanguage())} tone="quiet">
        {t("list.ask.action")}
      </LinkButton>
    </>
  );
}
