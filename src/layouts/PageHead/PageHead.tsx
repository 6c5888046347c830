import { pageTitle, seoDescription } from "../../content/seo.ts";
import type { Translation } from "../../content/types.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";
import { translator } from "../../i18n/words.ts";
import { fullAddress } from "./siteUrl.ts";

interface Props {
  language: Language;
  title: string;
  description: string;
  translations: Translation[];
  /** Not a page of its own: search engines pass it over. */
  isHidden?: boolean;
}

export function PageHead({ language, title, description, translations, isHidden = false }: Props) {
  const t = translator(language);
  const fullTitle = pageTitle(t("site.name"), title);
  const shortDescription = seoDescription(description || t("site.description"));
  const own = translations.find((translation) => translation.language === language);
  const fallback = translations.find((translation) => translation.language === DEFAULT_LANGUAGE);
  return (
    <>
      <html lang={LANGUAGE_TABLE[language].htmlLang} />
      <title>{fullTitle}</title>
      <meta name="description" content={shortDescription} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={shortDescription} />
      {isHidden && <meta name="robots" content="noindex" />}
      {!isHidden && own && <link rel="canonical" href={fullAddress(own.path)} />}
      {!isHidden &&
        translations.map((translation) => (
          <link
            key={translation.language}
            rel="alternate"
            hrefLang={LANGUAGE_TABLE[translation.language].htmlLang}
            href={fullAddress(translation.path)}
          />
        ))}
      {!isHidden && fallback && (
        <link rel="alternate" hrefLang="x-default" href={fullAddress(fallback.path)} />
      )}
    </>
  );
}
