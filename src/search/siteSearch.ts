import MiniSearch, { type SearchOptions } from "minisearch";
import type { Language } from "../i18n/languages.ts";
import type { SearchEntry } from "./entries.ts";
import { excerptOf, isPhraseAt, type Phrase, type Piece } from "./excerpt.ts";
import { wordsIn } from "./fold.ts";
import {
  createQueryExpansion,
  type ExpandedTerm,
  type TermAlternatives,
  WEIGHT,
} from "./queryExpansion.ts";
import { bestOf, type Match, type Matches, rankPages, type SearchHit } from "./rank.ts";
import { termOf } from "./stem.ts";
import { FIELDS, type Target, targetsOf } from "./targets.ts";

export interface SiteSearch {
  find: (query: string) => SearchHit[];
  /** What a result says, with the words by which it was found. */
  excerpt: (found: SearchHit) => Piece[];
}

const HEADS = ["title", "heading"];
/** The title says more than the summary, the summary more than the text, and all of them more than the terms. */
const BOOST = { title: 6, heading: 5, summary: 2, smallPrint: 0.1 };
/** The title of a page names what it is about by the word that its visitors use, a heading by any word. */
const BOOST_OF_SYNONYMS = { ...BOOST, title: 3, summary: 1 };
/** One slip of the finger for so many letters. */
const SLIPS_PER_LETTER = 0.2;
/** So many texts are read again to see whether words stand side by side, the likeliest first. */
const ROWS_AT_MOST = 100;
/** The browser gets a breath after so many milliseconds of work. */
const SLICE_IN_MS = 12;

/**
 * A full-text (inverted) index over all entries, made in small pieces of work: the page stays alive
 * meanwhile.
 */
export async function createSiteSearch(
  entries: SearchEntry[],
  language: Language,
  pause: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve)),
): Promise<SiteSearch> {
  const known = new Map<string, string>();
  const remember = (word: string): string => {
    const term = known.get(word) ?? termOf(word, language);
    known.set(word, term);
    return term;
  };
  const asItIs: SearchOptions = { tokenize: (text) => [text], processTerm: (term) => term };
  const pages = targetsOf(entries);
  const targets = pages.flat();
  const index = new MiniSearch<Target>({
    fields: [...FIELDS],
    tokenize: (text) => wordsIn(text).map((word) => word.text),
    processTerm: remember,
    searchOptions: { ...asItIs, boost: BOOST },
  });

  let start = performance.now();
  for (const target of targets) {
    index.add(target);
    if (performance.now() - start < SLICE_IN_MS) continue;
    await pause();
    start = performance.now();
  }
  await pause();
  const terms = new Set(known.values());
  const meanings = createQueryExpansion(language, (stem) => terms.has(stem));

  const read = new Map<Target, string[][]>();
  const termsOf = (target: Target): string[][] => {
    const ready = read.get(target);
    if (ready) return ready;
    const made = FIELDS.map((field) => wordsIn(target[field]).map(({ text }) => remember(text)));
    read.set(target, made);
    return made;
  };
  const hasRow = (target: Target | undefined, row: Phrase): boolean =>
    target !== undefined &&
    termsOf(target).some((words) => words.some((_, at) => isPhraseAt(words, at, row)));

  const lookUp = ({ stems, match, weight, meansElse }: ExpandedTerm) => {
    const found = index.search(
      { combineWith: "AND", queries: [...stems] },
      {
        prefix: match === "prefix",
        fuzzy: match === "slip" ? SLIPS_PER_LETTER : false,
        boost: weight > WEIGHT.synonym ? BOOST : BOOST_OF_SYNONYMS,
        ...(match === "heading" && { fields: HEADS }),
      },
    );
    if (meansElse) return found.filter(({ terms }) => !terms.every(meansElse));
    if (stems.length === 1) return found;
    return found.slice(0, ROWS_AT_MOST).filter(({ id }) => hasRow(targets[Number(id)], stems));
  };

  const hitsOf = (wanted: TermAlternatives): Matches => {
    const hits = new Map<number, Match>();
    for (const meaning of wanted) {
      const { stems, weight, match } = meaning;
      for (const { id, score, terms: matched } of lookUp(meaning)) {
        const hit = {
          score: (score * weight) / stems.length,
          nearness: match === "heading" ? 0 : weight,
          rows: stems.length > 1 ? [stems] : matched.map((term) => [term]),
        };
        hits.set(Number(id), bestOf(hit, hits.get(Number(id))));
      }
    }
    return hits;
  };

  return {
    excerpt: ({ entry, section, rows }) =>
      excerptOf(section ? { summary: "", text: section.text } : entry, rows, remember),
    find: (query) => {
      const wanted = meanings.expand(query);
      if (wanted.length === 0) return [];
      const typed = wanted.map((one) => hitsOf(one.meanings));
      const exact = rankPages(pages, typed, "all");
      if (exact.length > 0) return exact;
      // Nothing has all words: one may be misspelt, or one too many.
      const near = wanted.map(({ words, meanings: own }, at) => {
        const hits = typed[at];
        return hits && hits.size > 0
          ? hits
          : hitsOf([...own, ...words.flatMap(meanings.expandMisspelt)]);
      });
      const all = rankPages(pages, near, "all");
      return all.length > 0 ? all : rankPages(pages, near, "some");
    },
  };
}
