import type { FilterLabels } from "../../documents/kinds/kind.ts";
import type { DocumentType } from "../../i18n/routes.ts";
import { type Choice, filtersOf } from "../../lists/filters.ts";
import type { ListPlace } from "../../lists/listPages.ts";
import { findOrder, ORDER_PARAM } from "../../lists/order.ts";

/** chosenIn("?category=nature", { name: "category", values: ["Sport", "Nature"] }) => ["Nature"]; unknown values are passed over. */
function chosenIn(search: string, { name, values, isSingle }: FilterLabels): string[] {
  const asked = new URLSearchParams(search).getAll(name).map((value) => value.toLowerCase());
  const chosen = values.filter((value) => asked.includes(value.toLowerCase()));
  return isSingle ? chosen.slice(0, 1) : chosen;
}

/** choiceIn("?type=nature&length=half", "program") => { type: ["Nature"], length: ["half"] } */
export function choiceIn(search: string, type: DocumentType): Choice {
  return Object.fromEntries(
    filtersOf(type).filters.map((facet) => [facet.name, chosenIn(search, facet)]),
  );
}

/** orderIn("?order=price", "program") => "price"; "" for the list's own, and for one that it has not. */
export function orderIn(search: string, type: DocumentType): string {
  return findOrder(type, new URLSearchParams(search).get(ORDER_PARAM))?.name ?? "";
}

/** The choice that a page of the list makes by itself: "/program/type/active/" */
export function choiceOfPlace({ chosen }: ListPlace): Choice {
  return chosen ? { [chosen.name]: [chosen.value] } : {};
}

/** The same address with another choice: withChoice("?a=b", "type", ["Active"]) => "a=b&type=active" */
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

/** isAt("/en/blog/page/2/", "page/2/") => true; every address is the list's own. */
export function isAt(pathname: string, below: string): boolean {
  return below === "" || `${pathname}/`.replace(/\/+$/, "/").endsWith(`/${below}`);
}

/** listAddress("/en/blog/page/2/", "page/2/") => "/en/blog/" */
export function listAddress(pathname: string, below: string): string {
  if (below === "" || !isAt(pathname, below)) return pathname;
  return `${pathname}/`.replace(/\/+$/, "/").slice(0, -below.length);
}
