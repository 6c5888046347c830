import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  DEFAULT_LANGUAGE,
  inEveryLanguage,
  type Language,
  WRITTEN_LANGUAGES,
} from "../../src/i18n/languages.ts";
import { allows, readNames } from "./documents/spelling.ts";
import { wordsAlike } from "./documents/translations.ts";

export type LocaleFiles = Partial<Record<Language, unknown>>;
type Words = Record<string, string>;

// Words that are the same in two of the languages; names are, too.
const SHARED_WORDS = ["blog", "sport", "program", "kontakt", "telefon", ...readNames()];
const isShared = allows(SHARED_WORDS);

// Shorter words are the same by chance: "Tag" and "tag".
const LONGEST_CHANCE = 4;

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;
const VARIABLE = /\{\{\s*([^},\s]+)[^}]*\}\}/g;

export function findLocaleProblems(files: LocaleFiles): string[] {
  const languages = WRITTEN_LANGUAGES.filter((language) => files[language] !== undefined);
  const faults = languages.flatMap((language) => findFaultyValues(language, files[language]));
  if (faults.length > 0) return faults;
  const words = inEveryLanguage((language) => wordsOf(files[language]));
  return [
    ...findMissingKeys(words, languages),
    ...languages.flatMap((language) => findPluralProblems(language, words[language])),
    ...findDifferentVariables(words, languages),
    ...findUntranslated(words, languages),
    ...languages.flatMap((language) => findCyrillic(language, words[language])),
  ];
}

/** A text in code that may be a key, or part of one: "nav.home", `packages.type.${small(type)}` */
const KEY_IN_CODE = /(["`])([a-z][\w-]*\.(?:\$\{[^}]*\}|[\w.-])+)\1/g;

/** findUnusedKeys(["nav.home", "nav.hut"], 't("nav.home")') => ["nav.hut is used nowhere: …"] */
export function findUnusedKeys(keys: string[], code: string): string[] {
  const asked = new Set([...code.matchAll(KEY_IN_CODE)].map(([, , text = ""]) => text));
  const patterns = [...asked]
    .filter((text) => text.includes("$"))
    .map((text) =>
      text
        .split(/\$\{[^}]*\}/)
        .join("[\\w-]+")
        .replaceAll(".", "\\."),
    );
  const isAsked = new RegExp(`^(?:${patterns.join("|")})$`);
  return [...new Set(keys.map(baseOf))]
    .filter((key) => !asked.has(key) && !isAsked.test(key))
    .map((key) => `${key} is used nowhere: take it out of every file in locales/`);
}

/** The code that words are for: what visitors see, what the function writes, what stories switch. */
export const readCode = (folders = ["src", "functions/src", ".storybook"]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(join(folder, file), "utf8")),
    )
    .join("\n");

export function readLocaleFiles(folder = "locales"): LocaleFiles {
  return Object.fromEntries(
    WRITTEN_LANGUAGES.map((language) => [
      language,
      JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8")),
    ]),
  );
}

function entriesOf(file: unknown): [string, unknown][] {
  return typeof file === "object" && file !== null ? Object.entries(file) : [];
}

function wordsOf(file: unknown): Words {
  return Object.fromEntries(
    entriesOf(file).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function findFaultyValues(language: Language, file: unknown): string[] {
  return entriesOf(file).flatMap(([key, value]) => {
    if (typeof value !== "string") return [`${language}: ${key} is not a text`];
    return value.trim() === "" ? [`${language}: ${key} is empty`] : [];
  });
}

// baseOf("blog.count_few") => "blog.count": languages have different plural forms of one key.
function baseOf(key: string): string {
  return key.replace(PLURAL_SUFFIX, "");
}

function findMissingKeys(words: Record<Language, Words>, languages: Language[]): string[] {
  const bases = new Set(languages.flatMap((language) => Object.keys(words[language]).map(baseOf)));
  return languages.flatMap((language) => {
    const present = new Set(Object.keys(words[language]).map(baseOf));
    return [...bases]
      .filter((base) => !present.has(base))
      .map((base) => `${language}: ${base} is missing`);
  });
}

function findPluralProblems(language: Language, words: Words): string[] {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const bases = new Set(
    Object.keys(words)
      .filter((key) => PLURAL_SUFFIX.test(key))
      .map(baseOf),
  );
  return [...bases].flatMap((base) => {
    const present = Object.keys(words).filter((key) => baseOf(key) === base);
    const allowed = wanted.map((form) => `${base}_${form}`);
    return [
      ...allowed
        .filter((key) => !present.includes(key))
        .map((key) => `${language}: ${key} is missing`),
      ...present
        .filter((key) => !allowed.includes(key))
        .map((key) => `${language}: ${key} is not a form of this language (${wanted.join(", ")})`),
    ];
  });
}

function variablesOf(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map(([, name = ""]) => name);
}

// All forms of a key together, because "one program" may leave out the number.
function variablesByBase(words: Words): Map<string, string> {
  const names = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(words)) {
    const known = names.get(baseOf(key)) ?? new Set();
    for (const name of variablesOf(text)) known.add(name);
    names.set(baseOf(key), known);
  }
  return new Map([...names].map(([base, known]) => [base, [...known].sort().join(", ") || "none"]));
}

function findDifferentVariables(words: Record<Language, Words>, languages: Language[]): string[] {
  const model = variablesByBase(words[DEFAULT_LANGUAGE]);
  return languages.flatMap((language) =>
    [...variablesByBase(words[language])].flatMap(([base, names]) => {
      const wanted = model.get(base);
      return wanted === undefined || wanted === names
        ? []
        : [
            `${language}: ${base} has the variables ${names}, but ${DEFAULT_LANGUAGE} has ${wanted}`,
          ];
    }),
  );
}

// The same words mean that somebody forgot to translate, but not in neighbours: most of theirs are
// the same. The later language is the one that is told.
function findUntranslated(words: Record<Language, Words>, languages: Language[]): string[] {
  const pairs = languages.flatMap((language, index) =>
    languages.slice(0, index).map((other) => [language, other] as const),
  );
  return pairs
    .filter((pair) => wordsAlike(...pair) === undefined)
    .flatMap(([language, other]) =>
      Object.entries(words[language])
        .filter(
          ([key, text]) => words[other][key] === text && lettersToTranslate(text) > LONGEST_CHANCE,
        )
        .map(([key, text]) => `${language}: ${key} says the same as in ${other}: "${text}"`),
    );
}

// lettersToTranslate("© Vidikovac {{year}}") => 0
function lettersToTranslate(text: string): number {
  const rest = text
    .replace(VARIABLE, "")
    .split(/[^\p{Letter}]+/u)
    .filter((word) => !isShared(word));
  return rest.join("").length;
}

function findCyrillic(language: Language, words: Words): string[] {
  return Object.entries(words)
    .filter(([, text]) => /\p{Script=Cyrillic}/u.test(text))
    .map(([key]) => `${language}: ${key} has Cyrillic letters; the site is written in Latin ones`);
}
