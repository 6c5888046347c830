import {
  isWrittenLanguage,
  LANGUAGE_TABLE,
  LANGUAGES,
  type Language,
} from "../../src/i18n/languages.ts";
import { languageOfPath, stripPathPrefix } from "../../src/i18n/paths.ts";
import { transliterate } from "../../src/i18n/transliterate.ts";
import { attributesIn, decodeEntities, firstAndCount, readHtml } from "./links.ts";

// Compares the language versions of a page: links, and the script of their letters.

interface Page {
  path: string;
  language: Language;
  html: string;
  /** Its versions, itself among them. */
  versions: Map<Language, string>;
}

const HEAD_LINK = /<link\b[^>]*\bhreflang=[^>]*>/gi;
const LINK = /<a\b[^>]*>/g;
const MAIN = /<main\b.*<\/main>/s;
const WITHOUT_SCRIPT = /<noscript>.*?<\/noscript>/gs;
/** A card of another document. */
const CARD = /<article\b(?:(?!<article\b|<h1\b).)*?<\/article>/gs;

function versionsIn(html: string, prefix: string): Map<Language, string> {
  const tags = [...html.matchAll(HEAD_LINK)].map(([tag]) => attributesIn(tag));
  return new Map(
    tags.flatMap(({ href = "", hrefLang = "" }): [Language, string][] => {
      const language = LANGUAGES.find((one) => LANGUAGE_TABLE[one].htmlLang === hrefLang);
      if (!language || !URL.canParse(href)) return [];
      return [[language, stripPathPrefix(new URL(href).pathname, prefix)]];
    }),
  );
}

const readPages = (folder: string, prefix: string): Map<string, Page> =>
  new Map(
    readHtml(folder).flatMap(([path, html]): [string, Page][] => {
      const language = languageOfPath(path);
      return language ? [[path, { path, language, html, versions: versionsIn(html, prefix) }]] : [];
    }),
  );

/**
 * Links of a page without its cards, header, footer and filters; a page of the site by its first
 * version.
 */
function linksOf({ html }: Page, pages: Map<string, Page>, prefix: string): Set<string> {
  const main = MAIN.exec(html)?.[0] ?? "";
  const text = main.replace(WITHOUT_SCRIPT, "").replace(CARD, "");
  return new Set(
    [...text.matchAll(LINK)].flatMap(([tag]) => {
      const { href = "" } = attributesIn(tag);
      if (!href.startsWith("/")) return /^https?:/.test(href) ? href : [];
      const path = stripPathPrefix(href.replace(/[?#].*$/, ""), prefix);
      const [first = path] = [...(pages.get(path)?.versions.values() ?? [])].sort();
      return first;
    }),
  );
}

/**
 * Links that a page has in the first of its languages and not in another, or the other way round.
 * Links to documents that do not exist in a language are not expected there.
 */
export function findUnmatchedLinks(folder: string, prefix = ""): string[] {
  const pages = readPages(folder, prefix);
  return [...pages.values()].flatMap((page) => {
    const model = pages.get([...page.versions.values()][0] ?? "");
    if (!model || model === page) return [];
    const isIn = (link: string, { language }: Page): boolean =>
      !link.startsWith("/") || pages.get(link)?.versions.has(language) === true;
    const missing = (one: Page, other: Page): string[] => {
      const own = linksOf(one, pages, prefix);
      return [...linksOf(other, pages, prefix)].filter((to) => !own.has(to) && isIn(to, one));
    };
    return [
      ...missing(page, model).map(
        (to) => `${page.path}: has no link to ${to}, as ${model.path} has.`,
      ),
      ...missing(model, page).map(
        (to) => `${page.path}: has a link to ${to}, which ${model.path} lacks.`,
      ),
    ];
  });
}

const NO_TEXT = /<(script|style|template)\b.*?<\/\1>/gs;
/** Text in another language, or marked as not to be translated. */
const FOREIGN_TEXT =
  /<(\w+)\b(?=[^>]*\s(?:lang|hrefLang)="|[^>]*\stranslate="no")[^>]*>.*?<\/\1>/gs;
const TEXT = />([^<>]+)</g;
const TAG = /<[a-z][^>]*>/g;
const TEXT_ATTRIBUTES = ["alt", "aria-label", "title", "placeholder"];
const TEXT_META = /^(?:description|(?:og|twitter):(?:title|description|image:alt))$/;

function textsOf(html: string): string[] {
  const text = html.replace(NO_TEXT, "").replace(/<!--.*?-->/gs, "");
  const shown = text.replace(/<html\b[^>]*>/, "").replace(FOREIGN_TEXT, "<i></i>");
  const attributes = [...shown.matchAll(TAG)].flatMap(([tag]) => {
    const { name = "", property = name, content = "", ...rest } = attributesIn(tag);
    return [
      ...TEXT_ATTRIBUTES.map((attribute) => rest[attribute] ?? ""),
      TEXT_META.test(property) ? content : "",
    ];
  });
  return [
    ...[...shown.matchAll(TEXT)].map(([, words = ""]) => decodeEntities(words)),
    ...attributes,
  ];
}

/** Texts in Latin letters on pages of a language that is transliterated, such as sr-cyrl. */
export function findUntransliterated(folder: string): string[] {
  const left = new Map<string, string[]>();
  for (const { path, language, html } of readPages(folder, "").values()) {
    if (isWrittenLanguage(language)) continue;
    for (const text of new Set(textsOf(html))) {
      if (transliterate(text, language) !== text) left.set(text, [...(left.get(text) ?? []), path]);
    }
  }
  return [...left].map(
    ([text, paths]) => `${firstAndCount(paths)}: is not transliterated: "${text.trim()}"`,
  );
}
