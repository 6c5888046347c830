import { type Finding, whereIs } from "./finding.ts";
import { widthOf } from "./geometry.ts";
import type { Line } from "./lines.ts";

/** In em: two narrow letters are wider. */
const NARROWEST = 0.72;

/** Ends in a letter of a word, not of an address. */
const ENDS_IN_WORD = /(?:^|\s)\p{L}+[.!?]?$/u;

/** No line has a single letter, at the end of a word or by itself. */
export function findLoneLetters(lines: Line[]): Finding[] {
  const found = lines.filter(({ node, element, box }) => {
    const isTheOnlyText = element.textContent?.trim() === node.data.trim();
    const isBlock = getComputedStyle(element).display !== "inline";
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    return (
      isTheOnlyText &&
      isBlock &&
      ENDS_IN_WORD.test(node.data.trim()) &&
      node.data.trim().length > 2 &&
      widthOf(box) < NARROWEST * size
    );
  });
  return found.map(({ element }) => ({
    rule: "letter",
    where: whereIs(element),
    what: "has a line of a single letter",
  }));
}
