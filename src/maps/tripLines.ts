import { type Composition, FRAMES, type Frame } from "../../art/map/frames.ts";
import type { SiteDocument } from "../documents/kinds.ts";
import type { Language } from "../i18n/languages.ts";
import { toSheet } from "./crop.ts";
import { simplify } from "./simplify.ts";
import { waysOf } from "./waysOf.ts";

type Point = [x: number, y: number];

/** Where a trip goes on each sheet, as the path of an SVG in per cent of the sheet's width. */
export type TripLine = Record<Composition, string>;

/** Per cent: smaller bends are not drawn. */
const BEND = 0.3;

const short = (value: number): string => String(Math.round(value * 10) / 10);

const written = (points: Point[]): string =>
  points.length < 2 ? "" : `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;

/** Trips of a language that go somewhere, by their path. */
export function tripLines(documents: SiteDocument[], language: Language): Record<string, TripLine> {
  const lines = documents.flatMap((document): [string, TripLine][] => {
    if (document.type !== "program" || document.language !== language) return [];
    const { stops } = document.details;
    const ways = waysOf(stops.map(({ name, point, ...leg }) => ({ name, point, leg })));
    if (ways.length === 0) return [];
    const lineOn = (frame: Frame): string =>
      ways
        .map(({ spots }) => spots.map((spot) => toSheet(frame, spot)))
        .map((points) => written(simplify(points, BEND)))
        .join("");
    return [[document.path, { wide: lineOn(FRAMES.wide), tall: lineOn(FRAMES.tall) }]];
  });
  return Object.fromEntries(lines);
}
