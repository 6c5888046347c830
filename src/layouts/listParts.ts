import { withPrefix } from "gatsby";
import type { ListParts } from "../content/cards.ts";

/** The same list, with its file under the path at which the site lives. */
export function inPlace(parts: ListParts): ListParts {
  return parts.rest === "" ? parts : { ...parts, rest: withPrefix(parts.rest) };
}
