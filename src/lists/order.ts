import type { ListOrder } from "../documents/kinds/kind.ts";
import type { DocumentType } from "../i18n/routes.ts";
import { type Filterable, filtersOf } from "./filters.ts";

/** How an address says in which order a list stands: "?order=price" */
export const ORDER_PARAM = "order";

/** None for the list's own order, and for one that it has not: orderNamed("program", "price") */
export const findOrder = (
  type: DocumentType,
  order: string | null,
): ListOrder<Filterable> | undefined => filtersOf(type).orders?.find(({ name }) => name === order);
