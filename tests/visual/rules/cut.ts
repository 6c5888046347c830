import { type Finding, whereIs } from "./finding.ts";
import { type Line, linesIn } from "./lines.ts";

/** No text is clipped. */
export function findCutWords(lines: Line[]): Finding[] {
  return [...byNode(lines)]
    .filter(([, own]) => isBroken(own))
    .map(([node, own]) => ({
      rule: "cut",
      where: whereIs(own[0]?.element ?? document.body),
      what: `"${node.data.trim().slice(0, 60)}" is cut off`,
    }));
}

/**
 * A word of letters only, no longer than a narrow column and no part of a URL. Or a time: 08:30.
 */
const WORD =
  /(?<![\p{L}\p{N}@/-]|\p{L}\.)\p{L}{2,20}(?![\p{L}\p{N}@/-]|\.\p{L})|(?<![\d:])\d{1,2}:\d\d(?![\d:])/gu;

/** No word is broken without hyphenation, and no time. */
export function findTornWords(lines: Line[]): Finding[] {
  return [...byNode(lines)].flatMap(([node, own]) => {
    const element = own[0]?.element;
    const seen = own.filter((line) => line.seen !== null);
    if (!element || seen.length < 2 || getComputedStyle(element).hyphens === "auto") return [];
    return tornIn(node).map((word) => ({
      rule: "torn",
      where: whereIs(element),
      what: `"${word}" goes on in the next line`,
    }));
  });
}

function tornIn(node: Text): string[] {
  const range = document.createRange();
  const words = [...node.data.matchAll(WORD)].filter(({ 0: word, index }) => {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return linesIn(range).length > 1;
  });
  return words.map(([word]) => word);
}

function byNode(lines: Line[]): Map<Text, Line[]> {
  const nodes = new Map<Text, Line[]>();
  for (const line of lines) nodes.set(line.node, [...(nodes.get(line.node) ?? []), line]);
  return nodes;
}

/** A text that is not visible at all is not cut: a slide that is not shown yet. */
function isBroken(own: Line[]): boolean {
  const seen = own.filter((line) => line.seen !== null);
  return seen.some(({ isCut }) => isCut) || (seen.length > 0 && seen.length < own.length);
}
