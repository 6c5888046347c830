import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  byLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  WRITTEN_LANGUAGES,
} from "../../src/i18n/languages.ts";
import { allowList, readNames } from "./documents/spelling.ts";
import { minWordsToReport } from "./documents/translations.ts";

export type LocaleFiles = Partial<Record<Language, unknown>>;
type Words = Record<string, string>;
type AllWords = Record<Language, Words>;

// Words that are the same in two languages, and names.
const SHARED_WORDS = ["blog", "filter", "sport", "program", "kontakt", "telefon", ...readNames()];
const isShared = allowList(SHARED_WORDS);

// Shorter words may be the same by chance: "Tag" and "tag".
const MAX_COINCIDENCE = 4;

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;
const VARIABLE = /\{\{\s*([^},\s]+)[^}]*\}\}/g;

export function findLocaleProblems(files: LocaleFiles): string[] {
  const languages = WRITTEN_LANGUAGES.filter((language) => files[language] !== undefined);
  const faults = languages.flatMap((language) => findFaultyValues(language, files[language]));
  if (faults.length > 0) return faults;
  const words: AllWords = byLanguage((language) => Object(files[language]));
  const model = variablesByBase(words[DEFAULT_LANGUAGE]);
  return [
    ...findKeyDifferences(words, languages),
    ...languages.flatMap((language) =>
      [...variablesByBase(words[language])]
        .filter(([base, names]) => (model.get(base) ?? names) !== names)
        .map(([base, names]) => {
          const wanted = `${DEFAULT_LANGUAGE} has ${model.get(base)}`;
          return `${language}: ${base} has the variables ${names}, but ${wanted}`;
        }),
    ),
    ...findUntranslated(words, languages),
  ];
}

/**
 * A string in code that may be a key, or part of one: "nav.home", `packages.type.${small(type)}`
 */
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
    .map((key) => `${key} is used nowhere: delete it from every file in locales/`);
}

/** The code that uses message keys: the site, the functions and Storybook. */
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

function findFaultyValues(language: Language, file: unknown): string[] {
  return Object.entries(Object(file)).flatMap(([key, value]) => {
    if (typeof value !== "string") return [`${language}: ${key} is not a text`];
    return value.trim() === "" ? [`${language}: ${key} is empty`] : [];
  });
}

// baseOf("blog.count_few") => "blog.count": languages have different plural forms of one key.
const baseOf = (key: string): string => key.replace(PLURAL_SUFFIX, "");

/** Keys that a language lacks, and plural forms that it does not have. */
function findKeyDifferences(words: AllWords, languages: Language[]): string[] {
  const keys = languages.flatMap((language) => Object.keys(words[language]));
  const counted = new Set(keys.filter((key) => PLURAL_SUFFIX.test(key)).map(baseOf));
  return languages.flatMap((language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wanted = [...new Set(keys.map(baseOf))].flatMap((base) =>
      counted.has(base) ? forms.map((form) => `${base}_${form}`) : [base],
    );
    const isWanted = new Set(wanted);
    const form = `is not a form of this language (${forms.join(", ")})`;
    return [
      ...wanted.filter((key) => !(key in words[language])).map((key) => `${key} is missing`),
      ...Object.keys(words[language])
        .filter((key) => !isWanted.has(key))
        .map((key) => `${key} ${form}`),
    ].map((problem) => `${language}: ${problem}`);
  });
}

// All forms of a key together, because "one program" may leave out the number.
function variablesByBase(words: Words): Map<string, string> {
  const names = new Map<string, string[]>();
  for (const [key, text] of Object.entries(words)) {
    const own = [...text.matchAll(VARIABLE)].map(([, name = ""]) => name);
    names.set(baseOf(key), [...(names.get(baseOf(key)) ?? []), ...own]);
  }
  return new Map(
    [...names].map(([base, all]) => [base, [...new Set(all)].sort().join(", ") || "none"]),
  );
}

// Equal texts are probably untranslated, but not in related languages, which share most words. The
// later of two languages is reported.
function findUntranslated(words: AllWords, languages: Language[]): string[] {
  const pairs = languages.flatMap((language, index) =>
    languages.slice(0, index).map((other) => [language, other] as const),
  );
  return pairs
    .filter((pair) => minWordsToReport(...pair) === undefined)
    .flatMap(([language, other]) =>
      Object.entries(words[language])
        .filter(
          ([key, text]) => words[other][key] === text && lettersToTranslate(text) > MAX_COINCIDENCE,
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
