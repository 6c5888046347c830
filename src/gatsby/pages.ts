import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { type Brief, briefOf } from "../content/brief/brief.ts";
import type { Card, ListParts } from "../content/cards.ts";
import { cardsOfPage } from "../content/cardsOfPage.ts";
import type { GalleryItem } from "../content/gallery.ts";
import { listOf, type SiteDocument } from "../content/kinds.ts";
import { belowList, type ListPlace } from "../content/listPages.ts";
import { journeyMaps } from "../content/map/journeyMaps.ts";
import { type MapPart, mapPart } from "../content/map/mapPart.ts";
import {
  type MapPictures,
  type Poster,
  posterOf,
  type RegionMap,
  regionMap,
} from "../content/map/regionMap.ts";
import type { Name } from "../content/nearest.ts";
import { OFFLINE_ROUTE, offlinePath } from "../content/offline.ts";
import { type OnNow, onNow } from "../content/onNow.ts";
import { listPath } from "../content/paths.ts";
import { picturesOf } from "../content/pictures.ts";
import { relatedOf } from "../content/related.ts";
import type { Root } from "../content/root.ts";
import { seoDescription } from "../content/seo.ts";
import { type SiteIndex, siteIndex } from "../content/siteIndex.ts";
import type { Thing } from "../content/structuredData.ts";
import type { Told } from "../content/told.ts";
import type { Picture, SharedPicture, Translation, Written } from "../content/types.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../i18n/languages.ts";
import { monthNow } from "../i18n/monthNow.ts";
import { localizePath } from "../i18n/paths.ts";
import { DOCUMENT_TYPES, LIST_ROUTES, ROUTES } from "../i18n/routes.ts";
import { SEARCH_PATH, searchPath } from "../i18n/searchPath.ts";
import { type Translate, translator, type Words } from "../i18n/words.ts";
import { type Lists, partsOfPage } from "./lists.ts";
import { nodeId } from "./nodes.ts";
import type { SiteData } from "./siteData.ts";
import { DRAWN_ROUTES } from "./templates.ts";
import { wildcardsOf } from "./wildcards.ts";
import { hasOwnWords, ownWords } from "./words.ts";
import type { WrittenPages } from "./written/writtenFiles.ts";

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
  hero: Picture;
  /** Shown where there is no such page. */
  scene: Picture;
  /** Of the root, which can be shared and found; the other answers for what is not there. */
  root?: Root;
}

/** What every page of a language knows of itself. */
export interface PageContext {
  language: Language;
  translations: Translation[];
  /** What stands for the page where it is shared. */
  picture?: SharedPicture;
  /** What this page alone says. */
  words?: Words;
}

/** Most pages show a picture of the region. */
export interface SceneContext extends PageContext {
  scene: Picture;
}

/** The home page shows the region's gallery as well. */
export interface HomeContext extends PageContext {
  /** The first of each list. */
  cards: Card[];
  /** What is on in each month of a year, from that of the build on. */
  now: { items: OnNow[]; built: string };
  gallery: GalleryItem[];
  hero: Picture;
  map: Poster;
  /** Who publishes the site, and the site itself, for search engines. */
  things: Thing[];
}

/** The region on a map, and the list of its places. */
export interface MapContext extends PageContext {
  map: RegionMap;
}

/** A page of words comes with them. */
export interface WrittenContext extends SceneContext {
  page: Written;
  /** Of its parts, by their ids: where a journey goes. */
  maps?: Record<string, MapPart>;
}

/** What answers for unknown addresses knows where the names of all documents are. */
export interface NotFoundContext extends SceneContext {
  names: string;
}

/** A list page has its cards, and knows where all others are. */
export interface ListContext extends NotFoundContext {
  parts: ListParts;
  place: ListPlace;
  cards: Card[];
  /** The pages before and after; "" for none. */
  previous: string;
  next: string;
  /** The same on a map, where its kind is one of places. */
  map?: RegionMap;
}

/** The page of all pages has the names of all documents in its language. */
export interface SitemapContext extends SceneContext {
  documents: SiteIndex;
  written: Name[];
}

/** The page that finds others knows where all that can be found is. */
export interface SearchContext extends PageContext {
  index: string;
}

/** A document's page knows what a reader would open next. */
export interface DetailContext extends PageContext {
  id: string;
  related: { documents: Card[]; programs: Card[] };
  told: Told;
  /** In short, in words: none of a document that is drawn before its page is built. */
  brief: Brief;
  /** Beside the form that asks about the document, where there is one. */
  scene?: Picture;
  /** Where it lies or goes, where somebody told. */
  map?: MapPart;
}

/** What the build wrote beside the pages, and read for them, by language. */
interface Files {
  written: WrittenPages;
  lists: Record<Language, Lists>;
  names: Record<Language, string>;
  search: Record<Language, string>;
  /** For all of them. */
  maps: MapPictures;
}

/** The first of each list, as far as they have something to show which the page does not show already. */
function homeCards(lists: Lists, documents: SiteDocument[], shown: Picture[]): Card[] {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const makeCard = cardsOfPage(shown);
  return DOCUMENT_TYPES.flatMap((type) => {
    const cards: Card[] = [];
    for (const { path } of lists[type].pages[0]?.cards ?? []) {
      if (cards.length === listOf(type).onHome) break;
      const document = byPath.get(path);
      const card = document && makeCard(document);
      if (card) cards.push(card);
    }
    return cards;
  });
}

/** Of what is in a language. */
function nowIn(language: Language, documents: SiteDocument[]): HomeContext["now"] {
  const built = monthNow(Date.now());
  const own = documents.filter((document) => document.language === language);
  return { items: onNow(own, built, translator(language)), built };
}

const template = (name: string): string => resolve("src", "templates", `${name}.tsx`);

