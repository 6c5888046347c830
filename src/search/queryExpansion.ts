import { damerauLevenshtein } from "../../content-service/edit-distance.ts";
import { CONCEPTS, type Concept } from "../i18n/languages/concepts.ts";
import { SEARCH_TABLES } from "../i18n/languages/searchTables.ts";
import { type Language, WRITTEN_LANGUAGES, writtenLanguage } from "../i18n/languages.ts";
import { fold, wordsIn } from "./fold.ts";
import { PLACES_ELSEWHERE, PLACES_HERE } from "./placeNames.ts";
import { stem, termOf } from "./stem.ts";
import { isStopWord } from "./stopWords.ts";

// Query expansion: what is looked for besides the words themselves.

/** What may stand in a text for something that was typed. */
export interface ExpandedTerm {
  /** Stems that stand side by side: ["guest", "hous"] */
  stems: readonly string[];
  /** How much it counts; 1 for what was typed. */
  weight: number;
  /** "prefix": a word may go on. "slip": it may be misspelt. "heading": only titles and headings count. */
  match?: "prefix" | "slip" | "heading";
  /** Stems that go on and mean something else: "festung" is nothing to "fest". */
  meansElse?: (stem: string) => boolean;
}

/** A word of a query, or some that belong together ("Novi Sad"), with all it may mean, the nearest first. */
export type TermAlternatives = readonly ExpandedTerm[];

export interface QueryExpansion {
  expand: (query: string) => { words: readonly string[]; meanings: TermAlternatives }[];
  /** What a word can mean that is found nowhere: it may be misspelt, unfinished or put together. */
  expandMisspelt: (word: string) => TermAlternatives;
}

export const WEIGHT = {
  itself: 1,
  /** The same place in another language. */
  name: 0.9,
  synonym: 0.4,
  /** A longer word that begins with it; the index itself counts it less already. */
  prefix: 0.6,
  slip: 0.5,
  /** Of a word that was put together. */
  part: 0.4,
  /** What says how to come here, for a place elsewhere: before all that only names the place. */
  arrival: 3,
  /** A heading that names a place elsewhere, "From Vienna": before what says how to come from anywhere. */
  from: 12,
};

/** More words than these are not read. */
const WORDS_AT_MOST = 12;
const LONGEST_PHRASE = 5;
/** One letter begins too many words. */
const SHORTEST_PREFIX = 2;
/** What is a word by itself goes on from so many letters: "bus" is not looked for in "business". */
const SHORTEST_OPEN_WORD = 4;
const SHORTEST_SLIP = 4;
/** Of a word that was put together; its end may be known alone, if it is long enough to mean something. */
const SHORTEST_PART = 3;
const SHORTEST_END = 5;
const LETTERS_PER_SLIP = 5;

/** What one comes by: before all that only mentions it stands what says how to come here. */
const COMING_BY: readonly Concept[] = ["train", "plane"];

type Sense = { concept: Concept } | { names: readonly string[]; isElsewhere: boolean };

const idOf = (sense: Sense): unknown => ("concept" in sense ? sense.concept : sense.names);

/** Phrases by their stems: "guest hous" */
type Lexicon = Map<string, Sense[]>;

/** listed("room, guest house") => ["room", "guest house"] */
const listed = (list = ""): string[] => (list === "" ? [] : list.split(", "));

/** What texts have, and what is typed besides: "room, guest house | bed" */
const synonymsOf = (concept: Concept, language: Language): { found: string[]; typed: string[] } => {
  const [found = "", typed = ""] = SEARCH_TABLES[language].synonyms?.[concept].split(" | ") ?? [];
  return { found: listed(found), typed: listed(typed) };
};

const stemsOf = (phrase: string, language: Language): string[] =>
  wordsIn(phrase).map(({ text }) => termOf(text, language));

const keyOf = (stems: readonly string[]): string => stems.join(" ");

function add(lexicon: Lexicon, phrase: string, language: Language, sense: Sense): void {
  const key = keyOf(stemsOf(phrase, language));
  lexicon.set(key, [...(lexicon.get(key) ?? []), sense]);
}

const LEXICONS = new Map<Language, Lexicon>();

function createLexicon(language: Language): Lexicon {
  const lexicon: Lexicon = new Map();
  for (const concept of CONCEPTS) {
    const { found, typed } = synonymsOf(concept, language);
    for (const phrase of [...found, ...typed]) add(lexicon, phrase, language, { concept });
  }
  const { placeNames = "local" } = SEARCH_TABLES[language];
  const addPlaces = (places: readonly string[], isElsewhere: boolean): void => {
    for (const place of places) {
      const columns = listed(place).map((names) => names.split("/"));
      const [local = [], english = [], german = []] = columns;
      const names = { local, en: english, de: german }[placeNames];
      const all = new Set(columns.flat());
      for (const name of all) add(lexicon, name, language, { names, isElsewhere });
    }
  };
  addPlaces(PLACES_HERE, false);
  addPlaces(PLACES_ELSEWHERE, true);
  return lexicon;
}

/** The words of a language that mean something else; Cyrillic has those of Latin script. */
function lexiconOf(language: Language): Lexicon {
  const written = writtenLanguage(language);
  const lexicon = LEXICONS.get(written) ?? createLexicon(written);
  LEXICONS.set(written, lexicon);
  return lexicon;
}

/**
 * Says what words of a query can mean in a language. `isKnown` tells whether a stem is in any text.
 */
