import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FRAMES, isOn, type Spot } from "../../art/map/frames.ts";
import { MAIN_RIVER } from "../../art/map/region.ts";
import { LEGS, type Leg } from "../../content-service/figures/legs.ts";
import { PLACES } from "../../content-service/figures/places.ts";
import { kmBetween } from "../../src/documents/viewModels/nearby.ts";
import { toWideSheet } from "../../src/maps/crop.ts";
import { crossings } from "../../src/maps/crossing.ts";
import { journeyMap } from "../../src/maps/journeyMap.ts";
import type { MapStop } from "../../src/maps/mapStop.ts";
import { findRoute } from "../../src/maps/route.ts";

const DESTINATIONS = join("content-service", "documents", "destination");

function spotOf(name: string): Spot {
  const places: Readonly<Record<string, string>> = PLACES;
  const written = places[name] ?? "destination";
  const text =
    written === "destination"
      ? readFileSync(join(DESTINATIONS, name, "document.yaml"), "utf8")
      : `place: ${written}`;
  const [, latitude, longitude] = /^place: ([\d.]+), ([\d.]+)$/m.exec(text) ?? [];
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

const isOnMap = (name: string): boolean => isOn(FRAMES.wide, spotOf(name));

const NAMES = [...new Set([...readdirSync(DESTINATIONS), ...Object.keys(PLACES)])].filter(isOnMap);

const PAIRS = NAMES.flatMap((from, index) =>
  NAMES.slice(index + 1).map((to) => ({ from, to, name: `${from} to ${to}` })),
);

// All bridges of the Danube on the map
const BRIDGES: Record<string, Spot> = {
  batina: { latitude: 45.848, longitude: 18.858 },
  erdut: { latitude: 45.524, longitude: 19.092 },
  ilok: { latitude: 45.235, longitude: 19.386 },
  freedom: { latitude: 45.233, longitude: 19.845 },
  varadin: { latitude: 45.253, longitude: 19.861 },
  zezelj: { latitude: 45.266, longitude: 19.871 },
  beska: { latitude: 45.174, longitude: 20.037 },
};

const NEAR_IN_KM = 1;

const isBridge = (spot: Spot): boolean =>
  Object.values(BRIDGES).some((bridge) => kmBetween(bridge, spot) < NEAR_IN_KM);

describe.each(["car", "bus", "bicycle", "foot", "train"] as const)("a leg by %s", (by) => {
  it("crosses the Danube at its bridges only", () => {
    const swimming = PAIRS.filter(({ from, to }) => {
      const { spots = [] } = findRoute(spotOf(from), spotOf(to), by) ?? {};
      return !crossings(spots, MAIN_RIVER).every(isBridge);
    });
    expect(swimming.map(({ name }) => name)).toEqual([]);
  });
});

it("is drawn on its bank of the Danube, though a page has few of its points", () => {
  // Numbers that are close together stand beside their places.
  const far = PAIRS.filter(({ from, to }) => kmBetween(spotOf(from), spotOf(to)) > 12);
  const swimming = far.filter(({ from, to }) => {
    const stops = [from, to].map((name): MapStop => ({ name, point: spotOf(name) }));
    const { crop, legs } = journeyMap(stops);
    const within = (spot: Spot): [x: number, y: number] => {
      const [x, y] = toWideSheet(spot);
      return [((x - crop.x) / crop.width) * 100, ((y - crop.y) / crop.width) * 100];
    };
    const river = MAIN_RIVER.map(([longitude = 0, latitude = 0]) =>
      within({ longitude, latitude }),
    );
    const line = (legs[0]?.points ?? "").split(" ").map((point) => {
      const [longitude = 0, latitude = 0] = point.split(",").map(Number);
      return { longitude, latitude };
    });
    const bridges = Object.values(BRIDGES).map(within);
    return !crossings(line, river).every(({ longitude, latitude }) =>
      bridges.some(([x, y]) => Math.hypot(x - longitude, y - latitude) < 2.5),
    );
  });
  expect(swimming.map(({ name }) => name)).toEqual([]);
});

it("is found between all places of the demo on the map, by car", () => {
  const lost = PAIRS.filter(({ from, to }) => !findRoute(spotOf(from), spotOf(to), "car"));
  expect(lost.map(({ name }) => name)).toEqual([]);
});

/** Rows whose figure is of another way than the map's. */
const OTHERWISE: Record<string, string> = {
  "sremska-mitrovica to zasavica by car":
    "By Mačvanska Mitrovica, as the map goes, it is half as far; the source does not say by which road.",
};

/** Places are positions of a centre, and one starts at its edge or at a station. */
const CENTRE_IN_KM = 1;

const isDrawn = ({ from, to, via }: Leg): boolean =>
  isOnMap(from) && isOnMap(to) && via === undefined;

it("is about as long as the table of ways says", () => {
  const wrong = LEGS.filter(isDrawn).flatMap(({ from, to, by, km }) => {
    const name = `${from} to ${to} by ${by}`;
    const drawn = findRoute(spotOf(from), spotOf(to), by)?.km ?? 0;
    if (km === undefined || name in OTHERWISE) return [];
    const isRight = drawn >= km * 0.75 - CENTRE_IN_KM && drawn <= km * 1.4 + CENTRE_IN_KM;
    return isRight ? [] : [`${name}: ${drawn.toFixed(1)} on the map, ${km} in the table`];
  });
  expect(wrong).toEqual([]);
});

it("may be otherwise only where the table has such a row", () => {
  const names = LEGS.filter(isDrawn).map(({ from, to, by }) => `${from} to ${to} by ${by}`);
  expect(names).toEqual(expect.arrayContaining(Object.keys(OTHERWISE)));
});
