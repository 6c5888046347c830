import { LANGUAGES, type LanguageFile } from "./languages.ts";
import { fault, inLines, type Prose, readEntries, type Text, type Version } from "./prose.ts";

const UNTRANSLATED = "content-service/untranslated.txt";

/** Lines with fewer words are alike by chance: names, "15 km". */
const WORDS_ALIKE_BY_CHANCE = 7;

/** Croatian and Serbian share whole sentences. */
const WORDS_ALIKE_IN_NEIGHBOURS = 25;

const wordsAlikeByChance = (one: LanguageFile, other: LanguageFile): number =>
  [one, other].sort().join() === "hr,sr" ? WORDS_ALIKE_IN_NEIGHBOURS : WORDS_ALIKE_BY_CHANCE;

/** Words, or beginnings of words (with a star), that only the other one of the two close languages has. */
const SERBIAN =
  "hleb* hiljad* opštin* ostrv* uslov* tačn* avgust* septembr* oktobr* novembr* decembr* januar* februar* poset* reke reka reku rečn* vreme mleko mleka belo bela bele beli belu dete deca dece mesto mesta mestu mestima ovde gde lepo lepa lepi lepu uvek posle voz voza vozom vozovi vozova sedmic* nedeljn* pesm* vetar vetr* leto leta leti letnj* cveć* cvet* sneg* evropsk* istorij* šta dvogled* pasoš* bašta bašte bašti baštu baštom supa supe supu";
const CROATIAN =
  "kruh kruha kruhu kruhom tisuć* općin* otok otoka otoku uvjet* točn* kolovoz* rujan rujna rujnu listopad* studenog* prosinc* siječanj siječnja siječnju veljač* ožuj* travanj travnja travnju svibanj svibnja svibnju lipanj lipnja lipnju srpanj srpnja srpnju posjet* rijek* riječn* vrijeme mlijek* bijel* dijete djec* mjest* ovdje gdje lijep* uvijek poslije vlak vlaka vlakom vlakovi vlakova kolodvor* tjed* pjesm* vjet* ljeto ljeta ljeti ljetn* cvijeć* cvijet* snijeg* europsk* povijest* prijevoz* juha juhe juhu sveučiliš* tko netko nitko dalekozor* putovnic*";

const anyOf = (words: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${words.replaceAll("*", "\\p{L}*").replaceAll(" ", "|")})(?!\\p{L})`,
    "u",
  );

const ONLY: Partial<Record<LanguageFile, { other: string; words: RegExp }>> = {
  hr: { other: "Serbian", words: anyOf(SERBIAN) },
  sr: { other: "Croatian", words: anyOf(CROATIAN) },
};

/** "blog/bridge-and-fortress-walk sr" and "* sr" => missing on purpose */
export const readUntranslated = (): Set<string> => new Set(readEntries(UNTRANSLATED));

export function findMissing(texts: Text[], untranslated: Set<string>): string[] {
  const present = new Set(texts.map(({ document, language }) => `${document} ${language}`));
  const documents = [...new Set(texts.map(({ document }) => document))];
  const isMeant = (version: string): boolean =>
    untranslated.has(version) || untranslated.has(`* ${version.split(" ").at(-1)}`);
  const missing = documents
    .flatMap((document) => LANGUAGES.map(({ file }) => `${document} ${file}`))
    .filter((version) => !present.has(version) && !isMeant(version))
    .map((version) => `${version} is missing: write it, or name it in ${UNTRANSLATED}`);
  const needless = [...untranslated]
    .filter((version) => present.has(version))
    .map((version) => `${UNTRANSLATED}: "${version}" is there: take the line out`);
  return [...missing, ...needless];
}

const wordsIn = (prose: string): number => prose.match(/\p{L}{2,}/gu)?.length ?? 0;

/** The same line in two languages: somebody forgot to write it. */
export function findUntranslatedLines(texts: Version[]): string[] {
  const seen = new Map<string, Version>();
  return inLines(texts, (line, text) => {
    const words = wordsIn(line.prose);
    if (words < WORDS_ALIKE_BY_CHANCE) return [];
    const key = `${text.document} ${line.prose.toLowerCase()}`;
    const other = seen.get(key);
    const isLeft = other && other.language !== text.language;
    if (isLeft && words >= wordsAlikeByChance(text.language, other.language)) {
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
export const findForeignWords = (texts: Prose[]): string[] =>
  inLines(texts, (line, text) => {
    const only = ONLY[text.language];
    const foreign = only?.words.exec(withSmallBeginnings(line.prose))?.[0];
    return [
      ...(/\p{Script=Cyrillic}/u.test(line.prose)
        ? [fault(text, line, "Cyrillic letters; the site is written in Latin ones")]
        : []),
      ...(foreign ? [fault(text, line, `"${foreign}" is ${only?.other}`)] : []),
    ];
  });
