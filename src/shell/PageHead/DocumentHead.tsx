import { listOf, type SiteDocument } from "../../documents/kinds.ts";
import type { SharedPicture, Translation } from "../../documents/types.ts";
import type { Language } from "../../i18n/languages.ts";
import { translator } from "../../i18n/messages.ts";
import { LIST_ROUTES } from "../../i18n/routes.ts";
import type { DocumentMeta } from "../../seo/documentMeta.ts";
import { PageHead } from "./PageHead.tsx";

interface Props {
  document: SiteDocument;
  language: Language;
  translations: Translation[];
  picture?: SharedPicture;
  meta: DocumentMeta;
}

/** `<head>` of a document's page. */
export function DocumentHead({ document, language, translations, picture, meta }: Props) {
  const { type, title, publishedAt, updatedAt } = document;
  const { description, section, thing } = meta;
  return (
    <PageHead
      language={language}
      title={title}
      description={description}
      translations={translations}
      picture={picture}
      list={{ route: LIST_ROUTES[type], title: listOf(type).title(translator(language)) }}
      article={section === null ? undefined : { publishedAt, updatedAt, section }}
      things={[thing]}
    />
  );
}
