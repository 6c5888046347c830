import type { ListParts } from "../content/cards.ts";
import { withPrefix } from "./prefix.ts";

/** The same list, with its file under the path at which the site lives. */
export function withPrefixedRest(parts: ListParts): ListParts {
  return parts.rest === "" ? parts : { ...parts, rest: withPrefix(parts.rest) };
}
