import { useDeferredValue } from "react";
import type { Card } from "../../lists/cards.ts";

/** Two rows of a wide screen, and more than a phone shows at once. */
const AT_FIRST = 8;

/**
 * The cards to draw now. After a choice, these are the first ones and those that were there before;
 * further new ones follow in a render of their own, so that the visitor does not wait for what is
 * below the screen.
 */
export function useDrawnCards<One extends Card>(cards: One[]): One[] {
  const paths = cards.map(({ path }) => path).join(" ");
  const drawn = useDeferredValue(paths);
  if (drawn === paths) return cards;
  const before = new Set(drawn.split(" "));
  return cards.filter(({ path }, index) => index < AT_FIRST || before.has(path));
}
