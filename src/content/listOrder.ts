import type { DocumentType } from "../i18n/routes.ts";
import { type Narrowed, narrowingOf } from "./facets.ts";
import type { ListOrder } from "./kinds/kind.ts";

/** None for the list's own order, and for one that it has not: orderNamed("program", "price") */
export const orderNamed = (
  type: DocumentType,
  order: string | null,
): ListOrder<Narrowed> | undefined => narrowingOf(type).orders?.find(({ name }) => name === order);
