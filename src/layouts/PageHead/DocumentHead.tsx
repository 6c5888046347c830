import { LIST_ROUTES } from "../../content/paths.ts";
import { mainPicture } from "../../content/pictures.ts";
import { descriptionOf } from "../../content/plainText.ts";
import {
  blogPosting,
  type Thing,
  touristDestination,
  touristTrip,
} from "../../content/structuredData.ts";
import type {
  DocumentType,
  SharedPicture,
  SiteDocument,
  Translation,
} from "../../content/types.ts";
import { categoryName } from "../../features/DocumentCard/names.ts";
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

const listTitle = (type: DocumentType, t: Translate): string => {
  const titles = {
    blog: t("blog.title"),
    destination: t("destinations.title"),
    program: t("packages.title"),
  };
  return titles[type];
};

function thingOf(document: SiteDocument, picture: SharedPicture | undefined, t: Translate): Thing {
  const address = fullAddress(document.path);
  // A document without a picture is shared with its list's, which its own page does not show.
  const image = picture && mainPicture(document) ? pictureAddress(picture.src) : null;
  switch (document.type) {
    case "blog": {
      const section = categoryName(document.category, t);
      const { organization } = siteThings(document.language);
      return blogPosting({ document, address, image }, { section, publisher: organization });
    }
    case "destination":
      return touristDestination({ document, address, image });
    case "program":
      return touristTrip({ document, address, image });
  }
}

/** The head of a document's page. */
export function DocumentHead({ document, language, translations, picture }: Props) {
  const t = translator(language);
  return (
    <PageHead
      language={language}
      title={document.title}
      description={descriptionOf(document)}
      translations={translations}
      picture={picture}
      list={{ route: LIST_ROUTES[document.type], title: listTitle(document.type, t) }}
      article={
        document.type === "blog"
          ? {
              publishedAt: document.publishedAt,
              updatedAt: document.updatedAt,
              section: categoryName(document.category, t),
            }
          : undefined
      }
      things={[thingOf(document, picture, t)]}
    />
  );
}
