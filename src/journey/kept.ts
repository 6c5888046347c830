import { type Item, LIMITS, type MyJourney, NO_JOURNEY } from "./journey.ts";
import type { Key } from "./keys.ts";

// What every page has to know of the stored journeys: which things are in the first. It leaves the rest as it is; the
// page of the journey reads and repairs all of it (stored.ts).

export const STORED_VERSION = 1;

/** As far as this site has written it: nothing of it is certain. */
interface Shape {
  version?: number;
  journeys?: readonly Partial<MyJourney>[];
}

function parse(text: string | null): Shape {
  try {
    const shape: Shape | null = JSON.parse(text ?? "{}");
    return typeof shape === "object" && shape !== null ? shape : {};
  } catch {
    return {};
  }
}

const listOf = <One>(list: readonly One[] | undefined): readonly One[] =>
  Array.isArray(list) ? list : [];

/** A later version of the site has written it. */
export const isNewer = (text: string | null): boolean =>
  Number(parse(text).version) > STORED_VERSION;

/** There is nothing in it that this site can read. */
export const isUnreadable = (text: string | null): boolean =>
  text !== null && !Array.isArray(parse(text).journeys);

const journeysIn = (text: string | null): readonly Partial<MyJourney>[] =>
  isNewer(text) ? [] : listOf(parse(text).journeys);

const KEY = /^[pdb][\w-]{5}$/;

const isItem = (item: Item | null): item is Item =>
  Boolean(item && (KEY.test(item.key) || item.stop));

function itemsIn(text: string | null): Item[] {
  const [first] = journeysIn(text);
  return [
    ...listOf(first?.shelf),
    ...listOf(first?.days).flatMap((day) => listOf(day?.items)),
  ].filter(isItem);
}

/** The keys of all things in the first journey; "" for a stop without a page. */
export const keptKeys = (text: string | null): Key[] => itemsIn(text).map(({ key }) => key);

const written = (journeys: readonly Partial<MyJourney>[]): string =>
  JSON.stringify({ version: STORED_VERSION, journeys });

/** With a thing on no day; the same text if there is no room for it. */
export function withKept(text: string | null, item: Item): string | null {
  const [first = NO_JOURNEY, ...others] = journeysIn(text);
  if (keptKeys(text).length >= LIMITS.items) return text;
  return written([{ ...first, shelf: [...listOf(first?.shelf), item] }, ...others]);
}

/** Without a thing, wherever it stands; null where nothing is left. */
export function withoutKept(text: string | null, key: Key): string | null {
  const [first = NO_JOURNEY, ...others] = journeysIn(text);
  const left = (items: readonly Item[] | undefined): Item[] =>
    listOf(items).filter((item) => item?.key !== key);
  const days = listOf(first?.days).map((day) => ({ ...day, items: left(day?.items) }));
  const shelf = left(first?.shelf);
  const isNothing = shelf.length === 0 && days.length === 0 && others.length === 0 && !first?.title;
  return isNothing ? null : written([{ ...first, shelf, days }, ...others]);
}
