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
import { WRITING_TABLES } from "../../../src/i18n/languages/writingTables.ts";
import { type Language, WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";

const NAMES = "content-service/spelling/names.txt";

/** The file with words that the dictionary of a language lacks. */
const allowedIn = (language: Language): string => `src/i18n/languages/${language}/spelling.txt`;

const WORD = /\p{L}[\p{L}’-]*\p{L}|\p{L}/gu;

/** True if a word is spelt correctly in its language. */
export type SpellChecker = (word: string) => boolean;

/**
 * "Vukovar" allows that word, "Vukovar*" every word that begins with it. A small letter allows a
 * capital.
 */
export function allowList(entries: string[]): SpellChecker {
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

/**
 * Names are spelt the same in every language; the site's own comes from the operator's settings.
 */
export const readNames = (): string[] => [
  ...readEntries(NAMES),
  ...(OPERATOR.name.match(WORD) ?? []),
];

/** A language's dictionary, with names and with the words allowed in this language. */
export async function createSpellChecker(language: Language): Promise<SpellChecker> {
  const folder = join("node_modules", WRITING_TABLES[language].dictionary);
  const hunspell = await createHunspellFromStrings(
    readFileSync(join(folder, "index.aff"), "utf8"),
    readFileSync(join(folder, "index.dic"), "utf8"),
  );
  const isAllowed = allowList([...readNames(), ...readEntries(allowedIn(language))]);
  const isKnown: SpellChecker = (word) =>
    isAllowed(word) ||
    hunspell.testSpelling(word.replaceAll("’", "'")) ||
    (word.endsWith("’s") && isKnown(word.slice(0, -2))) ||
    (word.includes("-") && word.split("-").every((part) => part === "" || isKnown(part)));
  return isKnown;
}

/** E-mail addresses, URLs and everything with a digit. */
const NOT_WORDS = /\S+@\S+|\bhttps?:\S+|\S*\d\S*/gu;

const SOFT_HYPHEN = "\u00ad";

/** Misspelt words, each once per language. */
export function findMisspelt(texts: Prose<Language>[], spelling: SpellChecker): string[] {
  const seen = new Set<string>();
  return inLines(texts, (line, text) =>
    (line.prose.replaceAll(SOFT_HYPHEN, "").replace(NOT_WORDS, " ").match(WORD) ?? []).flatMap(
      (word) => {
        if (seen.has(word) || spelling(word)) return [];
        seen.add(word);
        const cure = `allow it in ${allowedIn(text.language)}, or a name in ${NAMES}`;
        return [fault(text, line, `"${word}" is in no dictionary; if it is right, ${cure}`)];
      },
    ),
  );
}

export async function findAllMisspelt(texts: Prose<Language>[]): Promise<string[]> {
  const found = WRITTEN_LANGUAGES.map(async (language) => {
    const own = texts.filter((text) => text.language === language);
    return findMisspelt(own, await createSpellChecker(language));
  });
  return (await Promise.all(found)).flat();
}

/**
 * Placeholders and tags are not checked:
 *
 * proseOfMessage('  "picture.credit": "Picture: {{credit}}",') => "Picture: 7"
 * proseOfMessage('  "ask": "Or <contact>write</contact>.",') => "Or write."
 */
const proseOfMessage = (line: string): string =>
  (/^\s*"[^"]+": "(.*)",?$/.exec(line)?.[1] ?? "")
    // A part that code fills in, like a number.
    .replace(/<(\w+)><\/\1>/g, "7")
    .replace(/\{\{.*?\}\}/g, "7")
    .replace(/<.*?>/g, "")
    .trim();

/** The messages of locales/, to be checked like a document. */
export const readMessages = (): Prose<Language>[] =>
  WRITTEN_LANGUAGES.map((language) => {
    const file = join("locales", `${language}.json`);
    const lines = readFileSync(file, "utf8")
      .split("\n")
      .map((line, index) => ({ number: index + 1, prose: proseOfMessage(line) }));
    return { file, language, lines: lines.filter(({ prose }) => prose !== "") };
  });
