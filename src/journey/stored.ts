import { withinLimits } from "./arrange.ts";
import {
  type Day,
  type Item,
  LIMITS,
  type MyJourney,
  NO_JOURNEY,
  type Part,
  WAYS,
  type Way,
} from "./journey.ts";
import { STORED_VERSION } from "./kept.ts";
import { isJourneyKey, isKeptKey } from "./readKeys.ts";
import { isDay, isTime, lineText, titleText } from "./values.ts";

// What the browser stores. Visitors, other versions of the site and other programs may have written it, so that
// nothing in it is trusted: what can be read is kept.

/** All journeys of a visitor; the first is the one that is shown. */
export type Journeys = readonly [MyJourney, ...MyJourney[]];

export const NO_JOURNEYS: Journeys = [NO_JOURNEY];

export const MOST_JOURNEYS = 20;

/** "odd": something in it could not be read; "newer": a later version of the site wrote it. */
export interface Stored {
  state: "none" | "whole" | "odd" | "newer";
  journeys: Journeys;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function partOf(value: unknown): Part | undefined {
  const [journey, index] = listOf(value);
  return isJourneyKey(journey) && isWhole(index, 0, LIMITS.parts - 1)
    ? [journey, index]
    : undefined;
}

function itemOf(value: unknown): Item[] {
  if (!isFields(value)) return [];
  const stop = partOf(value.stop);
  const key = isKeptKey(value.key) ? value.key : "";
  if (key === "" && !stop) return [];
  return [
    {
      key,
      ...(isTime(value.at) && { at: value.at }),
      ...(stop && { stop }),
      ...(typeof value.name === "string" && { name: lineText(value.name, LIMITS.name) }),
    },
  ];
}

const itemsOf = (value: unknown): Item[] => listOf(value).flatMap(itemOf);

function dayOf(value: unknown): Day[] {
  if (!isFields(value)) return [];
  const bed = partOf(value.bed);
  return [{ items: itemsOf(value.items), ...(bed && { bed }) }];
}

const isWay = (value: unknown): value is Way => WAYS.some((way) => way === value);

function journeyOf(value: unknown): MyJourney[] {
  if (!isFields(value)) return [];
  const { title, start, by, adults, ages, shelf, days } = value;
  return [
    withinLimits({
      title: typeof title === "string" ? titleText(title) : "",
      start: isDay(start) ? start : "",
      by: isWay(by) ? by : NO_JOURNEY.by,
      adults: isWhole(adults, 0, LIMITS.adults) ? adults : NO_JOURNEY.adults,
      ages: listOf(ages)
        .filter((age) => isWhole(age, 0, LIMITS.age))
        .slice(0, LIMITS.children),
      shelf: itemsOf(shelf),
      days: listOf(days).flatMap(dayOf),
    }),
  ];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Always in the same order, whatever changed a journey. */
export const storedText = (journeys: Journeys): string =>
  JSON.stringify({
    version: STORED_VERSION,
    journeys: journeys.flatMap(journeyOf).slice(0, MOST_JOURNEYS),
  });

export function readStored(text: string | null): Stored {
  if (text === null) return { state: "none", journeys: NO_JOURNEYS };
  const stored = parse(text);
  const version = isFields(stored) ? stored.version : undefined;
  if (typeof version === "number" && version > STORED_VERSION) {
    return { state: "newer", journeys: NO_JOURNEYS };
  }
  const [first = NO_JOURNEY, ...others] = listOf(isFields(stored) && stored.journeys)
    .flatMap(journeyOf)
    .slice(0, MOST_JOURNEYS);
  const journeys: Journeys = [first, ...others];
  return { state: storedText(journeys) === text ? "whole" : "odd", journeys };
}
