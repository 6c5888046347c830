import type { ListOrder } from "../documents/kinds/kind.ts";
import type { DocumentType } from "../i18n/routes.ts";
import { type Filterable, filtersOf } from "./filters.ts";

/** The URL parameter of the order: "?order=price" */
export const ORDER_PARAM = "order";

/** findOrder("program", "price"); undefined for the list's own order and for unknown ones. */
export const findOrder = (
  type: DocumentType,
  order: string | null,
): ListOrder<Filterable> | undefined => filtersOf(type).orders?.find(({ name }) => name === order);
