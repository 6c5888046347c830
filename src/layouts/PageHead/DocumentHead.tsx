import { listOf, type SiteDocument, tellingOf } from "../../content/kinds.ts";
import { LIST_ROUTES } from "../../content/paths.ts";
import { mainPicture } from "../../content/pictures.ts";
import { descriptionOf } from "../../content/plainText.ts";
import type { Thing } from "../../content/structuredData.ts";
import type { SharedPicture, Translation } from "../../content/types.ts";
import type { Language } from "../../i18n/languages.ts";
import { type Translate, translator } from "../../i18n/words.ts";
import { PageHead } from "./PageHead.tsx";
import { siteThings } from "./siteThings.ts";
import { fullAddress, pictureAddress } from "./siteUrl.ts";

interface Props {
  document: SiteDocument;
  language: Language;
  translations: Translation[];
  picture?: SharedPicture;
}

function thingOf(document: SiteDocument, picture: SharedPicture | undefined, t: Translate): Thing {
  // A document without a picture is shared with its list's, which its own page does not show.
  const image = picture && mainPicture(document) ? pictureAddress(picture.src) : null;
  const { organization: publisher } = siteThings(document.language);
  const address = fullAddress(document.path);
  return tellingOf(document.type).thing({ document, address, image, publisher, t });
}

/** The head of a document's page. */
export function DocumentHead({ document, language, translations, picture }: Props) {
  const t = translator(language);
  const { publishedAt, updatedAt } = document;
  const { section } = tellingOf(document.type);
  return (
    <PageHead
      language={language}
      title={document.title}
      description={descriptionOf(document)}
      translations={translations}
      picture={picture}
      list={{ route: LIST_ROUTES[document.type], title: listOf(document.type).title(t) }}
      article={section ? { publishedAt, updatedAt, section: section(document, t) } : undefined}
      things={[thingOf(document, picture, t)]}
    />
  );
}
