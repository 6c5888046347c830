import { SEARCH_TABLES } from "../i18n/languages/searchTables.ts";

// A name is looked for in every language, so that all of them say how its letters may be typed.
const ALL = Object.values(SEARCH_TABLES);
const LETTERS = new Map(
  ALL.flatMap(({ letterFolding }) => letterFolding.split(" ")).map((pair) => {
    const [letter = "", typed = ""] = pair.split(":");
    return [letter, typed];
  }),
);
const SPELLING_VARIANTS = ALL.flatMap(({ spellingVariants }) => spellingVariants);

/** No word that anybody looks for is longer; of what is, the rest is not read. */
const LONGEST_WORD = 60;

/**
 * A word as it is compared, normalised: without case, and without the marks that a keyboard may lack. All
 * spellings end up alike: "Đakovo", "Djakovo", "dakovo", "Ђаково" => "dakovo"; "Häuser",
 * "haeuser", "hauser" => "hauser".
 */
export function fold(word: string): string {
  const plain = Array.from(
    word.slice(0, LONGEST_WORD).toLowerCase(),
    (letter) => LETTERS.get(letter) ?? letter,
  )
    .join("")
    .normalize("NFD")
    .replace(/[\p{M}\u00ad]/gu, "");
  return SPELLING_VARIANTS.reduce((folded, rule) => folded.replace(...rule), plain);
}

export interface Word {
  text: string;
  /** Where it begins in the text. */
  start: number;
}

/** wordsIn("Ilok, u podne") => "Ilok" at 0, "u" at 6, "podne" at 8 */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad]*/gu), (match) => ({
    text: match[0],
    start: match.index,
  }));
}
