import { useCallback, useEffect, useState } from "react";
import { listPath } from "../../documents/paths.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import type { DocumentType } from "../../i18n/routes.ts";
import {
  CARDS_AT_ONCE,
  type Card,
  type CardOf,
  type ListParts,
  ofType,
  withNewer,
} from "../../lists/cards.ts";
import {
  type Choice,
  choiceKey,
  chosenFilters,
  chosenSeason,
  countValues,
  countWithout,
  filtersOf,
  isOutOfSeason,
  matches,
  seasonFirst,
  withoutSeason,
} from "../../lists/filters.ts";
import { belowList, type Chosen, type ListPlace } from "../../lists/listPages.ts";
import { findOrder } from "../../lists/order.ts";
import { fetchBuildFile } from "../../runtime/fetchBuildFile.ts";
import { useNowEvery15Min } from "../Departures/useNowEvery15Min.ts";
import { setShownCount } from "../UrlState/useUrlSearch.ts";
import { type ListAddress, useListAddress } from "./useListAddress.ts";
import { useNewDocuments } from "./useNewDocuments.ts";

interface Options<Type extends DocumentType> {
  type: Type;
  /** The cards that the page brought along. */
  first: CardOf<Type>[];
  parts: ListParts;
  place: ListPlace;
}

export interface Listing<One extends Card> {
  address: ListAddress;
  cards: One[];
  /** How many the choice gives in all, whether they are here yet or not. */
  count: number;
  /** The month that is chosen, and how many are in season then; the others have stepped back. */
  season: { value: string; count: number; isAway: (card: Card) => boolean } | null;
  /** How many of them stand before the first card: those of the pages before this one. */
  before: number;
  /** How many the list has, and how many each choice gives. */
  total: number;
  counts: Record<string, number>;
  /** How many each choice would give alone. */
  offered: Record<string, number>;
  /** How many there would be without one facet of a choice that gives none: { month: 3 } */
  without: Record<string, number>;
  /** Cards that are wanted are not here. */
  state: "whole" | "loading" | "failed";
  /** There are more to show; where they stand on a page of their own, its address. */
  more: { show: () => void; href: string | null } | null;
  /** The pages before and after one that is not the first; "" for none. */
  previous: string;
  next: string;
  /** What is seen was asked for, and is there at once. */
  isSettled: boolean;
  tryAgain: () => void;
  /** So many newer ones wait until the visitor wants to see them. */
  newer: { count: number; show: () => void };
}

/** Lists that were fetched: whoever comes back to one finds it at once. */
const fetched = new Map<string, Card[]>();

/** The one thing that is chosen, if it is one: only for such a choice there are pages. */
function onlyChosen(choice: Choice): Chosen | null | "several" {
  const names = chosenFilters(choice);
  const [name] = names;
  if (name === undefined) return null;
  const [value, ...others] = choice[name] ?? [];
  return names.length > 1 || others.length > 0 || value === undefined ? "several" : { name, value };
}

/** How many a choice gives, as far as it is known without the cards. */
function countOf(choice: Choice, { total, counts }: ListParts): number {
  const each = chosenFilters(choice).map((name) =>
    (choice[name] ?? []).reduce((sum, value) => sum + (counts[value] ?? 0), 0),
  );
  return Math.min(total, ...each);
}

const NONE: Card[] = [];

/**
 * The cards of a list that a visitor sees. The page brings some; all others come from a file when
 * "show more" or a choice needs them.
 */
