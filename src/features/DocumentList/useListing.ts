import { useEffect } from "react";
import { listPath } from "../../documents/paths.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import type { DocumentType } from "../../i18n/routes.ts";
import { type ArrangedList, arrangeList, onlyChosen, pageCount } from "../../lists/arrangeList.ts";
import {
  CARDS_AT_ONCE,
  type Card,
  type CardOf,
  type ListSummary,
  ofType,
} from "../../lists/cards.ts";
import { choiceKey, matches } from "../../lists/filters.ts";
import { type ListPlace, listPathSuffix } from "../../lists/pagination.ts";
import { findSortOrder } from "../../lists/sortOrder.ts";
import { useNowEvery15Min } from "../Departures/useNowEvery15Min.ts";
import { setShownCount } from "../UrlState/useUrlSearch.ts";
import { useAllCards } from "./useAllCards.ts";
import { type FilterParams, useFilterParams } from "./useFilterParams.ts";
import { useNewDocuments } from "./useNewDocuments.ts";

interface Options<Type extends DocumentType> {
  type: Type;
  /** The cards in the page's HTML. */
  first: CardOf<Type>[];
  parts: ListSummary;
  place: ListPlace;
}

/** What comes before and after the visible cards. */
export interface Paging {
  /** Number of cards on the pages before. */
  before: number;
  /** Shows more cards below. `href` is the next page, if that has an address. */
  more: { show: () => void; href: string | null } | null;
  /** Paths of the pages before and after, for pages other than the first; "" for none. */
  previous: string;
  next: string;
}

export interface Listing<One extends Card>
  extends Pick<
    ArrangedList<One>,
    "cards" | "count" | "season" | "total" | "counts" | "offered" | "without"
  > {
  params: FilterParams;
  paging: Paging;
  /** "whole" if all cards to show are loaded. */
  state: "whole" | "loading" | "failed";
  retry: () => void;
  /** The visitor has requested these cards, so they appear without an animation. */
  isSettled: boolean;
  /** Documents newer than the build, until the visitor shows them. */
  newer: { count: number; show: () => void };
}

/**
 * The cards of a list as the visitor has filtered and sorted them. The page has the first ones; the
 * others are loaded from a file when "show more" or a filter needs them.
 */
export function useListing<Type extends DocumentType>({
  type,
  first,
  parts,
  place,
}: Options<Type>): Listing<CardOf<Type>> {
  const language = useLanguage();
  const address = useFilterParams(type, place);
  const now = useNowEvery15Min();
  const { chosen: choice, limit, isAtPlace } = address;
  const key = choiceKey(choice);
  const order = findSortOrder(type, address.order);
  const fetched = useAllCards(parts.allCardsUrl);
  const newer = useNewDocuments({
    type,
    first,
    since: parts.since,
    choice: `${key} ${address.order}`,
  });

  const list = arrangeList(
    {
      type,
      first,
      all: parts.allCardsUrl === "" ? first : fetched.cards && ofType(fetched.cards, type),
      newer: ofType(newer.shown, type),
      parts,
      place,
    },
    { choice, order, limit, isAtPlace, now },
  );
  const { needsAll, isShort, isLaterPage, hasMore } = list;
  const { load, hasFailed } = fetched;
  useEffect(() => {
    if (needsAll) load();
  }, [needsAll, load]);

  const only = onlyChosen(choice);
  const pages = pageCount(type, choice, parts);
  const pathOf = (page: number): string =>
    only !== "several" && !order && page >= 1 && page <= pages
      ? listPath(type, language, listPathSuffix(only, page))
      : "";
  return {
    ...list,
    params: address,
    paging: {
      before: isLaterPage ? (place.page - 1) * CARDS_AT_ONCE : 0,
      more: hasMore
        ? {
            show: () => setShownCount(limit + CARDS_AT_ONCE),
            href: pathOf(limit / CARDS_AT_ONCE + 1) || null,
          }
        : null,
      previous: isLaterPage ? pathOf(place.page - 1) : "",
      next: isLaterPage ? pathOf(place.page + 1) : "",
    },
    state: !isShort ? "whole" : hasFailed ? "failed" : "loading",
    retry: load,
    isSettled: address.presses > 0 || limit > CARDS_AT_ONCE || key !== "" || !!order,
    newer: {
      count: isLaterPage ? 0 : newer.waiting.filter((card) => matches(card, choice, now)).length,
      show: newer.show,
    },
  };
}
