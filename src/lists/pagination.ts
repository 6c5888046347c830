import type { DocumentType } from "../i18n/routes.ts";
import { CARDS_AT_ONCE, type Card } from "./cards.ts";
import { filtersOf, filterValues, seasonFirst } from "./filters.ts";

// Pagination: a list has pages of its own, and pages of each filter value.

export interface Chosen {
  name: string;
  value: string;
}

/** A page of a list: its filter and its number. */
export interface ListPlace {
  /** The URL after that of the list: "", "page/2/", "type/active/" */
  pathSuffix: string;
  /** The filter of the page. */
  chosen: Chosen | null;
  /** 1 for the first. */
  page: number;
}

export interface ListPage {
  place: ListPlace;
  cards: Card[];
}

/** listPathSuffix({ name: "type", value: "Active" }, 2) => "type/active/page/2/" */
export function listPathSuffix(chosen: Chosen | null, page: number): string {
  const choice = chosen ? `${chosen.name}/${chosen.value.toLowerCase()}/` : "";
  return page > 1 ? `${choice}page/${page}/` : choice;
}

/** The whole list, from its first card on. */
export const WHOLE_LIST: ListPlace = { pathSuffix: "", chosen: null, page: 1 };

function pagesOf(cards: Card[], chosen: Chosen | null): ListPage[] {
  const count = Math.max(1, Math.ceil(cards.length / CARDS_AT_ONCE));
  return Array.from({ length: count }, (_, index) => ({
    place: { pathSuffix: listPathSuffix(chosen, index + 1), chosen, page: index + 1 },
    cards: cards.slice(index * CARDS_AT_ONCE, (index + 1) * CARDS_AT_ONCE),
  }));
}

/** All pages of a list: the list itself, and one list for each value that has documents. */
export function listPages(type: DocumentType, cards: Card[]): ListPage[] {
  const choices = filtersOf(type).filters.flatMap(({ name, values, isSeason }) =>
    values.map((value) => ({ name, value, isSeason })),
  );
  return [
    ...pagesOf(cards, null),
    ...choices.flatMap(({ isSeason, ...chosen }) => {
      const { name, value } = chosen;
      const own = cards.filter((card) => filterValues(card, name).includes(value));
      if (own.length === 0) return [];
      return pagesOf(isSeason ? cards.toSorted(seasonFirst({ [name]: [value] })) : own, chosen);
    }),
  ];
}
