import type { SiteDocument } from "../documents/kinds.ts";
import { sourceOf } from "../documents/sources.ts";
import type { Picture } from "../documents/types.ts";
import { picturesOf } from "../images/pictures.ts";
import { type Card, toCard } from "./cards.ts";

/** A card as the build makes it: one that a browser makes of a newer document says a little less. */
export const toBuildCard = (document: SiteDocument): Card =>
  Object.assign(toCard(document), sourceOf(document.type).buildCardFields?.(document));

/** Makes the card of a document; null for one that has nothing to show which the page does not show already. */
export type MakeCard = (document: SiteDocument) => Card | null;

/**
 * Cards for a page that shows some pictures itself: none of them stands there twice. A document whose
 * main picture is there already is shown by the next of its own.
 */
export function dedupeCardImages(shown: Picture[]): MakeCard {
  const taken = new Set(shown.map(({ src }) => src));
  return (document) => {
    const own = picturesOf(document);
    const picture = own.find(({ src }) => !taken.has(src)) ?? null;
    if (picture === null && own.length > 0) return null;
    if (picture) taken.add(picture.src);
    return { ...toBuildCard(document), picture };
  };
}
