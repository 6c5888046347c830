import { listOf, type SiteDocument } from "../../documents/kinds.ts";
import { newestFirst } from "../../documents/newestFirst.ts";
import { inlineText } from "../../documents/plainText.ts";
import { partId, sectionsOf } from "../../documents/sections.ts";
import type { ProseBlock } from "../../documents/types.ts";
import type { Language } from "../../i18n/languages.ts";
import { type Translate, translator } from "../../i18n/messages.ts";
import { LIST_ROUTES, LISTED_TYPES, type Route, routePath } from "../../i18n/routes.ts";
import { hasComingDepartures } from "../../lists/departureCalendar.ts";
import { type SearchEntry, toEntries } from "../../search/entries.ts";
import type { MarkdownPage, MarkdownPages } from "../markdownPages/markdownFiles.ts";
import { type ListsFolder, writeByLanguage } from "./lists.ts";

/** The searchable texts of pages that are components. */
const PAGE_TEXTS: Partial<Record<Route, (t: Translate) => [title: string, ...texts: string[]]>> = {
  contact: (t) => [
    t("contact.title"),
    t("contact.lead"),
    t("contact.mail"),
    t("contact.phone"),
    t("contact.address"),
    t("contact.hours"),
    t("contact.hours.text"),
    t("contact.reach.title"),
    t("contact.reach.text"),
    t("contact.privacy"),
  ],
  map: (t) => [t("map.title"), t("map.lead")],
  ...Object.fromEntries(
    LISTED_TYPES.map((type) => {
      const { title, lead } = listOf(type);
      return [LIST_ROUTES[type], (t: Translate) => [title(t), lead(t)]];
    }),
  ),
};

const LEGAL_ROUTES: readonly Route[] = ["aboutProject", "accessibility", "terms"];

const DEPARTURES = (t: Translate): [title: string, ...texts: string[]] => [
  t("departures.title"),
  t("departures.lead"),
  t("departures.search"),
];

function pageEntries(
  language: Language,
  written: MarkdownPage[],
  hasDepartures: boolean,
): SearchEntry[] {
  const t = translator(language);
  const entry = (page: Pick<SearchEntry, "path" | "title" | "summary" | "text">): SearchEntry => ({
    type: "page",
    ...page,
    picture: "",
  });
  return [
    ...written.map(({ route, page: { path, title, lead, content } }): SearchEntry => {
      const sections = sectionsOf(content).map(({ heading, blocks }, index) => ({
        id: partId(index),
        heading: heading ? inlineText(heading) : "",
        text: plainTextOf(blocks),
      }));
      const text = sections.filter(({ heading }) => heading === "").map((section) => section.text);
      return {
        ...entry({ path, title, summary: lead, text: text.join(" ") }),
        sections: sections.filter(({ heading }) => heading !== ""),
        ...(LEGAL_ROUTES.includes(route) && { isSmallPrint: true }),
      };
    }),
    ...Object.entries({
      ...PAGE_TEXTS,
      ...(hasDepartures ? { departures: DEPARTURES } : {}),
    }).map(([route, textsOf]) => {
      const [title, summary = "", ...texts] = textsOf(t);
      return entry({
        path: routePath(route as Route, language),
        title,
        summary,
        text: texts.join(" "),
      });
    }),
  ];
}

/** All text below a page's title, with headings. */
const plainTextOf = (content: ProseBlock[]): string =>
  content
    .flatMap((block) => (block.kind === "list" ? block.items : [block.children]))
    .map(inlineText)
    .join(" ");

export function searchEntries(
  documents: SiteDocument[],
  written: MarkdownPages,
  language: Language,
): SearchEntry[] {
  const own = documents.filter((document) => document.language === language).sort(newestFirst);
  const pages = pageEntries(language, written[language], hasComingDepartures(own));
  return toEntries(own, pages, translator(language));
}

/** Writes the search index: "/lists/hr-search-3f2a….json". */
export const writeSearch = (
  folder: ListsFolder,
  documents: SiteDocument[],
  written: MarkdownPages,
): Promise<Record<Language, string>> =>
  writeByLanguage(folder, "search", (language) => searchEntries(documents, written, language));
