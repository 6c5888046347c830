import { shorten } from "../documents/shorten.ts";

/** So many characters have room on the small card of a place. */
const ROOM = 90;

/** A colon, or the end of a sentence that is none of "15. Jahrhundert" or "J. J.". */
const END = /[:;](?=\s)|(?<![\d\p{Lu}])\.(?=\s|$)/u;

/**
 * The first clause of a summary: firstClause("A fortress on a rock: a clock, galleries.") => "A fortress
 * on a rock". Where that is long, as far as a comma, otherwise as far as a word.
 */
export function firstClause(summary: string): string {
  const [first = ""] = summary.split(END);
  if (first.length <= ROOM) return first;
  const comma = first.lastIndexOf(",", ROOM - 1);
  return comma > ROOM / 3 ? first.slice(0, comma) : `${shorten(first, ROOM)} …`;
}