function translationsOf(path: string): Translation[] {
  return LANGUAGES.map((language) => ({ language, path: localizePath(path, language) }));
}

const matchPathOf = (path: string, language: Language): string | undefined =>
  wildcardsOf(language).find((wildcard) => wildcard.path === path)?.matchPath;

/** Each list with all of its pages, and what it gives for each choice. */
function createListPages(
  { actions }: CreatePagesArgs,
  { pageOf, notFoundScene }: SiteData,
  files: Files,
  language: Language,
  documents: SiteDocument[],
): void {
  for (const type of DOCUMENT_TYPES) {
    const list = files.lists[language][type];
    const name = `${type}-list`;
    const words = hasOwnWords(name) ? { words: ownWords(name, language) } : {};
    for (const page of list.pages) {
      const { place, cards } = page;
      // A list may be shorter in another language, or have nothing of a kind.
      const translations = LANGUAGES.filter((other) =>
        files.lists[other][type].pages.some((one) => one.place.below === place.below),
      ).map((other) => ({ language: other, path: listPath(type, other, place.below) }));
      const path = listPath(type, language, place.below);
      const pathOf = (number: number): string => {
        const below = belowList(place.chosen, number);
        const isThere = number > 0 && list.pages.some((one) => one.place.below === below);
        return isThere ? listPath(type, language, below) : "";
      };
      actions.createPage<ListContext>({
        path,
        matchPath: matchPathOf(path, language),
        component: template(name),
        context: {
          language,
          ...words,
          translations,
          picture: pageOf(LIST_ROUTES[type]),
          parts: partsOfPage(list, page),
          place,
          cards,
          previous: pathOf(place.page - 1),
          next: pathOf(place.page + 1),
          names: files.names[language],
          scene: notFoundScene,
          ...(type === "destination" ? { map: regionMap(documents, language, files.maps) } : {}),
        },
      });
    }
  }
}

function createFixedPages(
  { actions }: CreatePagesArgs,
  site: SiteData,
  files: Files,
  language: Language,
  documents: SiteDocument[],
): void {
  const { pageOf, galleryOf, hero, onHome, thingsOf, sceneOf, notFoundScene, offlineScene } = site;
  const names = files.names[language];
  const map = regionMap(documents, language, files.maps);
  for (const route of DRAWN_ROUTES) {
    actions.createPage<SceneContext | HomeContext | MapContext | SitemapContext>({
      path: localizePath(ROUTES[route], language),
      component: template(route),
      context: {
        language,
        translations: translationsOf(ROUTES[route]),
        picture: pageOf(route),
        ...(route === "home"
          ? {
              cards: homeCards(files.lists[language], documents, onHome),
              now: nowIn(language, documents),
              gallery: galleryOf(language),
              hero,
              things: thingsOf(language),
              map: posterOf(map),
            }
          : route === "map"
            ? { map }
            : { scene: sceneOf(route) }),
        ...(route === "sitemap"
          ? {
              documents: siteIndex(documents, language),
              written: [
                [localizePath(ROUTES.map, language), translator(language)("map.title")],
                ...files.written[language].map(({ page }): Name => [page.path, page.title]),
              ],
            }
          : { words: ownWords(route, language) }),
      },
    });
  }
  for (const { route, page } of files.written[language]) {
    const translations = translationsOf(ROUTES[route]);
    actions.createPage<WrittenContext>({
      path: page.path,
      component: template("written"),
      context: {
        language,
        translations,
        picture: pageOf(route),
        scene: sceneOf(route),
        words: ownWords("written", language),
        page,
        ...(route === "plan" ? { maps: journeyMaps(documents, language, files.maps) } : {}),
      },
    });
  }
  const notFound = localizePath("/404/", language);
  actions.createPage<NotFoundContext>({
    path: notFound,
    matchPath: matchPathOf(notFound, language),
    component: template("not-found"),
    context: { language, translations: translationsOf("/"), names, scene: notFoundScene },
  });
  actions.createPage<SceneContext>({
    path: offlinePath(language),
    component: template("offline"),
    context: { language, translations: translationsOf(OFFLINE_ROUTE), scene: offlineScene },
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
  { documentOf, tell, askSceneOf }: SiteData,
  related: DetailContext["related"],
  brief: Brief,
  map: MapPart | undefined,
): void {
  const { language, translations, path, type } = document;
  const picture = documentOf(document);
  const told = tell(document, picture);
  const cards = [...related.programs, ...related.documents].flatMap((card) => card.picture ?? []);
  const scene = askSceneOf(type, [...picturesOf(document), ...cards]);
  actions.createPage<DetailContext>({
    path,
    component: template(`${type}-detail`),
    context: {
      id: nodeId(document),
      language,
      translations,
      picture,
      related,
      told,
      brief,
      scene,
      map,
    },
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
    "/": (t) => t("home.title"),
    "/404/": (t) => `${t("not-found.paragraph-one")} ${t("not-found.paragraph-two")}`,
  };
  for (const [path, text] of Object.entries(texts)) {
    actions.createPage<ChoiceContext>({
      path,
      component: template("language-choice"),
      context: {
        siteName,
        greetings: greetings(text),
        names,
        hero: site.hero,
        scene: site.notFoundScene,
        ...(path === "/" ? { root } : {}),
      },
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
  for (const language of LANGUAGES) {
    createFixedPages(args, site, files, language, documents);
    createListPages(args, site, files, language, documents);
  }
  const related = relatedOf(documents);
  for (const document of documents) {
    const ways = related.get(document.path) ?? { documents: [], programs: [] };
    const map = mapPart(document, documents, files.maps);
    createDetailPage(args, document, site, ways, briefOf(document, documents), map);
  }
}
