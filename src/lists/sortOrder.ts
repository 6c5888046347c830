import type { SortOrder } from "../documents/kinds/kind.ts";
import type { DocumentType } from "../i18n/routes.ts";
import { type Filterable, filtersOf } from "./filters.ts";

/** The URL parameter of the order: "?order=price" */
export const ORDER_PARAM = "order";

/** findOrder("program", "price"); undefined for the list's own order and for unknown ones. */
export const findSortOrder = (
  type: DocumentType,
  order: string | null,
): SortOrder<Filterable> | undefined =>
  filtersOf(type).sortOrders?.find(({ name }) => name === order);
