import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import type { Language } from "../../i18n/languages.ts";
import type { SearchEntry } from "./entries.ts";
import { excerptOf, type Piece } from "./excerpt.ts";
import { fold, wordsIn } from "./fold.ts";
import { stem, termOf } from "./stem.ts";
import { isCommon } from "./stopWords.ts";

export interface Found {
  entry: SearchEntry;
  /** The stems by which it was found. */
  terms: ReadonlySet<string>;
}

export interface SiteSearch {
  find: (query: string) => Found[];
  /** What a result says, with the words by which it was found. */
  excerpt: (found: Found) => Piece[];
}

/** More words than these are not read. */
const WORDS_AT_MOST = 12;
/** The title says more than the summary, the summary more than the text. */
const BOOST = { title: 6, summary: 2 };
/** One letter begins too many words. */
const SHORTEST_PREFIX = 2;
/** One slip of the finger for so many letters. */
const SLIPS_PER_LETTER = 0.2;
const SHORTEST_SLIP = 4;
/** The browser gets a breath after so many milliseconds of work. */
const SLICE = 12;

/** The words that a query is about: "wine in Ilok" => "wine", "Ilok"; "in" alone is looked for too. */
function tellingWords(query: string, language: Language): string[] {
  const words = wordsIn(query).map(({ text }) => fold(text));
  const telling = words.filter((word) => !isCommon(word, language));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, WORDS_AT_MOST);
}

/** A form of the word, or a longer word that begins with it, for it may be typed only halfway. */
function wordQuery(word: string, language: Language): Query {
  const forms: Query[] = [{ queries: [stem(word, language)] }];
  if (word.length >= SHORTEST_PREFIX) forms.push({ queries: [word], prefix: true });
  return { combineWith: "OR", queries: forms };
}

function slipQuery(word: string, language: Language): Query {
  const fuzzy = word.length >= SHORTEST_SLIP ? SLIPS_PER_LETTER : false;
  return {
    combineWith: "OR",
    queries: [wordQuery(word, language), { queries: [stem(word, language)], fuzzy }],
  };
}

/**
 * A full-text (inverted) index over all entries, made in small pieces of work: the page stays alive
 * meanwhile.
 */
export async function createSiteSearch(
  entries: SearchEntry[],
  language: Language,
  rest: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve)),
): Promise<SiteSearch> {
  const known = new Map<string, string>();
  const remember = (word: string): string => {
    const term = known.get(word) ?? termOf(word, language);
    known.set(word, term);
    return term;
  };
  const asItIs: SearchOptions = { tokenize: (text) => [text], processTerm: (term) => term };
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ["title", "summary", "text"],
    tokenize: (text) => wordsIn(text).map((word) => word.text),
    processTerm: remember,
    searchOptions: { ...asItIs, boost: BOOST },
  });

  let start = performance.now();
  for (const [id, entry] of entries.entries()) {
    index.add({ ...entry, id });
    if (performance.now() - start < SLICE) continue;
    await rest();
    start = performance.now();
  }

  const search = (queries: Query[], combineWith: "AND" | "OR"): Found[] =>
    index.search({ queries, combineWith }).flatMap(({ id, terms }) => {
      const entry = entries[Number(id)];
      return entry ? [{ entry, terms: new Set(terms) }] : [];
    });

  return {
    excerpt: ({ entry, terms }) => excerptOf(entry, (word) => terms.has(remember(word))),
    find: (query) => {
      const words = tellingWords(query, language);
      if (words.length === 0) return [];
      const exact = search(
        words.map((word) => wordQuery(word, language)),
        "AND",
      );
      if (exact.length > 0) return exact;
      // Nothing has all words: one may be misspelt, or one too many.
      const near = words.map((word) => slipQuery(word, language));
      const all = search(near, "AND");
      return all.length > 0 || words.length === 1 ? all : search(near, "OR");
    },
  };
}
