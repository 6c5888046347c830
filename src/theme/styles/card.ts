import { fontSize, space } from "../contract.css.ts";
import { width } from "../units.ts";

/** Container name of a card, for container queries of its text. */
export const CARD = "card";

/**
 * In pixels. Narrower cards (two per row on a large phone, three on a tablet) fit about thirty
 * letters per line.
 */
export const COMPACT = 272;

/** cardBelow(272) => "card (width < 17rem)" */
export const cardBelow = (pixels: number): string => `${CARD} (width < ${width(pixels)})`;

/**
 * Font size of a card's title. cardTitle(8) is 8 % of the card's width, but at least a lead and at
 * most a title. In the narrowest card whole syllables of a long German word still fit on a line.
 */
export const cardTitle = (percent: number): string =>
  `min(${fontSize.title}, max(${space[4]}, ${percent}cqi))`;
