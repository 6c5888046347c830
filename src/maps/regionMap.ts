import {
  COMPOSITIONS,
  type Composition,
  FRAMES,
  isOn,
  project,
  type Spot,
} from "../../art/map/frames.ts";
import { ELSEWHERE, NAMES, type Name, type NameKind, PLACE_NAMES } from "../../art/map/names.ts";
import { PROGRAM_TYPES } from "../../content-service/choices.ts";
import type { Destination } from "../documents/kinds/destination.ts";
import { lowerCase } from "../documents/kinds/kind.ts";
import { readMonths } from "../documents/kinds/monthFilter.ts";
import { programTypeName } from "../documents/kinds/program.ts";
import type { SiteDocument } from "../documents/kinds.ts";
import { codeMonths } from "../documents/season.ts";
import { createFormatters } from "../documents/viewModels/formatters.ts";
import { kmBetween } from "../documents/viewModels/nearby.ts";
import type { Language } from "../i18n/languages.ts";
import { type Translate, translator } from "../i18n/messages.ts";
import { firstClause } from "./firstClause.ts";
import { ALL, TRIPS, WITHOUT_CAR } from "./mapFilter.ts";
import type { MapPlace, MapTrip, Marker } from "./mapPlace.ts";
import { namesBesideNumbers, zoomsOfNames } from "./nameRoom.ts";
import { type RiverDistance, riverDistance } from "./riverDistance.ts";
import { spreadApart } from "./spread.ts";

type Point = [x: number, y: number];

/** The files, by composition. */
export type MapPictures = Record<Composition, string>;

export interface MapName {
  text: string;
  kind: NameKind;
  on: Partial<Record<Composition, { at: Point; turn: number }>>;
}

export interface MapWords {
  /** Of the list of places. */
  label: string;
  /** Whose lines these are; the marked words lead there. */
  source: string;
  programs: string;
  /** Where places are shown as a list or as a map. */
  view: string;
  asList: string;
  asMap: string;
  /** Of the list. */
  places: string;
  enlarge: string;
  reduce: string;
  /** Of the choices by which places step back. */
  show: string;
  chips: { value: string; label: string }[];
}

/** The map without texts about its places. */
export interface Poster extends Pick<RegionMap, "pictures" | "names"> {
  places: Pick<MapPlace, "path" | "title" | "number" | "marks">[];
  label: string;
}

export const posterOf = ({ pictures, names, places, words }: RegionMap): Poster => ({
  pictures,
  names,
  places: places.flatMap(({ path, title, number, marks }) =>
    marks ? [{ path, title, number, marks }] : [],
  ),
  label: words.label,
});

export interface RegionMap {
  pictures: MapPictures;
  names: MapName[];
  places: MapPlace[];
  words: MapWords;
}

/** Units of the sheet that 44 pixels are where it is smallest: 700 pixels wide, and 280. */
const TARGETS: Record<Composition, number> = { wide: 82, tall: 142 };

/** So near, a place lies by the river. */
const BY_THE_RIVER_IN_KM = 2.5;

const round = (value: number): number => Math.round(value * 10) / 10;

const perCent = (composition: Composition, [x, y]: Point): Point => {
  const { width } = FRAMES[composition];
  return [round((x / width) * 100), round((y / width) * 100)];
};

const isOnBoth = (spot: Spot): boolean => COMPOSITIONS.every((one) => isOn(FRAMES[one], spot));

const NEAR_IN_KM = 3;

/** Where the name of a place is: set by hand, or beside its point. */
function placeNamesBySpot(spot: Spot | undefined): typeof ELSEWHERE {
  const known = PLACE_NAMES.find(({ at: [longitude = 0, latitude = 0] }) => {
    return spot && kmBetween(spot, { longitude, latitude }) < NEAR_IN_KM;
  });
  return known?.stands ?? ELSEWHERE;
}

/** Less where so many places leave no room for all. */
const targetOn = (composition: Composition, count: number): number => {
  const { width, height } = FRAMES[composition];
  return Math.min(TARGETS[composition], Math.sqrt((width * height) / count / 2));
};

interface PlaceOnSheet {
  uid: string;
  title: string;
  spot: Spot;
}

/** On one sheet, by the names of their addresses. */
function markersOn(
  composition: Composition,
  shown: PlaceOnSheet[],
  names: MapName[],
): Map<string, Marker> {
  const frame = FRAMES[composition];
  const places = shown.map(({ spot }) => project(frame, spot));
  const targets = spreadApart(places, targetOn(composition, shown.length), [
    frame.width,
    frame.height,
  ]);
  const markers = shown.map(({ spot }, index): Marker => {
    const [x, y] = places[index] ?? [0, 0];
    const [targetX, targetY] = targets[index] ?? [x, y];
    const { side, shift = [0, 0] } = placeNamesBySpot(spot)[composition];
    return {
      at: perCent(composition, [targetX, targetY]),
      dot: perCent(composition, [x - targetX, y - targetY]),
      name: perCent(composition, shift),
      side,
      named: null,
    };
  });
  const zooms = zoomsOfNames(
    composition,
    markers.map((marker, index) => ({ text: shown[index]?.title ?? "", marker })),
    names.flatMap(({ text, kind, on }) => {
      const there = on[composition];
      return there ? [{ text, kind, ...there }] : [];
    }),
  );
  return new Map(
    shown.map(({ uid }, index) => {
      const [marker, named = null] = [markers[index], zooms[index]];
      if (!marker) throw new Error(`No marker for ${uid}`);
      return [uid, { ...marker, named }] as const;
    }),
  );
}

