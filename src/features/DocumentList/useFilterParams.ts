import { useEffect, useState } from "react";
import type { DocumentType } from "../../i18n/routes.ts";
import { CARDS_AT_ONCE } from "../../lists/cards.ts";
import { type Choice, filtersOf } from "../../lists/filters.ts";
import type { ListPlace } from "../../lists/pagination.ts";
import { ORDER_PARAM } from "../../lists/sortOrder.ts";
import {
  setUrlSearch,
  usePathname,
  useShownCount,
  useUrlSearch,
} from "../UrlState/useUrlSearch.ts";
import {
  choiceIn,
  choiceOfPlace,
  isAt,
  listAddress,
  orderIn,
  withChoice,
} from "./filters/filterParams.ts";

export interface FilterParams {
  /** Filters in the address. */
  chosen: Choice;
  /** Sort order in the address; "" for the default. */
  order: string;
  /** The most cards to show. */
  limit: number;
  /** False until hydration: the page shows what it was built with. */
  isKnown: boolean;
  /** The URL is the one that the page was built for. */
  isAtPlace: boolean;
  /** Number of choices that the visitor has made since the page loaded. */
  presses: number;
  choose: (name: string, values: readonly string[]) => void;
  chooseOrder: (order: string) => void;
  /** Resets all filters. */
  showAll: () => void;
  /** Resets filters and order. */
  reset: () => void;
}

/** Filters, order and length of a list as its address says, and functions that change them. */
export function useFilterParams(type: DocumentType, place: ListPlace): FilterParams {
  const search = useUrlSearch();
  const pathname = usePathname();
  const limit = useShownCount(CARDS_AT_ONCE);
  const [presses, setPresses] = useState(0);
  // Until hydration the address is unknown, so the page assumes the one that it was built for.
  const isAtPlace = pathname === "" || isAt(pathname, place.pathSuffix);
  const isFixed = place.pathSuffix !== "" && isAtPlace;

  const { pathSuffix, chosen } = place;
  useEffect(() => {
    // With script there is one list with filters: "/en/blog/category/nature/" becomes
    // "/en/blog/?category=nature".
    const { pathname: own, search: query } = window.location;
    if (!chosen || place.page > 1 || !isAt(own, pathSuffix)) return;
    const isAsked = Object.values(choiceIn(query, type)).some(
      (values) => values && values.length > 0,
    );
    const params = isAsked
      ? new URLSearchParams(query)
      : withChoice(query, chosen.name, [chosen.value]);
    setUrlSearch(params, "replace", listAddress(own, pathSuffix));
  }, [type, pathSuffix, chosen, place.page]);

  const go = (params: URLSearchParams): void => {
    setPresses(presses + 1);
    setUrlSearch(params, "push", listAddress(window.location.pathname, pathSuffix));
  };

  const choose: FilterParams["choose"] = (name, values) => {
    const { pathname: own, search: query } = window.location;
    const isChosen = chosen !== null && isAt(own, pathSuffix);
    const before = isChosen ? withChoice(query, chosen.name, [chosen.value]) : query;
    go(withChoice(`${before}`, name, values));
  };

  const names = filtersOf(type).filters.map(({ name }) => name);
  const clear = (params: string[]): void =>
    go(
      params.reduce(
        (query, name) => withChoice(`${query}`, name, []),
        new URLSearchParams(window.location.search),
      ),
    );

  return {
    chosen: isFixed ? choiceOfPlace(place) : choiceIn(search, type),
    order: isFixed ? "" : orderIn(search, type),
    limit,
    isKnown: pathname !== "",
    isAtPlace,
    presses,
    choose,
    chooseOrder: (order) => choose(ORDER_PARAM, order === "" ? [] : [order]),
    showAll: () => clear(names),
    reset: () => clear([...names, ORDER_PARAM]),
  };
}
