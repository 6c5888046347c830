import type { ListOrder } from "../documents/kinds/kind.ts";
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
import type { Chosen, ListPlace } from "./listPages.ts";

/** What is known of a list. */
export interface ListCards<One extends Card> {
  type: DocumentType;
  /** The cards that the page brought along. */
  first: One[];
  /** All cards; null before they are fetched. */
  all: One[] | null;
  /** Published after the build; they stand on top. */
  newer: One[];
  parts: ListSummary;
  place: ListPlace;
}

/** What the visitor wants to see of it. */
export interface Wanted {
  choice: Choice;
  /** undefined for the list's own order. */
  order: ListOrder<Filterable> | undefined;
  /** So many cards at most. */
  limit: number;
  /** The page stands at the address that it was built for. */
  isAtPlace: boolean;
  /** In seconds. */
  now: number;
}

export interface Season {
  /** The month: "5" */
  value: string;
  /** How many are in season; the others step back. */
  count: number;
  isOutOfSeason: (card: Card) => boolean;
}

/** How many documents each value of a filter gives: { Nature: 5 } */
type Counts = Record<string, number>;

export interface ArrangedList<One extends Card> {
  cards: One[];
  /** How many the choice gives in all, whether they are here yet or not. */
  count: number;
  season: Season | null;
  /** How many the list has. */
  total: number;
  /** With what is chosen of the other filters. */
  counts: Counts;
  /** Of each value alone. */
  offered: Counts;
  /** How many there would be without one filter of a choice that gives none: { month: 3 } */
  without: Counts;
  /** Cards that are wanted are not here. */
  isShort: boolean;
  /** All cards are needed, for cards or for counts. */
  needsAll: boolean;
  /** A page after the first shows the cards that it was built with. */
  isLaterPage: boolean;
  hasMore: boolean;
}

/** How many a choice gives, as far as it is known without the cards. */
export function countOf(choice: Choice, { total, counts }: ListSummary): number {
  const each = chosenFilters(choice).map((name) =>
    (choice[name] ?? []).reduce((sum, value) => sum + (counts[value] ?? 0), 0),
  );
  return Math.min(total, ...each);
}

/** The one value that is chosen, if it is one: only such a choice has pages of its own. */
export function onlyChosen(choice: Choice): Chosen | null | "several" {
  const names = chosenFilters(choice);
  const [name] = names;
  if (name === undefined) return null;
  const [value, ...others] = choice[name] ?? [];
  return names.length > 1 || others.length > 0 || value === undefined ? "several" : { name, value };
}

/** The cards that the page was built with are the beginning of what is wanted. */
function startsWithFirst({ place }: ListCards<Card>, { choice, order }: Wanted): boolean {
  const own: Choice = place.chosen ? { [place.chosen.name]: [place.chosen.value] } : {};
  const isOwnChoice = place.chosen === null || choiceKey(choice) === choiceKey(own);
  return place.page === 1 && isOwnChoice && order === undefined;
}

/** All that match and are here, in the order that is wanted. */
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
  // What came on top pushes nothing out below.
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
  // How many each value gives of what is chosen of another filter is known of all cards only.
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
