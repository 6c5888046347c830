import type { CreatePagesArgs } from "gatsby";
import { listOf, type SiteDocument } from "../../documents/kinds.ts";
import type { PageName, Picture } from "../../documents/types.ts";
import { costTable } from "../../documents/viewModels/costTable.ts";
import type { Language } from "../../i18n/languages.ts";
import { translator } from "../../i18n/messages.ts";
import { monthNow } from "../../i18n/monthNow.ts";
import { localizePath } from "../../i18n/paths.ts";
import { DOCUMENT_TYPES, LIST_ROUTES, PAGES } from "../../i18n/routes.ts";
import { SEARCH_PATH, searchPath } from "../../i18n/searchPath.ts";
import { dedupeCardImages } from "../../lists/buildCards.ts";
import { type Card, type CardOf, ofType } from "../../lists/cards.ts";
import {
  departureCalendar,
  hasComingDepartures,
  MONTHS_AT_ONCE,
  monthsOfSections,
} from "../../lists/departureCalendar.ts";
import { monthsFrom, seasonNow } from "../../lists/seasonalHighlights.ts";
import { siteIndex } from "../../lists/siteIndex.ts";
import { posterOf, regionMap } from "../../maps/regionMap.ts";
import { riverThread } from "../../maps/riverThread.ts";
import { tripLines } from "../../maps/tripLines.ts";
import { OFFLINE_ROUTE, offlinePath } from "../../runtime/offline.ts";
import type { Lists } from "../files/lists.ts";
import { pageMessages } from "../files/messages.ts";
import type { SiteData } from "../siteData.ts";
import { COMPONENT_ROUTES, templatePath } from "../templates.ts";
import type {
  DeparturesContext,
  HomeContext,
  IllustrationContext,
  MapContext,
  MarkdownContext,
  MyJourneyContext,
  NotFoundContext,
  SearchContext,
  SitemapContext,
} from "./pageContexts.ts";
import { type BuildFiles, matchPathOf, translationsOf } from "./sharedContext.ts";

/** The first cards of each list, without pictures that the page already shows. */
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

const journeyCards = (lists: Lists): CardOf<"journey">[] =>
  ofType(
    lists.journey.pages.flatMap(({ cards }) => cards),
    "journey",
  );

/** Its first cards, and what is on: no picture stands on the page twice. */
function homeOf(
  language: Language,
  files: BuildFiles,
  documents: SiteDocument[],
  shown: Picture[],
): Pick<HomeContext, "cards" | "now"> {
  const cards = homeCards(files.lists[language], documents, shown);
  const pictures = [...shown, ...cards.flatMap(({ picture }) => picture ?? [])];
  return {
    cards,
    now: seasonNow({
      documents: ofLanguage(language, documents),
      now: Date.now() / 1000,
      t: translator(language),
      language,
      cardsBeside: () => dedupeCardImages(pictures),
    }),
  };
}

/** A site is built anew before two years have passed. */
const MONTHS_AHEAD = 24;

const departuresEntry = (language: Language): PageName => [
  localizePath(PAGES.departures.path, language),
  translator(language)("departures.title"),
];

const ofLanguage = (language: Language, documents: SiteDocument[]): SiteDocument[] =>
  documents.filter((document) => document.language === language);

/** All departures from the build on, and in which of the next months each of the first two is shown. */
function departuresOf(
  language: Language,
  documents: SiteDocument[],
): Pick<DeparturesContext, "calendar" | "shownIn"> {
  const now = Date.now();
  const programs = ofLanguage(language, documents).filter((one) => one.type === "program");
  const calendar = departureCalendar(programs, language, translator(language), now / 1000);
  const months = calendar.months.map(({ month }) => month);
  const shownIn = monthsOfSections(months, monthsFrom(monthNow(now), MONTHS_AHEAD));
  return { calendar, shownIn: shownIn.slice(0, MONTHS_AT_ONCE) };
}

export function createFixedPages(
  { actions }: CreatePagesArgs,
  site: SiteData,
  files: BuildFiles,
  language: Language,
  documents: SiteDocument[],
): void {
  const {
    sharedPictureOfPage,
    galleryOf,
    openings,
    onHome,
    structuredDataOf,
    illustrationOf,
    peopleOn,
    notFoundIllustration,
    offlineIllustration,
  } = site;
  const names = files.names[language];
  const map = regionMap(documents, language, files.maps);
  for (const route of COMPONENT_ROUTES) {
    actions.createPage<
      | IllustrationContext
      | HomeContext
      | MapContext
      | MyJourneyContext
      | DeparturesContext
      | SitemapContext
    >({
      path: localizePath(PAGES[route].path, language),
      component: templatePath(route),
      context: {
        language,
        translations: translationsOf(PAGES[route].path),
        picture: sharedPictureOfPage(route),
        ...(route === "home"
          ? {
              ...homeOf(language, files, documents, onHome),
              gallery: galleryOf(language),
              openings: openings(Number(monthNow(Date.now()).slice(5))),
              things: structuredDataOf(language),
              map: posterOf(map),
              river: riverThread(translator(language)),
              journeys: journeyCards(files.lists[language]).map(
                ({ path, title }): PageName => [path, title],
              ),
            }
          : route === "map"
            ? { map, lines: tripLines(documents, language) }
            : route === "departures"
              ? departuresOf(language, documents)
              : route === "myJourney"
                ? { catalogue: files.catalogues[language], mapPicture: files.maps.wide }
                : {
                    illustration: illustrationOf(route),
                    people: peopleOn(route, language),
                  }),
        ...(route === "sitemap"
          ? {
              documents: siteIndex(documents, language),
              written: [
                ...(hasComingDepartures(ofLanguage(language, documents))
                  ? [departuresEntry(language)]
                  : []),
                [localizePath(PAGES.map.path, language), translator(language)("map.title")],
                [
                  localizePath(PAGES.myJourney.path, language),
                  translator(language)("my-journey.title"),
                ],
                ...files.written[language].map(({ page }): PageName => [page.path, page.title]),
              ],
            }
          : { words: pageMessages(route, language) }),
      },
    });
  }
  for (const { route, page } of files.written[language]) {
    const translations = translationsOf(PAGES[route].path);
    actions.createPage<MarkdownContext>({
      path: page.path,
      component: templatePath("written"),
      context: {
        language,
        translations,
        picture: sharedPictureOfPage(route),
        illustration: illustrationOf(route),
        words: pageMessages("written", language),
        page,
        people: peopleOn(route, language),
        ...(route === LIST_ROUTES.journey
          ? {
              journeys: journeyCards(files.lists[language]),
              costs: costTable(documents, language),
            }
          : {}),
      },
    });
  }
  const notFound = localizePath("/404/", language);
  actions.createPage<NotFoundContext>({
    path: notFound,
    matchPath: matchPathOf(notFound, language),
    component: templatePath("not-found"),
    context: {
      language,
      translations: translationsOf("/"),
      names,
      illustration: notFoundIllustration,
    },
  });
  actions.createPage<IllustrationContext>({
    path: offlinePath(language),
    component: templatePath("offline"),
    context: {
      language,
      translations: translationsOf(OFFLINE_ROUTE),
      illustration: offlineIllustration,
    },
  });
  actions.createPage<SearchContext>({
    path: searchPath(language),
    component: templatePath("search"),
    context: { language, translations: translationsOf(SEARCH_PATH), index: files.search[language] },
  });
}
