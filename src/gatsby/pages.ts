import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { CARDS_AT_ONCE, type Card, type ListParts, toCard } from "../content/cards.ts";
import type { GalleryItem } from "../content/gallery.ts";
import { OFFLINE_ROUTE, offlinePath } from "../content/offline.ts";
import { relatedOf } from "../content/related.ts";
import type { Root } from "../content/root.ts";
import { seoDescription } from "../content/seo.ts";
import { type SiteIndex, siteIndex } from "../content/siteIndex.ts";
import type {
  DocumentType,
  Picture,
  SharedPicture,
  SiteDocument,
  Translation,
} from "../content/types.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../i18n/languages.ts";
import { localizePath } from "../i18n/paths.ts";
import { ROUTES, type Route } from "../i18n/routes.ts";
import { SEARCH_PATH, searchPath } from "../i18n/searchPath.ts";
import { type Translate, translator } from "../i18n/words.ts";
import type { Lists } from "./lists.ts";
import { nodeId } from "./nodes.ts";
import type { SiteData } from "./siteData.ts";
import { wildcardsOf } from "./wildcards.ts";

/** One language's entry on a page that lists the languages. */
export interface Greeting {
  language: Language;
  text: string;
  href: string;
}

/** The words of this page come with it: it belongs to no language, so none is loaded for it. */
export interface ChoiceContext {
  siteName: string;
  greetings: Greeting[];
  /** For an address in a language, where the names of its documents are. */
  names: Record<Language, string>;
  /** Of the root, which can be shared and found; the other answers for what is not there. */
  root?: Root;
}

/** What every page of a language knows of itself. */
export interface PageContext {
  language: Language;
  translations: Translation[];
  /** What stands for the page where it is shared. */
  picture?: SharedPicture;
}

/** The home page shows the region's gallery as well. */
export interface HomeContext extends PageContext {
  gallery: GalleryItem[];
  hero: Picture;
}

/** What answers for unknown addresses knows where the names of all documents are. */
export interface NotFoundContext extends PageContext {
  names: string;
}

/** A list page has its first cards, and knows where the others are. */
export interface ListContext extends NotFoundContext {
  parts: ListParts;
  first: number;
}

/** The page of all pages has the names of all documents in its language. */
export interface SitemapContext extends PageContext {
  documents: SiteIndex;
}

/** The page that finds others knows where all that can be found is. */
export interface SearchContext extends PageContext {
  index: string;
}

/** A document's page knows what a reader would open next. */
export interface DetailContext extends PageContext {
  id: string;
  related: { documents: Card[]; programs: Card[] };
}

/** What the build wrote beside the pages, by language. */
interface Files {
  lists: Record<Language, Lists>;
  names: Record<Language, string>;
  search: Record<Language, string>;
}

const LISTS: Partial<Record<Route, DocumentType>> = {
  blog: "blog",
  destinations: "destination",
  programs: "program",
};

const FIXED_TEMPLATES: Record<Route, string> = {
  home: "home",
  about: "about",
  aboutProject: "about-project",
  contact: "contact",
  blog: "blog-list",
  destinations: "destination-list",
  programs: "program-list",
  accessibility: "accessibility",
  sitemap: "sitemap",
};

const DETAIL_TEMPLATES: Record<DocumentType, string> = {
  blog: "blog-detail",
  destination: "destination-detail",
  program: "program-detail",
};

const template = (name: string): string => resolve("src", "templates", `${name}.tsx`);

function translationsOf(path: string): Translation[] {
  return LANGUAGES.map((language) => ({ language, path: localizePath(path, language) }));
}

function createFixedPages(
  { actions }: CreatePagesArgs,
  { pageOf, galleryOf, hero }: SiteData,
  files: Files,
  language: Language,
  documents: SiteDocument[],
): void {
  const lists = files.lists[language];
  const names = files.names[language];
  const wildcards = new Map(wildcardsOf(language).map((each) => [each.path, each.matchPath]));
  for (const route of Object.keys(ROUTES) as Route[]) {
    const path = localizePath(ROUTES[route], language);
    const type = LISTS[route];
    actions.createPage<PageContext | HomeContext | ListContext | SitemapContext>({
      path,
      matchPath: wildcards.get(path),
      component: template(FIXED_TEMPLATES[route]),
      context: {
        language,
        translations: translationsOf(ROUTES[route]),
        picture: pageOf(route),
        ...(type ? { parts: lists[type], first: CARDS_AT_ONCE, names } : {}),
        ...(route === "home" ? { gallery: galleryOf(language), hero } : {}),
        ...(route === "sitemap" ? { documents: siteIndex(documents, language) } : {}),
      },
    });
  }
  const notFound = localizePath("/404/", language);
  actions.createPage<NotFoundContext>({
    path: notFound,
    matchPath: wildcards.get(notFound),
    component: template("not-found"),
    context: { language, translations: translationsOf("/"), names },
  });
  actions.createPage<PageContext>({
    path: offlinePath(language),
    component: template("offline"),
    context: { language, translations: translationsOf(OFFLINE_ROUTE) },
  });
  actions.createPage<SearchContext>({
    path: searchPath(language),
    component: template("search"),
    context: { language, translations: translationsOf(SEARCH_PATH), index: files.search[language] },
  });
}

function createDetailPage(
  { actions }: CreatePagesArgs,
  document: SiteDocument,
  picture: SharedPicture,
  related: DetailContext["related"],
): void {
  const { language, translations, path, type } = document;
  actions.createPage<DetailContext>({
    path,
    component: template(DETAIL_TEMPLATES[type]),
    context: { id: nodeId(document), language, translations, picture, related },
  });
}

/** The root and every address without a language: a list of the languages. */
function createChoicePages(
  { actions }: CreatePagesArgs,
  site: SiteData,
  names: Files["names"],
): void {
  const greetings = (text: (t: Translate) => string): Greeting[] =>
    LANGUAGES.map((language) => ({
      language,
      text: text(translator(language)),
      href: localizePath("/", language),
    }));
  const t = translator(DEFAULT_LANGUAGE);
  const siteName = t("site.name");
  const root: Root = {
    title: t("home.title"),
    description: seoDescription(t("site.description")),
    picture: site.pageOf("home"),
    translations: translationsOf("/"),
  };
  const texts: Record<string, (t: Translate) => string> = {
    "/": (t) => t("site.description"),
    "/404/": (t) => `${t("not-found.paragraph-one")} ${t("not-found.paragraph-two")}`,
  };
  for (const [path, text] of Object.entries(texts)) {
    actions.createPage<ChoiceContext>({
      path,
      component: template("language-choice"),
      context: { siteName, greetings: greetings(text), names, ...(path === "/" ? { root } : {}) },
    });
  }
}

export function createAllPages(
  args: CreatePagesArgs,
  documents: SiteDocument[],
  site: SiteData,
  files: Files,
): void {
  createChoicePages(args, site, files.names);
  for (const language of LANGUAGES) createFixedPages(args, site, files, language, documents);
  const related = relatedOf(documents);
  for (const document of documents) {
    const { documents: others = [], programs = [] } = related.get(document.path) ?? {};
    createDetailPage(args, document, site.documentOf(document), {
      documents: others.map(toCard),
      programs: programs.map(toCard),
    });
  }
}
