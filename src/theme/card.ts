import { fontSize, space } from "./units.ts";

/**
 * cardTitle(8): so many hundredths of the card, never smaller than a lead nor larger than a title. Of
 * a long German word, whole syllables fit into the line of the narrowest card.
 */
export const cardTitle = (percent: number): string =>
  `min(${fontSize.title}, max(${space(4.5)}, ${percent}cqi))`;