export function useListing<Type extends DocumentType>({
  type,
  first,
  parts,
  place,
}: Options<Type>): Listing<CardOf<Type>> {
  const language = useLanguage();
  const address = useListAddress(type, place);
  const now = useNowEvery15Min();
  const choice = address.shown;
  const key = choiceKey(choice);
  const order = findOrder(type, address.shownOrder);
  const [all, setAll] = useState(() => fetched.get(parts.rest) ?? null);
  const [hasFailed, setFailed] = useState(false);
  const newer = useNewDocuments({
    type,
    first,
    since: parts.since,
    choice: `${key} ${address.shownOrder}`,
  });

  // A page in the midst of the list shows what it was built with, and what comes on top stays there.
  const isMidst = place.page > 1 && address.isAtPlace;
  const known = withNewer(parts, newer.shown);
  const whole = parts.rest === "" ? first : all && ofType(all, type);
  const here = [...ofType(isMidst ? NONE : newer.shown, type), ...(whole ?? [])];
  const isBeginning =
    place.page === 1 &&
    (!place.chosen || key === choiceKey({ [place.chosen.name]: [place.chosen.value] }));

  const isFitting = (card: Card): boolean => matches(card, choice, now);
  const onTop = isMidst ? [] : ofType(newer.shown, type).filter(isFitting);
  // What came on top pushes nothing out below.
  const limit = address.limit + onTop.length;
  // In another order the first may be any of them all.
  const begun = isBeginning && !order ? first : [];
  const own = [...onTop, ...(whole ?? begun).filter(isFitting)];
  if (order) own.sort(order.compare(here, now));
  const season = chosenSeason(type, choice);
  if (season !== undefined) own.sort(seasonFirst(choice, now));
  const cards = isMidst ? first : own.slice(0, limit);
  const isCombined = chosenFilters(choice).length > 1;
  const narrowed = withoutSeason(type, choice);
  const fitting = whole && !isMidst ? here.filter(isFitting) : null;
  const count = fitting?.length ?? countOf(narrowed, isMidst ? parts : known);
  const isShort =
    whole === null && !isMidst && (isCombined || !!order || cards.length < Math.min(count, limit));
  // How many each kind gives of what is chosen of another is known of all cards only.
  const isCounted = filtersOf(type).filters.length > 1 && key !== "";

  const load = useCallback(() => {
    setFailed(false);
    fetchBuildFile<Card[]>(parts.rest).then(
      (cards) => {
        fetched.set(parts.rest, cards);
        setAll(cards);
      },
      () => setFailed(true),
    );
  }, [parts.rest]);

  const isWanted = isShort || (isCounted && whole === null);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  const only = onlyChosen(choice);
  const pages = Math.ceil(countOf(narrowed, parts) / CARDS_AT_ONCE);
  const pathOf = (page: number): string =>
    only !== "several" && !order && page >= 1 && page <= pages
      ? listPath(type, language, belowList(only, page))
      : "";

  const offered = whole ? countValues(here, {}, now) : known.counts;
  return {
    address,
    cards,
    count,
    season:
      season === undefined
        ? null
        : {
            value: season,
            count: fitting
              ? fitting.filter((card) => !isOutOfSeason(card, choice, now)).length
              : (parts.counts[season] ?? 0),
            isAway: (card) => isOutOfSeason(card, choice, now),
          },
    before: isMidst ? (place.page - 1) * CARDS_AT_ONCE : 0,
    total: known.total,
    counts: whole && key !== "" ? countValues(here, choice, now) : offered,
    offered,
    without: whole && count === 0 ? countWithout(here, choice, now) : {},
    state: !isShort ? "whole" : hasFailed ? "failed" : "loading",
    more:
      !isMidst && count > limit
        ? {
            show: () => setShownCount(address.limit + CARDS_AT_ONCE),
            href: pathOf(address.limit / CARDS_AT_ONCE + 1) || null,
          }
        : null,
    previous: isMidst ? pathOf(place.page - 1) : "",
    next: isMidst ? pathOf(place.page + 1) : "",
    isSettled: address.presses > 0 || address.limit > CARDS_AT_ONCE || key !== "" || !!order,
    tryAgain: load,
    newer: {
      count: isMidst ? 0 : newer.waiting.filter(isFitting).length,
      show: newer.show,
    },
  };
}
