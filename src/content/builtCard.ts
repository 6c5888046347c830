import { type Card, toCard } from "./cards.ts";
import type { SiteDocument } from "./kinds.ts";
import { sourceOf } from "./sources.ts";

/** A card as the build makes it: one that a browser makes of a newer document says a little less. */
export const builtCard = (document: SiteDocument): Card =>
  Object.assign(toCard(document), sourceOf(document.type).onCard?.(document));
