import type { DocumentType } from "../i18n/routes.ts";
import type { Narrowed } from "./facets.ts";
import type { ListOrder } from "./kinds/kind.ts";
import { listOf } from "./kinds.ts";

/** None for the list's own order, and for one that it has not: orderNamed("program", "price") */
export const orderNamed = (
  type: DocumentType,
  order: string | null,
): ListOrder<Narrowed> | undefined => listOf(type).orders?.find(({ name }) => name === order);