export function createQueryExpansion(
  language: Language,
  isKnown: (stem: string) => boolean,
): QueryExpansion {
  const lexicon = lexiconOf(language);
  const others = WRITTEN_LANGUAGES.filter((other) => other !== writtenLanguage(language));

  const meaningsOf = (sense: Sense): ExpandedTerm[] => {
    const meanings = (
      phrases: string[],
      weight: number,
      match?: ExpandedTerm["match"],
    ): ExpandedTerm[] =>
      phrases.map((phrase) => ({
        stems: stemsOf(phrase, language),
        weight,
        ...(match && { match }),
      }));
    const arrival = listed(SEARCH_TABLES[language].arrivalHeading);
    const saysHow = meanings(arrival, WEIGHT.arrival, "heading");
    if ("concept" in sense) {
      const synonyms = meanings(synonymsOf(sense.concept, language).found, WEIGHT.synonym);
      return COMING_BY.includes(sense.concept) ? [...synonyms, ...saysHow] : synonyms;
    }
    const names = meanings([...sense.names], WEIGHT.name);
    if (!sense.isElsewhere) return names;
    return [...names, ...meanings([...sense.names], WEIGHT.from, "heading"), ...saysHow];
  };

  /** The senses of words in a row: of the page's own language first, else of any that has them. */
  const sensesOf = (words: readonly string[]): readonly Sense[] => {
    const own = words.map((word) => stem(word, language));
    const found = lexicon.get(keyOf(own));
    if (found) return found;
    if (words.length === 1 && own.every(isKnown)) return [];
    for (const other of others) {
      const foreign = lexiconOf(other).get(keyOf(words.map((word) => stem(word, other))));
      if (foreign) return foreign;
    }
    return [];
  };

  const withSenses = (words: readonly string[], senses: readonly Sense[]): ExpandedTerm[] => {
    const stems = words.map((word) => stem(word, language));
    const meanings: ExpandedTerm[] = [
      { stems, weight: WEIGHT.itself },
      ...senses.flatMap(meaningsOf),
    ];
    const [word = "", second] = words;
    const isWord = senses.length > 0 || stems.every(isKnown);
    const isOpen =
      second === undefined && word.length >= (isWord ? SHORTEST_OPEN_WORD : SHORTEST_PREFIX);
    if (isOpen) {
      const own = new Set(senses.map(idOf));
      const meansElse = (longer: string): boolean =>
        isWord &&
        lexicon.has(longer) &&
        !lexicon.get(longer)?.some((sense) => own.has(idOf(sense)));
      meanings.push({ stems: [word], weight: WEIGHT.prefix, match: "prefix", meansElse });
    }
    return meanings;
  };

  const of: QueryExpansion["expand"] = (query) => {
    const words = wordsIn(query).map(({ text }) => fold(text));
    const isTelling = (word: string): boolean => !isStopWord(word, language);
    const hasTelling = words.some(isTelling);
    const wanted = new Map<string, { words: readonly string[]; meanings: TermAlternatives }>();
    for (let at = 0; at < words.length && wanted.size < WORDS_AT_MOST; ) {
      let row = words.slice(at, at + LONGEST_PHRASE);
      while (row.length > 1 && sensesOf(row).length === 0) row = row.slice(0, -1);
      at += row.length;
      const [word = ""] = row;
      if (row.length === 1 && hasTelling && !isTelling(word)) continue;
      wanted.set(keyOf(row), { words: row, meanings: withSenses(row, sensesOf(row)) });
    }
    return [...wanted.values()];
  };

  /** Entries of the lexicon that a word may have been meant for. */
  const meantBy = (word: string): ExpandedTerm[] => {
    const slips = Math.floor(word.length / LETTERS_PER_SLIP);
    return [...lexicon].flatMap(([key, senses]) => {
      const isMeant =
        (word.length >= SHORTEST_OPEN_WORD && key.startsWith(word)) ||
        (slips > 0 &&
          Math.abs(key.length - word.length) <= slips &&
          damerauLevenshtein(key, word) <= slips);
      if (!isMeant) return [];
      const itself = { stems: key.split(" "), weight: WEIGHT.slip };
      return [itself, ...senses.flatMap(meaningsOf)];
    });
  };

  /** partsOf("weinverkostung") => what "wein" and "verkostung" mean; "jugendherberge" => "herberge" */
  const partsOf = (word: string): ExpandedTerm[] => {
    const hasSense = (part: string): boolean => lexicon.has(stem(part, language));
    const isWord = (part: string): boolean => hasSense(part) || isKnown(stem(part, language));
    const splits = Array.from({ length: word.length }, (_, at) => [
      word.slice(0, at),
      word.slice(at),
    ])
      .filter((parts) => parts.every((part) => part.length >= SHORTEST_PART))
      .reverse();
    const whole = splits.find((parts) => parts.every(isWord));
    const ends = splits.map(([, end = ""]) => end).filter((end) => end.length >= SHORTEST_END);
    const parts = whole ?? ends.filter(hasSense).slice(-1);
    return parts.flatMap((part) =>
      withSenses([part], sensesOf([part]))
        .filter(({ match }) => match !== "prefix")
        .map((meaning) => ({ ...meaning, weight: meaning.weight * WEIGHT.part })),
    );
  };

  const near: QueryExpansion["expandMisspelt"] = (word) => {
    if (word.length < SHORTEST_SLIP) return [];
    const misspelt: ExpandedTerm = {
      stems: [stem(word, language)],
      weight: WEIGHT.slip,
      match: "slip",
    };
    const parts = SEARCH_TABLES[language].hasCompounds ? partsOf(word) : [];
    return [misspelt, ...meantBy(word), ...parts];
  };

  return { expand: of, expandMisspelt: near };
}
