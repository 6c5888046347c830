import {
  fault,
  inLines,
  type Prose,
  readEntries,
  type Text,
  type Version,
} from "../../../content-service/src/documents/prose.ts";
import { WRITING_TABLES } from "../../../src/i18n/languages/writingTables.ts";
import { byLanguage, type Language, WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";

const UNTRANSLATED = "content-service/untranslated.txt";

/** Lines with fewer words may be equal by chance: names, "15 km". */
const WORDS_ALIKE_BY_CHANCE = 7;

/**
 * Related languages share sentences: only longer equal lines are reported. Undefined if they are
 * not related.
 */
export const minWordsToReport = (one: Language, other: Language): number | undefined =>
  [
    ...WRITING_TABLES[one].relatedLanguages.filter(({ language }) => language === other),
    ...WRITING_TABLES[other].relatedLanguages.filter(({ language }) => language === one),
  ][0]?.minLineWords;

/** /…(?:kruh|tisuć\p{L}*)…/u for "kruh tisuć*" */
const anyOf = (words: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${words.replaceAll("*", "\\p{L}*").replaceAll(" ", "|")})(?!\\p{L})`,
    "u",
  );

const FOREIGN = byLanguage((language) =>
  WRITING_TABLES[language].relatedLanguages.map(({ name, foreignWords }) => ({
    name,
    words: anyOf(foreignWords),
  })),
);

/** Missing on purpose: "blog/bridge-and-fortress-walk sr", or "* sr" for all documents */
export const readUntranslated = (): Set<string> => new Set(readEntries(UNTRANSLATED));

export function findMissing(texts: Text<Language>[], untranslated: Set<string>): string[] {
  const present = new Set(texts.map(({ document, language }) => `${document} ${language}`));
  const documents = [...new Set(texts.map(({ document }) => document))];
  const isMeant = (version: string): boolean =>
    untranslated.has(version) || untranslated.has(`* ${version.split(" ").at(-1)}`);
  const missing = documents
    .flatMap((document) => WRITTEN_LANGUAGES.map((language) => `${document} ${language}`))
    .filter((version) => !present.has(version) && !isMeant(version))
    .map((version) => `${version} is missing: write it, or name it in ${UNTRANSLATED}`);
  const needless = [...untranslated]
    .filter((version) => present.has(version))
    .map((version) => `${UNTRANSLATED}: "${version}" exists: delete this line`);
  return [...missing, ...needless];
}

const wordsIn = (prose: string): number => prose.match(/\p{L}{2,}/gu)?.length ?? 0;

/** A line that is the same in two languages is probably untranslated. */
export function findUntranslatedLines(texts: Version<Language>[]): string[] {
  const seen = new Map<string, Version<Language>>();
  return inLines(texts, (line, text) => {
    const words = wordsIn(line.prose);
    if (words < WORDS_ALIKE_BY_CHANCE) return [];
    const key = `${text.document} ${line.prose.toLowerCase()}`;
    const other = seen.get(key);
    const isLeft = other && other.language !== text.language;
    if (isLeft && words >= (minWordsToReport(text.language, other.language) ?? 0)) {
      return [fault(text, line, `is the same in ${other.language}`)];
    }
    seen.set(key, text);
    return [];
  });
}

/** Lowers the first letter of sentences: other capitals are names, which no language owns. */
const withSmallBeginnings = (prose: string): string =>
  prose.replace(/(?:^|[.!?:„(] ?)\p{Lu}/gu, (start) => start.toLowerCase());

/** A name as signs write it, with its Latin letters: "Нови Сад (Novi Sad)". */
const NAME_ON_SIGNS = /[\p{Script=Cyrillic} ]+ \([\p{Script=Latin} ]+\)/gu;

/** Words of a related language, and Cyrillic letters. */
export const findForeignWords = (texts: Prose<Language>[]): string[] =>
  inLines(texts, (line, text) => {
    const prose = withSmallBeginnings(line.prose);
    return [
      ...(/\p{Script=Cyrillic}/u.test(line.prose.replace(NAME_ON_SIGNS, ""))
        ? [fault(text, line, "Cyrillic letters; the site is written in Latin ones")]
        : []),
      ...FOREIGN[text.language].flatMap(({ name, words }) => {
        const found = words.exec(prose)?.[0];
        return found ? [fault(text, line, `"${found}" is ${name}`)] : [];
      }),
    ];
  });
