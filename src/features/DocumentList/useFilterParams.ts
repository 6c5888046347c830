import { useDeferredValue, useEffect, useState } from "react";
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
  /** Filters that the list shows: those in the address, once React has rendered them. */
  shown: Choice;
  /** Sort order in the address, and the one that the list shows; "" for the default. */
  order: string;
  shownOrder: string;
  /** The most cards to show. */
  limit: number;
  /** Whether the list shows what the address says. */
  isShown: boolean;
  /** The URL is the one that the page was built for. */
  isAtPlace: boolean;
  /** Number of choices that the visitor has made since the page loaded. */
  presses: number;
  choose: (name: string, values: readonly string[]) => void;
  chooseOrder: (order: string) => void;
  /** Resets all filters. */
  showAll: () => void;
}

/** Filters, order and length of a list as its address says, and functions that change them. */
export function useFilterParams(type: DocumentType, place: ListPlace): FilterParams {
  const search = useUrlSearch();
  const pathname = usePathname();
  const asked = `${pathname} ${search} ${useShownCount(CARDS_AT_ONCE)}`;
  const deferred = useDeferredValue(asked);
  const [shownPathname = "", shownSearch = "", limit] = deferred.split(" ");
  const [presses, setPresses] = useState(0);
  // Until hydration the address is unknown, so the page assumes the one that it was built for.
  const isBuilt = (path: string): boolean => path === "" || isAt(path, place.pathSuffix);
  const isFixed = (path: string): boolean => place.pathSuffix !== "" && isBuilt(path);
  const choiceOf = (path: string, query: string): Choice =>
    isFixed(path) ? choiceOfPlace(place) : choiceIn(query, type);
  const orderOf = (path: string, query: string): string =>
    isFixed(path) ? "" : orderIn(query, type);

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

  return {
    chosen: choiceOf(pathname, search),
    shown: choiceOf(shownPathname, shownSearch),
    order: orderOf(pathname, search),
    shownOrder: orderOf(shownPathname, shownSearch),
    limit: Number(limit),
    isShown: pathname !== "" && deferred === asked,
    isAtPlace: isBuilt(shownPathname),
    presses,
    choose,
    chooseOrder: (order) => choose(ORDER_PARAM, order === "" ? [] : [order]),
    showAll: () => {
      const names = filtersOf(type).filters.map(({ name }) => name);
      const { search: query } = window.location;
      go(
        names.reduce(
          (params, name) => withChoice(`${params}`, name, []),
          new URLSearchParams(query),
        ),
      );
    },
  };
}
