import { feedPath } from "../../documents/paths.ts";
import type { Thing } from "../../documents/schemaOrg.ts";
import type { SharedPicture, Translation } from "../../documents/types.ts";
import { type Place, pathSteps } from "../../features/PageBreadcrumb/pathSteps.ts";
import { LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";
import { translator } from "../../i18n/messages.ts";
import { routePath } from "../../i18n/routes.ts";
import { pageTitle, seoDescription } from "../../seo/meta.ts";
import { breadcrumbList, toJsonLd } from "../../seo/structuredData.ts";
import { hreflangLinks } from "./hreflangLinks.tsx";
import { type Article, SocialHead } from "./SocialHead.tsx";
import { fullAddress } from "./siteUrl.ts";

interface Props {
  language: Language;
  title: string;
  description: string;
  translations: Translation[];
  /** Preview image when the page is shared. */
  picture?: SharedPicture | null;
  /** Not a page of its own: search engines must not index it. */
  isHidden?: boolean;
  list?: Place["list"];
  article?: Article;
  /** Structured data (schema.org): what the page is about. */
  things?: Thing[];
}

export function PageHead({
  language,
  title,
  description,
  translations,
  picture,
  isHidden = false,
  list,
  article,
  things = [],
}: Props) {
  const t = translator(language);
  const siteName = t("site.name");
  const fullTitle = pageTitle(siteName, title);
  const shortDescription = seoDescription(description || t("site.description"));
  const own = isHidden ? undefined : translations.find((other) => other.language === language);
  const address = own ? fullAddress(own.path) : null;
  const versions = own ? translations : [];
  // The home page is the root of the breadcrumb and has none itself.
  const hasPath = own !== undefined && own.path !== routePath("home", language);
  const steps = hasPath ? pathSteps({ list, title, href: own.path }, language, t) : [];
  const path = steps.map(({ name, href }) => ({ name, address: fullAddress(href) }));
  const structuredData = [...(hasPath ? [breadcrumbList(path)] : []), ...things];
  return (
    <>
      <html lang={LANGUAGE_TABLE[language].htmlLang} />
      <title>{fullTitle}</title>
      <meta name="description" content={shortDescription} />
      {isHidden && <meta name="robots" content="noindex" />}
      {address !== null && <link rel="canonical" href={address} />}
      {hreflangLinks(versions)}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={pageTitle(siteName, t("blog.title"))}
        href={fullAddress(feedPath(language))}
      />
      <SocialHead
        language={language}
        siteName={siteName}
        title={fullTitle}
        description={shortDescription}
        translations={versions}
        address={address}
        picture={picture}
        article={article}
      />
      {structuredData.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, so it cannot close the script
          dangerouslySetInnerHTML={{ __html: toJsonLd(structuredData) }}
        />
      )}
    </>
  );
}
