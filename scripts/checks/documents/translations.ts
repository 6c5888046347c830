import {
  fault,
  inLines,
  type Prose,
  readEntries,
  type Text,
  type Version,
} from "../../../content-service/src/documents/prose.ts";
import { byLanguage, type Language, WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { WRITING_TABLES } from "../../../src/i18n/writingTables.ts";

const UNTRANSLATED = "content-service/untranslated.txt";

/** Lines with fewer words are alike by chance: names, "15 km". */
const WORDS_ALIKE_BY_CHANCE = 7;

/** Neighbours share whole sentences; it is enough that one of the two says so. */
export const wordsAlike = (one: Language, other: Language): number | undefined =>
  [
    ...WRITING_TABLES[one].neighbours.filter(({ language }) => language === other),
    ...WRITING_TABLES[other].neighbours.filter(({ language }) => language === one),
  ][0]?.wordsAlike;

/** /…(?:kruh|tisuć\p{L}*)…/u for "kruh tisuć*" */
const anyOf = (words: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${words.replaceAll("*", "\\p{L}*").replaceAll(" ", "|")})(?!\\p{L})`,
    "u",
  );

const FOREIGN = byLanguage((language) =>
  WRITING_TABLES[language].neighbours.map(({ name, foreign }) => ({ name, words: anyOf(foreign) })),
);

/** "blog/bridge-and-fortress-walk sr" and "* sr" => missing on purpose */
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
    .map((version) => `${UNTRANSLATED}: "${version}" is there: take the line out`);
  return [...missing, ...needless];
}

const wordsIn = (prose: string): number => prose.match(/\p{L}{2,}/gu)?.length ?? 0;

/** The same line in two languages: somebody forgot to write it. */
export function findUntranslatedLines(texts: Version<Language>[]): string[] {
  const seen = new Map<string, Version<Language>>();
  return inLines(texts, (line, text) => {
    const words = wordsIn(line.prose);
    if (words < WORDS_ALIKE_BY_CHANCE) return [];
    const key = `${text.document} ${line.prose.toLowerCase()}`;
    const other = seen.get(key);
    const isLeft = other && other.language !== text.language;
    if (isLeft && words >= (wordsAlike(text.language, other.language) ?? 0)) {
      return [fault(text, line, `stands word for word in ${other.language} as well`)];
    }
    seen.set(key, text);
    return [];
  });
}

/** Capitals within a sentence are names, and names are anybody's: "Beli Manastir". */
const withSmallBeginnings = (prose: string): string =>
  prose.replace(/(?:^|[.!?:„(] ?)\p{Lu}/gu, (start) => start.toLowerCase());

/** Words of the neighbouring language, and letters that the site is not written in. */
export const findForeignWords = (texts: Prose<Language>[]): string[] =>
  inLines(texts, (line, text) => {
    const prose = withSmallBeginnings(line.prose);
    return [
      ...(/\p{Script=Cyrillic}/u.test(line.prose)
        ? [fault(text, line, "Cyrillic letters; the site is written in Latin ones")]
        : []),
      ...FOREIGN[text.language].flatMap(({ name, words }) => {
        const found = words.exec(prose)?.[0];
        return found ? [fault(text, line, `"${found}" is ${name}`)] : [];
      }),
    ];
  });
