import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createHunspellFromStrings } from "hunspell-wasm";
import {
  fault,
  inLines,
  type Prose,
  readEntries,
} from "../../../content-service/src/documents/prose.ts";
import { OPERATOR } from "../../../src/config/operator.ts";
import { type Language, WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { WRITING_TABLES } from "../../../src/i18n/writingTables.ts";

const NAMES = "content-service/spelling/names.txt";

/** The words that its dictionary does not know, beside all else about a language. */
const allowedIn = (language: Language): string => `src/i18n/languages/${language}/spelling.txt`;

const WORD = /\p{L}[\p{L}’-]*\p{L}|\p{L}/gu;

/** Answers whether a word is spelt as its language wants it. */
export type Spelling = (word: string) => boolean;

/** "Vukovar" allows itself, "Vukovar*" whatever begins with it. A small letter allows a capital. */
export function allows(entries: string[]): Spelling {
  const words = new Set<string>();
  const beginnings: string[] = [];
  for (const entry of entries) {
    if (entry.endsWith("*")) beginnings.push(entry.slice(0, -1));
    else words.add(entry);
  }
  return (word) => {
    const small = word.charAt(0).toLowerCase() + word.slice(1);
    return [word, small].some(
      (form) => words.has(form) || beginnings.some((beginning) => form.startsWith(beginning)),
    );
  };
}

/** Names are spelt alike in every language; the site's own stands where the operator's particulars do. */
export const readNames = (): string[] => [
  ...readEntries(NAMES),
  ...(OPERATOR.name.match(WORD) ?? []),
];

/** A language's dictionary and what we allow beyond it: names for all, and words of this language. */
export async function openSpelling(language: Language): Promise<Spelling> {
  const folder = join("node_modules", WRITING_TABLES[language].dictionary);
  const hunspell = await createHunspellFromStrings(
    readFileSync(join(folder, "index.aff"), "utf8"),
    readFileSync(join(folder, "index.dic"), "utf8"),
  );
  const isAllowed = allows([...readNames(), ...readEntries(allowedIn(language))]);
  const isKnown: Spelling = (word) =>
    isAllowed(word) ||
    hunspell.testSpelling(word.replaceAll("’", "'")) ||
    (word.endsWith("’s") && isKnown(word.slice(0, -2))) ||
    (word.includes("-") && word.split("-").every((part) => part === "" || isKnown(part)));
  return isKnown;
}

/** Addresses and numbers, with what is written to them. */
const NO_WORDS = /\S+@\S+|\bhttps?:\S+|\S*\d\S*/gu;

/** Words that no dictionary knows, each once in a language. */
export function findMisspelt(texts: Prose<Language>[], spelling: Spelling): string[] {
  const seen = new Set<string>();
  return inLines(texts, (line, text) =>
    (line.prose.replace(NO_WORDS, " ").match(WORD) ?? []).flatMap((word) => {
      if (seen.has(word) || spelling(word)) return [];
      seen.add(word);
      const cure = `allow it in ${allowedIn(text.language)}, or a name in ${NAMES}`;
      return [fault(text, line, `"${word}" is in no dictionary; if it is right, ${cure}`)];
    }),
  );
}

export async function findAllMisspelt(texts: Prose<Language>[]): Promise<string[]> {
  const found = WRITTEN_LANGUAGES.map(async (language) => {
    const own = texts.filter((text) => text.language === language);
    return findMisspelt(own, await openSpelling(language));
  });
  return (await Promise.all(found)).flat();
}

/**
 * What fills in and what marks is no word of the language:
 *
 * proseOfWord('  "picture.credit": "Picture: {{credit}}",') => "Picture: 7"
 * proseOfWord('  "ask": "Or <contact>write</contact>.",') => "Or write."
 */
const proseOfWord = (line: string): string =>
  (/^\s*"[^"]+": "(.*)",?$/.exec(line)?.[1] ?? "")
    .replace(/\{\{.*?\}\}/g, "7")
    .replace(/<.*?>/g, "")
    .trim();

/** The words of the site, read like a document. */
export const readWords = (): Prose<Language>[] =>
  WRITTEN_LANGUAGES.map((language) => {
    const file = join("locales", `${language}.json`);
    const lines = readFileSync(file, "utf8")
      .split("\n")
      .map((line, index) => ({ number: index + 1, prose: proseOfWord(line) }));
    return { file, language, lines: lines.filter(({ prose }) => prose !== "") };
  });
