import type { SiteDocument } from "../content/kinds.ts";
import { newestFirst } from "../content/order.ts";
import { type SearchEntry, toEntries } from "../content/search/entries.ts";
import type { Language } from "../i18n/languages.ts";
import { type Route, routePath } from "../i18n/routes.ts";
import { type Translate, translator } from "../i18n/words.ts";
import { writeByLanguage } from "./lists.ts";

/** What stands on the pages that are no documents, as far as somebody may look for it. */
const PAGE_TEXTS: Partial<Record<Route, (t: Translate) => [title: string, ...texts: string[]]>> = {
  about: (t) => [
    t("about.title"),
    t("about.lead"),
    t("about.region.title"),
    t("about.region.text"),
    t("about.people.title"),
    t("about.people.text"),
    t("about.work.title"),
    t("about.work.text"),
    t("about.when.title"),
    t("about.when.text"),
    t("about.without-car.title"),
    t("about.without-car.text"),
    t("about.river.title"),
    t("about.river.text"),
  ],
  aboutProject: (t) => [
    t("about-project.title"),
    t("about-project.lead"),
    t("about-project.how.title"),
    t("about-project.how.text"),
    t("about-project.pictures.title"),
    t("about-project.pictures.text"),
    t("about-project.open.title"),
    t("about-project.open.text"),
    t("about-project.access.title"),
    t("about-project.access.text"),
    t("about-project.privacy.title"),
    t("about-project.privacy.text"),
    t("about-project.imprint.title"),
    t("about-project.imprint.text"),
  ],
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
  accessibility: (t) => [
    t("accessibility.title"),
    t("accessibility.lead"),
    t("accessibility.standard.title"),
    t("accessibility.standard.text"),
    t("accessibility.done.title"),
    t("accessibility.done.text"),
    t("accessibility.tested.title"),
    t("accessibility.tested.engines"),
    t("accessibility.tested.html"),
    t("accessibility.tested.keyboard"),
    t("accessibility.tested.zoom"),
    t("accessibility.tested.reader"),
    t("accessibility.limits.title"),
    t("accessibility.limits.people"),
    t("accessibility.limits.maps"),
    t("accessibility.limits.new"),
    t("accessibility.limits.content"),
    t("accessibility.limits.elsewhere"),
    t("accessibility.report.title"),
    t("accessibility.report.text"),
    t("accessibility.review.title"),
    t("accessibility.review.text"),
  ],
  blog: (t) => [t("blog.title"), t("blog.lead")],
  destinations: (t) => [t("destinations.title"), t("destinations.lead")],
  programs: (t) => [t("packages.title"), t("packages.lead")],
};

function pageEntries(language: Language): SearchEntry[] {
  const t = translator(language);
  return Object.entries(PAGE_TEXTS).map(([route, textsOf]) => {
    const [title, summary = "", ...texts] = textsOf(t);
    const path = routePath(route as Route, language);
    return { type: "page", path, title, summary, text: texts.join(" "), picture: "" };
  });
}

/**
 * What a visitor can find: one file a language, beside the lists, which empty the folder first:
 * "/lists/hr-search-3f2a….json".
 */
export function writeSearch(documents: SiteDocument[]): Promise<Record<Language, string>> {
  return writeByLanguage("search", (language) => {
    const own = documents.filter((document) => document.language === language).sort(newestFirst);
    return toEntries(own, pageEntries(language), translator(language));
  });
}
