import { pageTitle, seoDescription } from "../../content/seo.ts";
import type { Picture, Translation } from "../../content/types.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";
import { translator } from "../../i18n/words.ts";
import { fullAddress, pictureAddress } from "./siteUrl.ts";

interface Props {
  language: Language;
  title: string;
  description: string;
  translations: Translation[];
  /** What is shown where the page is shared. */
  picture?: Picture | null;
  /** Not a page of its own: search engines pass it over. */
  isHidden?: boolean;
}

export function PageHead({
  language,
  title,
  description,
  translations,
  picture,
  isHidden = false,
}: Props) {
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
      {picture && <meta property="og:image" content={pictureAddress(picture.src)} />}
      {picture?.alt && <meta property="og:image:alt" content={picture.alt} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
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
