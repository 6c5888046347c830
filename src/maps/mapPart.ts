import { FRAMES, isOn } from "../../art/map/frames.ts";
import type { SiteDocument } from "../documents/kinds.ts";
import { nearbyDestinations } from "../documents/viewModels/nearby.ts";
import type { Language } from "../i18n/languages.ts";
import { translator } from "../i18n/messages.ts";
import { routePath } from "../i18n/routes.ts";
import { type JourneyMapData, journeyMap } from "./journeyMap.ts";
import type { MapStop } from "./mapStop.ts";
import { type PlaceMapData, placeMap } from "./placeMap.ts";
import type { MapPictures } from "./regionMap.ts";

/** A part of the region's map, with what there is to it in words. */
export interface MapPart {
  picture: string;
  /** Of a journey its stops, of a place itself and what is near. */
  drawn:
    | { kind: "journey"; sheet: JourneyMapData; stops: MapStop[] }
    | { kind: "place"; sheet: PlaceMapData };
  title: string;
  /** Below the map; "" for nothing. */
  note: string;
  /** Of the whole map. */
  more: { name: string; href: string };
}

const isShown = ({ point }: MapStop): boolean => point !== null && isOn(FRAMES.wide, point);

const mapLink = (language: Language, uid: string): string =>
  `${routePath("map", language)}${uid && `#${uid}`}`;

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
    case "journey": {
      const stops = document.details.stops.map(
        ({ name, point, document: about }): MapStop => ({
          name,
          point,
          path: about?.to === "page" ? about.path : undefined,
        }),
      );
      if (!stops.some(isShown)) return undefined;
      return {
        picture,
        drawn: { kind: "journey", sheet: journeyMap(stops), stops },
        title: t("map.way"),
        note: "",
        more: { name: t("map.open-at"), href: mapLink(language, "") },
      };
    }
    case "program": {
      const stops = document.details.stops.map(
        ({ name, point, destination }): MapStop => ({
          name,
          point,
          path: destination?.to === "page" ? destination.path : undefined,
        }),
      );
      if (!stops.some(isShown)) return undefined;
      return {
        picture,
        drawn: { kind: "journey", sheet: journeyMap(stops), stops },
        title: t("map.way"),
        note: stops.filter(isShown).length > 1 ? t("map.way.note") : "",
        more: { name: t("map.open-at"), href: mapLink(language, "") },
      };
    }
  }
}
