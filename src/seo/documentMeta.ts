import type { SiteSettings } from "../config/env.ts";
import { type SiteDocument, seoOf } from "../documents/kinds.ts";
import { plainText } from "../documents/plainText.ts";
import type { Publisher, Thing } from "../documents/schemaOrg.ts";
import type { SharedPicture, Translation } from "../documents/types.ts";
import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { translator } from "../i18n/messages.ts";
import { routePath } from "../i18n/routes.ts";
import { QUERY_PARAM, searchPath } from "../i18n/searchPath.ts";
import { mainPicture } from "../images/pictures.ts";
import { organization, webSite } from "./structuredData.ts";

// Metadata of documents for search engines: description and structured data (JSON-LD). Made by the build, so
// that browsers do not load this code.

/** The metadata of a document. */
export interface DocumentMeta {
  description: string;
  /** The topic of an article; null for other kinds. */
  section: string | null;
  thing: Thing;
}

/** The metadata of the root page, in the default language. */
export interface RootMeta {
  title: string;
  description: string;
  picture: SharedPicture;
  /** The home pages. */
  translations: Translation[];
}

/** The meta description of a document; PageHead shortens it. */
export function descriptionOf(document: SiteDocument): string {
  const own = seoOf(document.type).description(document);
  return own || plainText(document.content) || document.summary;
}

/** "/de/blog/" => "https://podunavlje.example/de/blog/" */
export type ToAbsoluteUrl = (path: string) => string;

export const absoluteUrls =
  ({ siteUrl, pathPrefix }: SiteSettings): ToAbsoluteUrl =>
  (path) =>
    siteUrl + encodeURI(pathPrefix + path);

/** The publisher and the site as structured data. */
export function siteSchema(
  language: Language,
  addressOf: ToAbsoluteUrl,
): { organization: Publisher; webSite: Thing } {
  const t = translator(language);
  const site = {
    name: t("site.name"),
    description: t("site.description"),
    language,
    root: addressOf("/"),
    home: addressOf(routePath("home", language)),
    logo: addressOf("/favicon.svg"),
    searchAddress: `${addressOf(searchPath(language))}?${QUERY_PARAM}={search_term_string}`,
  };
  return { organization: organization(site), webSite: webSite(site) };
}

/** Creates the metadata of documents, with absolute URLs. */
export function createDocumentMeta(
  settings: SiteSettings,
): (document: SiteDocument, shared: SharedPicture) => DocumentMeta {
  const addressOf = absoluteUrls(settings);
  const publishers = new Map(
    LANGUAGES.map((language) => [language, siteSchema(language, addressOf).organization]),
  );
  return (document, shared) => {
    const { language, path } = document;
    const t = translator(language);
    const { section, structuredData: thing } = seoOf(document.type);
    // A document without a picture is shared with that of its list; its own page shows none.
    const src = mainPicture(document) && shared.src;
    const image = src && (src.startsWith("/") ? settings.siteUrl + src : src);
    const publisher = publishers.get(language);
    if (!publisher) throw new Error(`No publisher is defined for "${language}".`);
    return {
      description: descriptionOf(document),
      section: section?.(document, t) ?? null,
      thing: thing({ document, address: addressOf(path), image, publisher, t }),
    };
  };
}
