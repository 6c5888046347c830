import { MEANS, type Means } from "../../content-service/kinds/leg.ts";
import { type LegFigures, legFacts } from "../documents/viewModels/legText.ts";
import type { Language } from "../i18n/languages.ts";
import { type Translate, translator } from "../i18n/messages.ts";
import { type JourneyMapData, journeyMap, placesOf } from "./journeyMap.ts";
import type { ListedStop, MapStop } from "./mapStop.ts";

/** What lines and signs of a map mean. */
export interface LegendEntry {
  of: Means | "border";
  name: string;
}

/** A journey on the map, with its words. */
export interface DrawnJourney {
  kind: "journey";
  sheet: JourneyMapData;
  stops: ListedStop[];
  /** Empty where all lines are of one means, and go over no border. */
  legend: LegendEntry[];
}

/** Whether a leg says more than by what one goes, which is not worth a line where all go by the same. */
const saysMore = ({ km, minutes, road, border }: LegFigures): boolean =>
  km !== null || minutes !== null || road !== "" || border !== "";

function legendOf({ legs }: JourneyMapData, t: Translate): LegendEntry[] {
  const means = MEANS.filter((one) => legs.some(({ by }) => by === one));
  const entries: LegendEntry[] =
    means.length > 1 ? means.map((one) => ({ of: one, name: t(`map.by.${one}`) })) : [];
  const hasBorder = legs.some(({ border }) => border);
  return hasBorder ? [...entries, { of: "border", name: t("map.border") }] : entries;
}

/** A journey by its stops, and what is to be said below it. */
export function drawnJourney(
  stops: MapStop[],
  language: Language,
): { drawn: DrawnJourney; note: string } {
  const t = translator(language);
  const sheet = journeyMap(stops);
  const areAlike = new Set(stops.flatMap(({ leg }) => leg?.by ?? [])).size < 2;
  // The days of a journey say how one comes to a place; the list names each once.
  const places = placesOf(stops).flatMap(({ stops: [first = 0] }) => stops[first] ?? []);
  const listed = places.map(({ name, path, leg, day }): ListedStop => {
    const border = leg?.border ? t("map.leg.border", { border: leg.border }) : "";
    const way =
      leg && day === undefined && (saysMore(leg) || !areAlike)
        ? [...legFacts(leg, language, t), border].filter(Boolean).join(" · ")
        : "";
    return {
      name,
      ...(path !== undefined && { path }),
      ...(way && { way }),
    };
  });
  return {
    drawn: { kind: "journey", sheet, stops: listed, legend: legendOf(sheet, t) },
    note: sheet.legs.some(({ by }) => by === "straight") ? t("map.way.note") : "",
  };
}
