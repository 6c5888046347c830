import type { CreatePagesArgs } from "gatsby";
import type { SiteDocument } from "../../documents/kinds.ts";
import { listPath } from "../../documents/paths.ts";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import { LIST_ROUTES, LISTED_TYPES, routePath } from "../../i18n/routes.ts";
import { hasComingDepartures } from "../../lists/departureCalendar.ts";
import { listPathSuffix } from "../../lists/pagination.ts";
import { regionMap } from "../../maps/regionMap.ts";
import { partsOfPage } from "../files/lists.ts";
import { filterMessages, hasPageMessages, pageMessages } from "../files/messages.ts";
import type { SiteData } from "../siteData.ts";
import { type TemplateName, templatePath } from "../templates.ts";
import type { ListContext } from "./pageContexts.ts";
import { type BuildFiles, matchPathOf } from "./sharedContext.ts";

/** All pages of each list, filtered ones as well. */
export function createListPages(
  { actions }: CreatePagesArgs,
  { sharedPictureOfPage, notFoundIllustration }: SiteData,
  files: BuildFiles,
  language: Language,
  documents: SiteDocument[],
): void {
  const hasDepartures = hasComingDepartures(documents.filter((one) => one.language === language));
  for (const type of LISTED_TYPES) {
    const list = files.lists[language][type];
    const name: TemplateName = `${type}-list`;
    const own = hasPageMessages(name) ? pageMessages(name, language) : {};
    const words = { ...own, ...filterMessages(type, language) };
    for (const page of list.pages) {
      const { place, cards } = page;
      // A list may have fewer pages in another language, or nothing for a filter.
      const translations = LANGUAGES.filter((other) =>
        files.lists[other][type].pages.some((one) => one.place.pathSuffix === place.pathSuffix),
      ).map((other) => ({ language: other, path: listPath(type, other, place.pathSuffix) }));
      const path = listPath(type, language, place.pathSuffix);
      const pathOf = (number: number): string => {
        const below = listPathSuffix(place.chosen, number);
        const isThere = number > 0 && list.pages.some((one) => one.place.pathSuffix === below);
        return isThere ? listPath(type, language, below) : "";
      };
      actions.createPage<ListContext>({
        path,
        matchPath: matchPathOf(path, language),
        component: templatePath(name),
        context: {
          language,
          ...(Object.keys(words).length > 0 ? { words } : {}),
          translations,
          picture: sharedPictureOfPage(LIST_ROUTES[type]),
          parts: partsOfPage(list, page),
          place,
          cards,
          previous: pathOf(place.page - 1),
          next: pathOf(place.page + 1),
          names: files.names[language],
          illustration: notFoundIllustration,
          ...(type === "program" && hasDepartures
            ? { departures: routePath("departures", language) }
            : {}),
          ...(type === "destination" ? { map: regionMap(documents, language, files.maps) } : {}),
        },
      });
    }
  }
}