function namesIn(language: Language, t: Translate): MapName[] {
  const say = createFormatters(language);
  const textOf = ({ kind, name }: Name): string => {
    switch (kind) {
      case "country":
        return say.country(name);
      case "region":
        return t(`choice.region.${lowerCase(name)}`);
      case "river":
        return t(`map.river.${name}`);
    }
  };
  return NAMES.map((one) => ({
    text: textOf(one),
    kind: one.kind,
    on: Object.fromEntries(
      COMPOSITIONS.flatMap((composition) => {
        const written = one.on[composition];
        if (!written) return [];
        const [longitude = 0, latitude = 0] = written.at;
        const at = perCent(composition, project(FRAMES[composition], { longitude, latitude }));
        return [[composition, { at, turn: written.turn ?? 0 }]];
      }),
    ),
  }));
}

/** Without names that a number lies on. */
function withoutCovered(names: MapName[], markers: Record<Composition, Marker[]>): MapName[] {
  const kept = Object.fromEntries(
    COMPOSITIONS.map((composition) => {
      const there = names.flatMap(({ text, kind, on }) => {
        const written = on[composition];
        return written ? [{ text, kind, ...written }] : [];
      });
      const free = namesBesideNumbers(composition, markers[composition], there);
      return [composition, free.map(({ text }) => text)];
    }),
  );
  return names.map(({ on, ...name }) => ({
    ...name,
    on: Object.fromEntries(
      Object.entries(on).filter(([composition]) => kept[composition]?.includes(name.text)),
    ),
  }));
}

const sayAway = (km: number, t: Translate): string =>
  km < BY_THE_RIVER_IN_KM ? t("map.at-river") : t("map.from-river", { km: Math.round(km) });

/** What the trips on the map can be chosen by. */
function chipsOf(trips: MapTrip[], t: Translate): MapWords["chips"] {
  if (trips.length === 0) return [];
  const kinds = PROGRAM_TYPES.filter((type) => trips.some(({ kind }) => kind === type));
  return [
    { value: ALL, label: t("map.show.all") },
    { value: TRIPS, label: t("nav.programs") },
    ...kinds.map((kind) => ({ value: kind.toLowerCase(), label: programTypeName(kind, t) })),
    ...(trips.some(({ withoutCar }) => withoutCar)
      ? [{ value: WITHOUT_CAR, label: t("map.show.without-car") }]
      : []),
  ];
}

/** So far from where it starts, a program belongs to no place. */
const FAR_IN_KM = 40;

/** Each place with the programs that start nearest to it, by the path of the place. */
function programsByPlace(
  own: SiteDocument[],
  places: LocatedDestination[],
): Map<string, MapTrip[]> {
  const starting = new Map<string, MapTrip[]>();
  for (const program of own) {
    if (program.type !== "program") continue;
    const start = program.details.start ?? program.details.stops[0]?.point;
    if (!start) continue;
    const [nearest] = places
      .flatMap(({ document, place }) =>
        place ? [{ path: document.path, km: kmBetween(place, start) }] : [],
      )
      .filter(({ km }) => km < FAR_IN_KM)
      .sort((one, other) => one.km - other.km);
    if (!nearest) continue;
    const way: MapTrip = {
      title: program.title,
      path: program.path,
      kind: program.programType,
      withoutCar: program.details.withoutCar === "yes",
    };
    starting.set(nearest.path, [...(starting.get(nearest.path) ?? []), way]);
  }
  return starting;
}

interface LocatedDestination {
  document: Destination;
  place: Spot | null;
  river: RiverDistance | null;
}

/** Down the river; unknown locations last. */
function inOrder(destinations: Destination[]): LocatedDestination[] {
  const tripRoute = ({ river }: LocatedDestination): number => river?.kmAlong ?? Number.MAX_VALUE;
  return destinations
    .map((document): LocatedDestination => {
      const { place } = document.details;
      return { document, place, river: place && riverDistance(place) };
    })
    .sort(
      (one, other) =>
        tripRoute(one) - tripRoute(other) || (one.document.uid < other.document.uid ? -1 : 1),
    );
}

/** All destinations of a language on the map, with its messages. */
export function regionMap(
  documents: SiteDocument[],
  language: Language,
  pictures: MapPictures,
): RegionMap {
  const t = translator(language);
  const own = documents.filter((document) => document.language === language);
  const lying = inOrder(own.filter((one) => one.type === "destination"));
  const starting = programsByPlace(own, lying);
  const names = namesIn(language, t);
  const shown = lying.flatMap(({ document: { uid, title }, place }): PlaceOnSheet[] =>
    place && isOnBoth(place) ? [{ uid, title, spot: place }] : [],
  );
  const [wide, tall] = [markersOn("wide", shown, names), markersOn("tall", shown, names)];
  const markers = { wide: [...wide.values()], tall: [...tall.values()] };
  return {
    pictures,
    names: withoutCovered(names, markers),
    places: lying.map(({ document, river }, index): MapPlace => {
      const { uid, title, path, summary, pictures: own } = document;
      const marks = { wide: wide.get(uid), tall: tall.get(uid) };
      return {
        uid,
        number: index + 1,
        title,
        path,
        marks: marks.wide && marks.tall ? { wide: marks.wide, tall: marks.tall } : null,
        away: river ? sayAway(river.kmAway, t) : "",
        summary: firstClause(summary),
        picture: own[0] ?? null,
        programs: starting.get(path) ?? [],
        months: readMonths(codeMonths(document.details)),
      };
    }),
    words: {
      label: t("map.label"),
      source: t("map.source"),
      programs: t("map.programs"),
      view: t("map.view"),
      asList: t("map.as-list"),
      asMap: t("nav.map"),
      places: t("map.places"),
      enlarge: t("map.enlarge"),
      reduce: t("map.reduce"),
      show: t("map.show"),
      chips: chipsOf([...starting.values()].flat(), t),
    },
  };
}
