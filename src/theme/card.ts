import { fontSize, space, width } from "./units.ts";

/** What a card is to the container queries of its words. */
export const CARD = "card";

/** Narrower are those of two on a large telephone or three on a tablet: a line holds some thirty letters. */
export const COMPACT = 272;

/** cardBelow(272) => "card (width < 17rem)" */
export const cardBelow = (pixels: number): string => `${CARD} (width < ${width(pixels)})`;

/**
 * cardTitle(8): so many hundredths of the card, never smaller than a lead nor larger than a title. Of
 * a long German word, whole syllables fit into the line of the narrowest card.
 */
export const cardTitle = (percent: number): string =>
  `min(${fontSize.title}, max(${space(4.5)}, ${percent}cqi))`;
