import type { SortOrder } from "../documents/kinds/kind.ts";
import type { DocumentType } from "../i18n/routes.ts";
import { CARDS_AT_ONCE, type Card, type ListSummary, withNewer } from "./cards.ts";
import {
  type Choice,
  choiceKey,
  chosenFilters,
  chosenSeason,
  countValues,
  countWithout,
  type Filterable,
  filtersOf,
  isOutOfSeason,
  matches,
  seasonFirst,
  withoutSeason,
} from "./filters.ts";
import type { Chosen, ListPlace } from "./pagination.ts";

/** A list and its cards. */
export interface ListCards<One extends Card> {
  type: DocumentType;
  /** The cards in the page's HTML. */
  first: One[];
  /** All cards; null before they are fetched. */
  all: One[] | null;
  /** Published after the build; they stand on top. */
  newer: One[];
  parts: ListSummary;
  place: ListPlace;
}

/** What the visitor has chosen. */
export interface Wanted {
  choice: Choice;
  /** undefined for the list's own order. */
  order: SortOrder<Filterable> | undefined;
  /** The most cards to show. */
  limit: number;
  /** The URL is the one that the page was built for. */
  isAtPlace: boolean;
  /** In seconds. */
  now: number;
}

export interface Season {
  /** The month: "5" */
  value: string;
  /** How many are in season; the others are faded. */
  count: number;
  isOutOfSeason: (card: Card) => boolean;
}

/** How many documents each value of a filter gives: { Nature: 5 } */
type Counts = Record<string, number>;

export interface ArrangedList<One extends Card> {
  cards: One[];
  /** How many match in all, loaded or not. */
  count: number;
  season: Season | null;
  /** How many the list has. */
  total: number;
  /** Of each value, given the choice of the other filters. */
  counts: Counts;
  /** Of each value alone. */
  offered: Counts;
  /** How many would match without one of the filters, if nothing matches: { month: 3 } */
  without: Counts;
  /** Cards to show are not loaded yet. */
  isShort: boolean;
  /** All cards are needed, for cards or for counts. */
  needsAll: boolean;
  /** A page after the first shows the cards that it was built with. */
  isLaterPage: boolean;
  hasMore: boolean;
}

/** How many match, as far as it is known without the cards. */
function countOf(choice: Choice, { total, counts }: ListSummary): number {
  const each = chosenFilters(choice).map((name) =>
    (choice[name] ?? []).reduce((sum, value) => sum + (counts[value] ?? 0), 0),
  );
  return Math.min(total, ...each);
}

/** The chosen value if there is exactly one: only such a choice has pages of its own. */
export function onlyChosen(choice: Choice): Chosen | null | "several" {
  const names = chosenFilters(choice);
  const [name] = names;
  if (name === undefined) return null;
  const [value, ...others] = choice[name] ?? [];
  return names.length > 1 || others.length > 0 || value === undefined ? "several" : { name, value };
}

/** Whether the cards in the HTML are the first of those to show. */
function startsWithFirst({ place }: ListCards<Card>, { choice, order }: Wanted): boolean {
  const own: Choice = place.chosen ? { [place.chosen.name]: [place.chosen.value] } : {};
  const isOwnChoice = place.chosen === null || choiceKey(choice) === choiceKey(own);
  return place.page === 1 && isOwnChoice && order === undefined;
}

/** The loaded cards that match, sorted. */
function sortMatching<One extends Card>(list: ListCards<One>, wanted: Wanted): One[] {
  const { first, all, newer, type } = list;
  const { choice, order, now } = wanted;
  const known = all ?? (startsWithFirst(list, wanted) ? first : []);
  const cards = [...newer, ...known].filter((card) => matches(card, choice, now));
  if (order) cards.sort(order.compare([...newer, ...(all ?? [])], now));
  if (chosenSeason(type, choice) !== undefined) cards.sort(seasonFirst(choice, now));
  return cards;
}

function seasonIn<One extends Card>(
  { type, parts }: ListCards<One>,
  { choice, now }: Wanted,
  matching: One[] | null,
): Season | null {
  const value = chosenSeason(type, choice);
  if (value === undefined) return null;
  const isAway = (card: Card): boolean => isOutOfSeason(card, choice, now);
  const count = matching
    ? matching.filter((card) => !isAway(card)).length
    : (parts.counts[value] ?? 0);
  return { value, count, isOutOfSeason: isAway };
}

function countChoices(
  { all, newer }: ListCards<Card>,
  { choice, now }: Wanted,
  count: number,
  known: Counts,
): Pick<ArrangedList<Card>, "counts" | "offered" | "without"> {
  if (all === null) return { counts: known, offered: known, without: {} };
  const here = [...newer, ...all];
  const offered = countValues(here, {}, now);
  return {
    counts: choiceKey(choice) === "" ? offered : countValues(here, choice, now),
    offered,
    without: count === 0 ? countWithout(here, choice, now) : {},
  };
}

/** Which cards stand on the page, and how many each choice gives. */
export function arrangeList<One extends Card>(
  known: ListCards<One>,
  wanted: Wanted,
): ArrangedList<One> {
  const { type, first, all, parts, place } = known;
  const { choice, order, now } = wanted;
  const isLaterPage = place.page > 1 && wanted.isAtPlace;
  const list = isLaterPage ? { ...known, newer: [] } : known;
  const total = withNewer(parts, known.newer);
  // New cards on top do not push others out at the end.
  const onTop = list.newer.filter((card) => matches(card, choice, now)).length;
  const limit = wanted.limit + onTop;
  const sorted = sortMatching(list, wanted);
  const matching = all !== null && !isLaterPage ? sorted : null;
  const cards = isLaterPage ? first : sorted.slice(0, limit);
  const count =
    matching?.length ?? countOf(withoutSeason(type, choice), isLaterPage ? parts : total);
  const isCombined = chosenFilters(choice).length > 1;
  const isShort =
    all === null &&
    !isLaterPage &&
    (isCombined || order !== undefined || cards.length < Math.min(count, limit));
  // Counts across filters need all cards.
  const isCounted = filtersOf(type).filters.length > 1 && choiceKey(choice) !== "";
  return {
    cards,
    count,
    season: seasonIn(list, wanted, matching),
    total: total.total,
    ...countChoices(list, wanted, count, total.counts),
    isShort,
    needsAll: isShort || (isCounted && all === null),
    isLaterPage,
    hasMore: !isLaterPage && count > limit,
  };
}

/** How many pages a choice has. */
export const pageCount = (type: DocumentType, choice: Choice, parts: ListSummary): number =>
  Math.ceil(countOf(withoutSeason(type, choice), parts) / CARDS_AT_ONCE);
