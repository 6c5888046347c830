import type { SiteDocument } from "../../documents/kinds.ts";
import type { Translation } from "../../documents/types.ts";
import { element, escapeXml } from "../../documents/xml.ts";
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_TABLE,
  LANGUAGES,
  type Language,
} from "../../i18n/languages.ts";
import { defaultLanguagePath } from "../../i18n/paths.ts";
import { DOCUMENT_TYPES, LIST_ROUTES, ROUTES, type Route, routePath } from "../../i18n/routes.ts";
import type { ToAbsoluteUrl } from "../../seo/documentMeta.ts";

export interface SitePage {
  path: string;
  /** When the page last changed; "" if unknown. */
  changedAt: string;
  translations: Translation[];
}

export interface TextFile {
  name: string;
  text: string;
}

type DatedDocument = Pick<SiteDocument, "publishedAt" | "updatedAt">;

const lastChange = ({ updatedAt, publishedAt }: DatedDocument): string => updatedAt || publishedAt;

const latest = (dates: string[]): string => [...dates].sort().at(-1) ?? "";

/** A fixed page changes with the newest document that it shows. */
function fixedPage(route: Route, language: Language, documents: SiteDocument[]): SitePage {
  const types = DOCUMENT_TYPES.filter((type) => LIST_ROUTES[type] === route);
  const showsAll = route === "home" || route === "sitemap";
  const shown = documents.filter(
    (document) => document.language === language && (showsAll || types.includes(document.type)),
  );
  return {
    path: routePath(route, language),
    changedAt: latest(shown.map(lastChange)),
    translations: LANGUAGES.map((other) => ({ language: other, path: routePath(route, other) })),
  };
}

/** All pages for search engines. */
export function sitePages(documents: SiteDocument[]): SitePage[] {
  const routes = ROUTES;
  return [
    { ...fixedPage("home", DEFAULT_LANGUAGE, documents), path: "/" },
    ...LANGUAGES.flatMap((language) =>
      routes.map((route) => fixedPage(route, language, documents)),
    ),
    ...documents
      .map((document): SitePage => {
        const { path, translations } = document;
        return { path, changedAt: lastChange(document), translations };
      })
      // The order of documents differs between builds.
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  ];
}

function urlOf({ path, changedAt, translations }: SitePage, addressOf: ToAbsoluteUrl): string {
  const alternate = (language: string, target: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(addressOf(target))}"/>`;
  const forOthers = defaultLanguagePath(translations);
  return [
    "<url>",
    element("loc", addressOf(path)),
    element("lastmod", changedAt),
    ...translations.map((other) => alternate(LANGUAGE_TABLE[other.language].htmlLang, other.path)),
    forOthers ? alternate("x-default", forOthers) : "",
    "</url>",
  ].join("");
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Below the limits of the sitemap protocol: 50,000 addresses, 50 MB. */
export const LIMITS = { urls: 45_000, bytes: 45_000_000 };

interface Part {
  urls: string[];
  bytes: number;
  changedAt: string;
}

function splitIntoFiles(
  pages: SitePage[],
  addressOf: ToAbsoluteUrl,
  limits: typeof LIMITS,
): Part[] {
  const parts: Part[] = [];
  for (const page of pages) {
    const url = urlOf(page, addressOf);
    const bytes = Buffer.byteLength(url) + 1;
    const last = parts.at(-1);
    if (last && last.urls.length < limits.urls && last.bytes + bytes <= limits.bytes) {
      last.urls.push(url);
      last.bytes += bytes;
      last.changedAt = latest([last.changedAt, page.changedAt]);
    } else {
      parts.push({ urls: [url], bytes, changedAt: page.changedAt });
    }
  }
  return parts;
}

/** sitemap.xml with all pages, or an index of several files if there are too many. */
export function sitemapFiles(
  pages: SitePage[],
  addressOf: ToAbsoluteUrl,
  limits = LIMITS,
): TextFile[] {
  const parts = splitIntoFiles(pages, addressOf, limits);
  const files = parts.map(({ urls, changedAt }, index) => ({
    name: parts.length === 1 ? "sitemap.xml" : `sitemap-${index + 1}.xml`,
    changedAt,
    text: `${HEAD}<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`,
  }));
  if (files.length === 1) return files;
  const entries = files.map(
    ({ name, changedAt }) =>
      `<sitemap>${element("loc", addressOf(`/${name}`))}${element("lastmod", changedAt)}</sitemap>`,
  );
  const index = `${HEAD}<sitemapindex ${SCHEMA}>\n${entries.join("\n")}\n</sitemapindex>\n`;
  return [{ name: "sitemap.xml", text: index }, ...files];
}
