import { listOf } from "../../documents/kinds.ts";
import type { Translate } from "../../i18n/messages.ts";
import { LIST_ROUTES, LISTED_TYPES, type Route } from "../../i18n/routes.ts";

/** Links to all lists: [["destinations", "Odredišta"], …] */
export const listEntries = (t: Translate): [Route, string][] =>
  LISTED_TYPES.map((type) => [LIST_ROUTES[type], listOf(type).name(t)]);
