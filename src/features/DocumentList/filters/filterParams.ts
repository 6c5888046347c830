import type { FilterLabels } from "../../../documents/kinds/kind.ts";
import type { DocumentType } from "../../../i18n/routes.ts";
import { type Choice, filtersOf } from "../../../lists/filters.ts";
import type { ListPlace } from "../../../lists/pagination.ts";
import { findSortOrder, ORDER_PARAM } from "../../../lists/sortOrder.ts";

/**
 * Known values of a filter in the query string; unknown ones are ignored.
 *
 * chosenIn("?category=nature", { name: "category", values: ["Sport", "Nature"] }) => ["Nature"]
 */
function chosenIn(search: string, { name, values, isSingle }: FilterLabels): string[] {
  const requested = new URLSearchParams(search).getAll(name).map((value) => value.toLowerCase());
  const chosen = values.filter((value) => requested.includes(value.toLowerCase()));
  return isSingle ? chosen.slice(0, 1) : chosen;
}

/** choiceIn("?type=nature&length=half", "program") => { type: ["Nature"], length: ["half"] } */
export function choiceIn(search: string, type: DocumentType): Choice {
  return Object.fromEntries(
    filtersOf(type).filters.map((filter) => [filter.name, chosenIn(search, filter)]),
  );
}

/** orderIn("?order=price", "program") => "price"; "" for the default and for unknown orders. */
export function orderIn(search: string, type: DocumentType): string {
  return findSortOrder(type, new URLSearchParams(search).get(ORDER_PARAM))?.name ?? "";
}

/** The filter that a list page has by its path: "/program/type/active/" => { type: ["Active"] } */
export function choiceOfPlace({ chosen }: ListPlace): Choice {
  return chosen ? { [chosen.name]: [chosen.value] } : {};
}

/**
 * The query string with other values of a filter: withChoice("?a=b", "type", ["Active"]) =>
 * "a=b&type=active"
 */
export function withChoice(
  search: string,
  name: string,
  values: readonly string[],
): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete(name);
  for (const value of values) params.append(name, value.toLowerCase());
  return params;
}

/** isAt("/en/blog/page/2/", "page/2/") => true. Always true for "", the list itself. */
export function isAt(pathname: string, below: string): boolean {
  return below === "" || `${pathname}/`.replace(/\/+$/, "/").endsWith(`/${below}`);
}

/** listAddress("/en/blog/page/2/", "page/2/") => "/en/blog/" */
export function listAddress(pathname: string, below: string): string {
  if (below === "" || !isAt(pathname, below)) return pathname;
  return `${pathname}/`.replace(/\/+$/, "/").slice(0, -below.length);
}
