import { element, escapeXml } from "../documents/xml.ts";
import { type Catalogue, type Known, knownOf, type Point } from "./catalogue.ts";
import { itemsOf, type MyJourney } from "./journey.ts";
import { lineOf } from "./values.ts";

// A visitor's journey for navigators and maps: GPX 1.1, https://www.topografix.com/GPX/1/1/

interface Options {
  title: string;
  /** Of the journey's page. */
  address: string;
  /** addressOf("/de/program/canoe-dawn/") => "https://podunavlje.example/de/program/canoe-dawn/" */
  addressOf: (path: string) => string;
  /** Of the route of a day, 0 for the first: "Day 1" */
  dayName: (day: number) => string;
}

type Placed = Known & { point: Point };

const isPlaced = (known: Known): known is Placed => known.point !== undefined;

const nameLine = (name: string): string => element("name", lineOf(name));
const linkLine = (address: string): string => `<link href="${escapeXml(address)}"/>`;

/** The order of the elements is the schema's. */
function pointLines(tag: "wpt" | "rtept", known: Placed, { addressOf }: Options): string[] {
  const { point, name, thing } = known;
  const [latitude, longitude] = point;
  return [
    `<${tag} lat="${latitude}" lon="${longitude}">`,
    nameLine(name),
    element("desc", lineOf(thing?.about ?? "")),
    thing ? linkLine(addressOf(thing.path)) : "",
    `</${tag}>`,
  ].filter(Boolean);
}

/** Every place once, and a route for each day on which there are places. */
export function journeyGpx(journey: MyJourney, catalogue: Catalogue, options: Options): string {
  const { title, address, dayName } = options;
  const know = (items: MyJourney["shelf"]): Placed[] =>
    items.map((item) => knownOf(item, catalogue)).filter(isPlaced);
  const places = new Map(
    know(itemsOf(journey)).map((known) => [`${known.name} ${known.point.join()}`, known] as const),
  );
  const routes = journey.days.flatMap(({ items }, day) => {
    const points = know(items).flatMap((known) => pointLines("rtept", known, options));
    return points.length > 0 ? ["<rte>", nameLine(dayName(day)), ...points, "</rte>"] : [];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="${escapeXml(new URL(address).host)}">`,
    "<metadata>",
    nameLine(title),
    linkLine(address),
    "</metadata>",
    ...[...places.values()].flatMap((known) => pointLines("wpt", known, options)),
    ...routes,
    "</gpx>",
    "",
  ].join("\n");
}
