import { MEANS, type Means } from "../../content-service/kinds/leg.ts";
import { LANGUAGE_TABLE, type Language } from "../i18n/languages.ts";
import { type Translate, translator } from "../i18n/messages.ts";
import { type JourneyMapData, journeyMap } from "./journeyMap.ts";
import type { ListedStop, MapStop, StopLeg } from "./mapStop.ts";

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

type Unit = "kilometer" | "hour" | "minute";

const NO_BREAK = "\u00a0";

/** wayWords(…) => "27 km · 1 hour 15 min · by bicycle · EuroVelo 6 · border Ilok–Bačka Palanka" */
function wayWords(
  { by, km, minutes, road, border }: StopLeg,
  language: Language,
  t: Translate,
): string {
  const say = (value: number, unit: Unit): string =>
    new Intl.NumberFormat(LANGUAGE_TABLE[language].locale, {
      style: "unit",
      unit,
      unitDisplay: unit === "hour" ? "long" : "short",
    })
      .format(value)
      .replace(/\s/g, NO_BREAK);
  const [hours, rest] = minutes === null ? [0, 0] : [Math.floor(minutes / 60), minutes % 60];
  const time = [hours > 0 ? say(hours, "hour") : "", rest > 0 ? say(rest, "minute") : ""];
  return [
    km === null ? "" : say(km, "kilometer"),
    time.filter(Boolean).join(NO_BREAK),
    by === null ? "" : t(`map.by.${by}`),
    road,
    border && t("map.leg.border", { border }),
  ]
    .filter(Boolean)
    .join(" · ");
}

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
  const listed = stops.map(({ name, path, leg, day }): ListedStop => {
    const way = leg ? wayWords(leg, language, t) : "";
    return {
      name,
      ...(path !== undefined && { path }),
      ...(way && { way }),
      ...(day !== undefined && { day }),
    };
  });
  return {
    drawn: { kind: "journey", sheet, stops: listed, legend: legendOf(sheet, t) },
    note: sheet.legs.some(({ by }) => by === "straight") ? t("map.way.note") : "",
  };
}
