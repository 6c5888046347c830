import type { SharedPicture, Translation } from "../../documents/types.ts";
import type { Language } from "../../i18n/languages.ts";
import { ogLocale } from "../../seo/meta.ts";
import { pictureAddress } from "./siteUrl.ts";

/** Open Graph fields that only articles have. */
export interface Article {
  publishedAt: string;
  updatedAt: string;
  /** "" for none. */
  section: string;
}

interface Props {
  language: Language;
  siteName: string;
  title: string;
  description: string;
  translations: Translation[];
  /** null if the page is not to be indexed. */
  address: string | null;
  picture?: SharedPicture | null;
  article?: Article;
}

/** Preview data for social networks and messengers: Open Graph and Twitter cards. */
export function SocialHead({
  language,
  siteName,
  title,
  description,
  translations,
  address,
  picture,
  article,
}: Props) {
  const others = translations.filter((translation) => translation.language !== language);
  return (
    <>
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address !== null && <meta property="og:url" content={address} />}
      <meta property="og:locale" content={ogLocale(language)} />
      {others.map((other) => (
        <meta
          key={other.language}
          property="og:locale:alternate"
          content={ogLocale(other.language)}
        />
      ))}
      {article?.publishedAt && (
        <meta property="article:published_time" content={article.publishedAt} />
      )}
      {article?.updatedAt && <meta property="article:modified_time" content={article.updatedAt} />}
      {article?.section && <meta property="article:section" content={article.section} />}
      {picture && <meta property="og:image" content={pictureAddress(picture.src)} />}
      {picture?.width && <meta property="og:image:width" content={String(picture.width)} />}
      {picture?.height && <meta property="og:image:height" content={String(picture.height)} />}
      {picture?.alt && <meta property="og:image:alt" content={picture.alt} />}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  );
}
