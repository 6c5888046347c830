import type { SiteSettings } from "../config/settings.ts";
import { type SiteDocument, seoOf } from "../documents/kinds.ts";
import { plainText } from "../documents/plainText.ts";
import type { Publisher, Thing } from "../documents/schemaOrg.ts";
import type { SharedPicture, Translation } from "../documents/types.ts";
import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { routePath } from "../i18n/routes.ts";
import { searchPath } from "../i18n/searchPath.ts";
import { translator } from "../i18n/words.ts";
import { mainPicture } from "../images/pictures.ts";
import { organization, webSite } from "./structuredData.ts";

// What search engines are told (structured data, as JSON-LD), beside what stands on the page. The build works
// it out: no visitor loads how.

/** What is told of a document. */
export interface DocumentMeta {
  description: string;
  /** Of what is dated, and belongs to a topic; null for all else. */
  section: string | null;
  thing: Thing;
}

/** What stands for the site where its bare address is shared, in the default language. */
export interface RootMeta {
  title: string;
  description: string;
  picture: SharedPicture;
  /** The home pages. */
  translations: Translation[];
}

/** What search engines say of a document; PageHead shortens it. */
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

/** Who publishes the site, and the site itself. */
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
    searchAddress: `${addressOf(searchPath(language))}?q={search_term_string}`,
  };
  return { organization: organization(site), webSite: webSite(site) };
}

/** Tells of documents as they are found at the site's address. */
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
    // A document without a picture is shared with its list's, which its own page does not show.
    const src = mainPicture(document) && shared.src;
    const image = src && (src.startsWith("/") ? settings.siteUrl + src : src);
    const publisher = publishers.get(language);
    if (!publisher) throw new Error(`Nobody publishes the site in "${language}".`);
    return {
      description: descriptionOf(document),
      section: section?.(document, t) ?? null,
      thing: thing({ document, address: addressOf(path), image, publisher, t }),
    };
  };
}
