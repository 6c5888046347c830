import { FRAMES, isOn } from "../../art/map/frames.ts";
import type { SiteDocument } from "../documents/kinds.ts";
import type { ContentLink } from "../documents/types.ts";
import { nearbyDestinations } from "../documents/viewModels/nearby.ts";
import type { Language } from "../i18n/languages.ts";
import { translator } from "../i18n/messages.ts";
import { routePath } from "../i18n/routes.ts";
import { type DrawnJourney, drawnJourney } from "./drawnJourney.ts";
import type { MapStop } from "./mapStop.ts";
import { type PlaceMapData, placeMap } from "./placeMap.ts";
import type { MapPictures } from "./regionMap.ts";

/** A part of the region's map, with what there is to it in words. */
export interface MapPart {
  picture: string;
  /** Of a journey its stops, of a place itself and what is near. */
  drawn: DrawnJourney | { kind: "place"; sheet: PlaceMapData };
  title: string;
  /** Below the map; "" for nothing. */
  note: string;
  /** Of the whole map. */
  more: { name: string; href: string };
}

const isShown = ({ point }: MapStop): boolean => point !== null && isOn(FRAMES.wide, point);

const mapLink = (language: Language, uid: string): string =>
  `${routePath("map", language)}${uid && `#${uid}`}`;

const pageOf = (link: ContentLink | null): string | undefined =>
  link?.to === "page" ? link.path : undefined;

/** Where a journey goes; undefined if none of its stops is on the map. */
export function journeyPart(
  stops: MapStop[],
  language: Language,
  picture: string,
): MapPart | undefined {
  if (!stops.some(isShown)) return undefined;
  const t = translator(language);
  return {
    picture,
    ...drawnJourney(stops, language),
    title: t("map.way"),
    more: { name: t("map.open-at"), href: mapLink(language, "") },
  };
}

/** The map of a document: where it is, or where the trip goes; undefined if unknown. */
export function mapPart(
  document: SiteDocument,
  documents: SiteDocument[],
  { wide: picture }: MapPictures,
): MapPart | undefined {
  const { language } = document;
  const t = translator(language);
  switch (document.type) {
    case "blog":
      return undefined;
    case "destination": {
      const own: MapStop = { name: document.title, point: document.details.place };
      if (!isShown(own)) return undefined;
      const near = nearbyDestinations(document, documents).map(
        ({ title, path, place }): MapStop => ({ name: title, point: place, path }),
      );
      return {
        picture,
        drawn: { kind: "place", sheet: placeMap([own, ...near]) },
        title: t("map.where"),
        note: "",
        more: { name: t("map.open-at"), href: mapLink(language, document.uid) },
      };
    }
    case "program":
      return journeyPart(
        document.details.stops.map(
          ({ name, point, destination, ...leg }): MapStop => ({
            name,
            point,
            path: pageOf(destination),
            leg,
          }),
        ),
        language,
        picture,
      );
    case "journey":
      return journeyPart(
        document.details.stops.map(
          ({ name, point, document: page, day, ...leg }): MapStop => ({
            name,
            point,
            path: pageOf(page),
            leg,
            day,
          }),
        ),
        language,
        picture,
      );
  }
}
