import type { CreatePagesArgs } from "gatsby";
import { listOf, type SiteDocument } from "../../documents/kinds.ts";
import type { PageName, Picture } from "../../documents/types.ts";
import type { Language } from "../../i18n/languages.ts";
import { monthNow } from "../../i18n/monthNow.ts";
import { localizePath } from "../../i18n/paths.ts";
import { DOCUMENT_TYPES, ROUTES } from "../../i18n/routes.ts";
import { SEARCH_PATH, searchPath } from "../../i18n/searchPath.ts";
import { translator } from "../../i18n/words.ts";
import { dedupeCardImages } from "../../lists/buildCards.ts";
import type { Card } from "../../lists/cards.ts";
import { seasonalHighlights } from "../../lists/seasonalHighlights.ts";
import { siteIndex } from "../../lists/siteIndex.ts";
import { journeyMaps } from "../../maps/journeyMaps.ts";
import { posterOf, regionMap } from "../../maps/regionMap.ts";
import { OFFLINE_ROUTE, offlinePath } from "../../runtime/offline.ts";
import type { Lists } from "../lists.ts";
import { pageMessages } from "../messages.ts";
import type { SiteData } from "../siteData.ts";
import { DRAWN_ROUTES } from "../templates.ts";
import type {
  HomeContext,
  IllustrationContext,
  MapContext,
  NotFoundContext,
  SearchContext,
  SitemapContext,
  WrittenContext,
} from "./pageContexts.ts";
import { type Files, matchPathOf, template, translationsOf } from "./sharedContext.ts";

/** The first of each list, as far as they have something to show which the page does not show already. */
function homeCards(lists: Lists, documents: SiteDocument[], shown: Picture[]): Card[] {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const makeCard = dedupeCardImages(shown);
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
  return { items: seasonalHighlights(own, built, translator(language)), built };
}

export function createFixedPages(
  { actions }: CreatePagesArgs,
  site: SiteData,
  files: Files,
  language: Language,
  documents: SiteDocument[],
): void {
  const {
    sharedPictureOfPage: pageOf,
    galleryOf,
    hero,
    onHome,
    structuredDataOf: thingsOf,
    illustrationOf,
    notFoundIllustration,
    offlineIllustration,
  } = site;
  const names = files.names[language];
  const map = regionMap(documents, language, files.maps);
  for (const route of DRAWN_ROUTES) {
    actions.createPage<IllustrationContext | HomeContext | MapContext | SitemapContext>({
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
            : { illustration: illustrationOf(route) }),
        ...(route === "sitemap"
          ? {
              documents: siteIndex(documents, language),
              written: [
                [localizePath(ROUTES.map, language), translator(language)("map.title")],
                ...files.written[language].map(({ page }): PageName => [page.path, page.title]),
              ],
            }
          : { words: pageMessages(route, language) }),
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
        illustration: illustrationOf(route),
        words: pageMessages("written", language),
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
    context: {
      language,
      translations: translationsOf("/"),
      names,
      illustration: notFoundIllustration,
    },
  });
  actions.createPage<IllustrationContext>({
    path: offlinePath(language),
    component: template("offline"),
    context: {
      language,
      translations: translationsOf(OFFLINE_ROUTE),
      illustration: offlineIllustration,
    },
  });
  actions.createPage<SearchContext>({
    path: searchPath(language),
    component: template("search"),
    context: { language, translations: translationsOf(SEARCH_PATH), index: files.search[language] },
  });
}
