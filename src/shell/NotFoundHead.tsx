import type { Language } from "../i18n/languages.ts";
import { translator } from "../i18n/messages.ts";
import { PageHead } from "./PageHead/PageHead.tsx";

export function NotFoundHead({ language }: { language: Language }) {
  const t = translator(language);
  return (
    <PageHead
      language={language}
      title={t("not-found.title")}
      description={t("not-found.description")}
      translations={[]}
      isHidden
    />
  );
}
