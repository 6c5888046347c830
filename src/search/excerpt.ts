import { shorten } from "../documents/shorten.ts";
import type { SearchEntry } from "./entries.ts";
import { wordsIn } from "./fold.ts";

/** A part of an excerpt (a snippet): "the ", then "vineyards" as a match, then " above the river". */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Stems of words that stand side by side: ["novi", "sad"] */
export type Phrase = readonly string[];

export const EXCERPT_LENGTH = 180;
/** So much of the sentence stands before the word that was found. */
const BEFORE = 60;

interface Hit {
  start: number;
  end: number;
  /** As it was written, for counting how many different ones there are. */
  word: string;
}

export const isPhraseAt = (terms: readonly string[], at: number, row: Phrase): boolean =>
  row.every((term, index) => terms[at + index] === term);

type ToTerm = (word: string) => string;

function hitsIn(text: string, rows: readonly Phrase[], toTerm: ToTerm): Hit[] {
  const words = wordsIn(text);
  const terms = words.map((word) => toTerm(word.text));
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; ) {
    const row = rows.find((one) => isPhraseAt(terms, at, one));
    const [first, last] = [words[at], words[at + (row?.length ?? 1) - 1]];
    if (row && first && last) {
      const end = last.start + last.text.length;
      hits.push({ start: first.start, end, word: text.slice(first.start, end).toLowerCase() });
    }
    at += row?.length ?? 1;
  }
  return hits;
}

const howMany = (hits: Hit[]): number => new Set(hits.map(({ word }) => word)).size;

function cut(text: string, hits: Hit[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of hits) {
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
}

/** The part of a text with most of the words in it, cut between words. */
function bestPart(text: string, hits: Hit[]): string {
  const rated = hits.map(({ start }) => {
    const from = start <= BEFORE ? 0 : text.indexOf(" ", start - BEFORE) + 1;
    const within = hits.filter((hit) => hit.start >= from && hit.end <= from + EXCERPT_LENGTH);
    return { from, count: howMany(within) };
  });
  const { from } = rated.reduce((best, one) => (one.count > best.count ? one : best));
  const rest = text.slice(from);
  const part = shorten(rest, EXCERPT_LENGTH);
  return `${from > 0 ? "… " : ""}${part}${part.length < rest.length ? " …" : ""}`;
}

/** The summary, or the part of the text where more of what was looked for is. */
export function excerptOf(
  { summary, text }: Pick<SearchEntry, "summary" | "text">,
  rows: readonly Phrase[],
  toTerm: ToTerm,
): Piece[] {
  const inSummary = hitsIn(summary, rows, toTerm);
  const inText = hitsIn(text, rows, toTerm);
  if (summary !== "" && (inText.length === 0 || inSummary.length > 0)) {
    return cut(summary, inSummary);
  }
  if (inText.length === 0) return cut(shorten(text, EXCERPT_LENGTH), []);
  const part = bestPart(text, inText);
  return cut(part, hitsIn(part, rows, toTerm));
}
