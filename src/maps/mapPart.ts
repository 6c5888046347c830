import { FRAMES, isOn } from "../../art/map/frames.ts";
import type { SiteDocument } from "../documents/kinds.ts";
import { nearTo } from "../documents/viewModels/nearby.ts";
import type { Language } from "../i18n/languages.ts";
import { routePath } from "../i18n/routes.ts";
import { translator } from "../i18n/words.ts";
import { type JourneySheet, journeySheet } from "./journeyMap.ts";
import type { MapStop } from "./mapStop.ts";
import { type PlaceSheet, placeSheet } from "./placeMap.ts";
import type { MapPictures } from "./regionMap.ts";

/** A part of the region's map, with what there is to it in words. */
export interface MapPart {
  picture: string;
  /** Of a journey its stops, of a place itself and what is near. */
  drawn:
    | { kind: "journey"; sheet: JourneySheet; stops: MapStop[] }
    | { kind: "place"; sheet: PlaceSheet };
  title: string;
  /** Below the map; "" for nothing. */
  note: string;
  /** Of the whole map. */
  more: { name: string; href: string };
}

const isShown = ({ point }: MapStop): boolean => point !== null && isOn(FRAMES.wide, point);

const mapLink = (language: Language, uid: string): string =>
  `${routePath("map", language)}${uid && `#${uid}`}`;

/** Where a document lies, or where it goes; none for one of which nobody said so. */
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
      const near = nearTo(document, documents).map(
        ({ title, path, place }): MapStop => ({ name: title, point: place, path }),
      );
      return {
        picture,
        drawn: { kind: "place", sheet: placeSheet([own, ...near]) },
        title: t("map.where"),
        note: "",
        more: { name: t("map.open-at"), href: mapLink(language, document.uid) },
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
        drawn: { kind: "journey", sheet: journeySheet(stops), stops },
        title: t("map.way"),
        note: stops.filter(isShown).length > 1 ? t("map.way.note") : "",
        more: { name: t("map.open-at"), href: mapLink(language, "") },
      };
    }
  }
}
