import { createDocumentFinder, type FindDocument } from "../documents/findDocument.ts";
import type { SiteDocument } from "../documents/kinds.ts";
import type { Language } from "../i18n/languages.ts";
import { translator } from "../i18n/messages.ts";
import { routePath } from "../i18n/routes.ts";
import { journeyMap } from "./journeyMap.ts";
import { JOURNEYS, type Journey } from "./journeys.ts";
import type { MapPart } from "./mapPart.ts";
import type { MapStop } from "./mapStop.ts";
import type { MapPictures } from "./regionMap.ts";

function stopsOf({ stops }: Journey, findDocument: FindDocument, language: Language): MapStop[] {
  return stops.flatMap(({ destination }) => {
    const found = findDocument("destination", destination, language);
    return found?.type === "destination"
      ? [{ name: found.title, point: found.details.place, path: found.path }]
      : [];
  });
}

/** The journeys of the page that plans one, on the map: { "part-12": … } */
export function journeyMaps(
  documents: SiteDocument[],
  language: Language,
  { wide: picture }: MapPictures,
): Record<string, MapPart> {
  const t = translator(language);
  const findDocument = createDocumentFinder(documents);
  const parts = Object.values(JOURNEYS).flatMap((journey): [string, MapPart][] => {
    const stops = stopsOf(journey, findDocument, language);
    if (!stops.some(({ point }) => point)) return [];
    const part: MapPart = {
      picture,
      drawn: { kind: "journey", sheet: journeyMap(stops), stops },
      title: t("map.way"),
      note: t("map.way.note"),
      more: { name: t("map.open-at"), href: routePath("map", language) },
    };
    return [[journey.part, part]];
  });
  return Object.fromEntries(parts);
}
