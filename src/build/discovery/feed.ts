import { authorName, type BlogPost } from "../../documents/kinds/blog.ts";
import type { SiteDocument } from "../../documents/kinds.ts";
import { newestFirst } from "../../documents/newestFirst.ts";
import { feedPath } from "../../documents/paths.ts";
import { element, escapeXml } from "../../documents/xml.ts";
import { LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { routePath } from "../../i18n/routes.ts";
import type { ToAbsoluteUrl } from "../../seo/documentMeta.ts";
import { pageTitle } from "../../seo/meta.ts";

export const FEED_STORIES = 30;

/** feedDate("2026-10-14T08:00:00.000Z") => "Wed, 14 Oct 2026 08:00:00 GMT"; "" for no date */
export function feedDate(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? "" : new Date(time).toUTCString();
}

function itemOf(story: BlogPost, addressOf: ToAbsoluteUrl, t: Translate): string {
  const { path, title, summary, publishedAt } = story;
  const author = authorName(story, t);
  const address = addressOf(path);
  return [
    "<item>",
    element("title", title),
    element("link", address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element("pubDate", feedDate(publishedAt)),
    element("description", summary),
    ...(author === "" ? [] : [element("dc:creator", author)]),
    "</item>",
  ].join("");
}

/** The newest stories of a language as RSS 2.0. */
export function feedText(
  documents: SiteDocument[],
  language: Language,
  addressOf: ToAbsoluteUrl,
  t: Translate,
): string {
  const stories = documents
    .filter((document) => document.type === "blog")
    .filter((story) => story.language === language)
    .sort(newestFirst)
    .slice(0, FEED_STORIES);
  const self = escapeXml(addressOf(feedPath(language)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", pageTitle(t("site.name"), t("blog.title"))),
    element("link", addressOf(routePath("blog", language))),
    element("description", t("blog.lead")),
    element("language", LANGUAGE_TABLE[language].htmlLang),
    // Of the newest story and not of the build: the same documents make the same file.
    element("lastBuildDate", feedDate(stories[0]?.publishedAt ?? "")),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...stories.map((story) => itemOf(story, addressOf, t)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}
