import { type Finding, whereIs } from "./finding.ts";
import { isPainted } from "./visibility.ts";

interface Word {
  text: string;
  rect: DOMRect;
}

interface Line {
  words: string[];
  left: number;
  right: number;
  middle: number;
}

/** Leads of pages and sections, and the sentences of a form. */
const LEADS = "h1 ~ p, h2 ~ p:only-of-type, form p";

/** A last line of one word has at least this share of the width of the line before. */
const SHORTEST = 1 / 4;

/** No lead ends with a line of one short word. */
export function findOrphans(): Finding[] {
  const leads = [...document.querySelectorAll(LEADS)].filter(isRunning);
  return leads.flatMap((lead): Finding[] => {
    const [last, before] = linesOf(lead).reverse();
    if (!last || !before || last.words.length > 1) return [];
    const share = (last.right - last.left) / (before.right - before.left);
    if (share >= SHORTEST) return [];
    const percent = Math.round(share * 100);
    const what = `ends in a line for "${last.words.join("")}" alone, ${percent} % of the line before`;
    return [{ rule: "orphan", where: whereIs(lead), what }];
  });
}

/** Running text, not a grid of parts. */
const isRunning = (lead: Element): boolean =>
  isPainted(lead) &&
  getComputedStyle(lead).display === "block" &&
  [...lead.children].every((child) => getComputedStyle(child).display.startsWith("inline"));

function linesOf(lead: Element): Line[] {
  const lines: Line[] = [];
  for (const { text, rect } of wordsOf(lead)) {
    const middle = (rect.top + rect.bottom) / 2;
    const line = lines.at(-1);
    if (!line || Math.abs(line.middle - middle) > rect.height / 2) {
      lines.push({ words: [text], left: rect.left, right: rect.right, middle });
      continue;
    }
    // A full stop after a link belongs to its last word.
    const isApart = rect.left - line.right > 1;
    if (isApart) line.words.push(text);
    else line.words.push(`${line.words.pop() ?? ""}${text}`);
    line.right = rect.right;
  }
  return lines;
}

/** Every word with its position; a hyphenated one is two. */
function wordsOf(lead: Element): Word[] {
  const walker = document.createTreeWalker(lead, NodeFilter.SHOW_TEXT);
  const words: Word[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: text, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      for (const rect of range.getClientRects()) if (rect.width > 0) words.push({ text, rect });
    }
  }
  return words;
}
