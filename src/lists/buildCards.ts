import { extrasOf } from "../documents/extras.ts";
import type { SiteDocument } from "../documents/kinds.ts";
import type { Picture } from "../documents/types.ts";
import { picturesOf } from "../images/pictures.ts";
import { type Card, toCard } from "./cards.ts";

/** A card as the build makes it; a card made in the browser (live look-up) has fewer fields. */
export const toBuildCard = (document: SiteDocument): Card =>
  Object.assign(toCard(document), extrasOf(document.type).buildCardFields?.(document));

/** Makes the card of a document; null if the page shows all of its pictures already. */
export type MakeCard = (document: SiteDocument) => Card | null;

/**
 * Cards for a page that shows pictures itself: no picture appears twice. A document whose main picture is
 * taken gets its next one.
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
