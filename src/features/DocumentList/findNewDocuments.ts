import type { Card } from "../../lists/cards.ts";
import type { DatedCard } from "../../live/store.ts";

/**
 * Those of the service's newest that the build did not know. The page has the list's `first` cards;
 * where there are more, the last of them was published at `since`, and older ones may be among them.
 */
export function findNewDocuments(newest: DatedCard[], first: Card[], since: string): Card[] {
  const paths = new Set(first.map(({ path }) => path));
  const isNewer = ({ card, publishedAt }: DatedCard): boolean =>
    !paths.has(card.path) && (since === "" || publishedAt > since);
  return newest.filter(isNewer).map(({ card }) => card);
}
