import type { Card } from "../../lists/cards.ts";
import type { DatedCard } from "../../live/store.ts";

/**
 * The newest documents of the content service that the build did not know. `since` is the
 * publication date of the last of the list's `first` cards, or "" if the page has all cards. Older
 * documents are not new: they may be among the cards that the page lacks.
 */
export function findNewDocuments(newest: DatedCard[], first: Card[], since: string): Card[] {
  const paths = new Set(first.map(({ path }) => path));
  const isNewer = ({ card, publishedAt }: DatedCard): boolean =>
    !paths.has(card.path) && (since === "" || publishedAt > since);
  return newest.filter(isNewer).map(({ card }) => card);
}
