import { LATIN_WORDS, SPLIT_DIGRAPHS } from "./latinExceptions.ts";

// Serbian has one spelling in two scripts: each Cyrillic letter is one or two Latin letters.

const PAIRS =
  "a:а b:б v:в g:г d:д đ:ђ e:е ž:ж z:з i:и j:ј k:к l:л lj:љ m:м n:н nj:њ o:о p:п r:р s:с t:т ć:ћ u:у f:ф h:х c:ц č:ч dž:џ š:ш"
    .split(" ")
    .map((pair) => pair.split(":") as [latin: string, cyrillic: string]);

const CYRILLIC = new Map(PAIRS);
const LATIN = new Map(PAIRS.map(([latin, cyrillic]) => [cyrillic, latin]));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Longest first: "HTML CodeSniffer" before "HTML". */
const NAMES = LATIN_WORDS.split(", ").sort((one, other) => other.length - one.length);

/**
 * What stays Latin in a Cyrillic text: addresses, variables, tags, files, units. No pattern may begin inside its
 * own text, or a long word would be tried again from each of its letters.
 */
const KEPT = new RegExp(
  [
    String.raw`\{\{[^{}]*\}\}`,
    // Words that are a link: "<contact>pišite nam</contact>"
    "</?[a-z][a-z-]*>",
    String.raw`https?://\S+`,
    String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`(?<![\p{L}\d.-])[a-zA-Z\d-]+(?:\.[a-zA-Z\d-]+)*\.[a-z]{2,}(?![\p{L}\d])(?:/[\w./%-]*\w)?`,
    // ".gpx", "Q&A", "USB-C"
    String.raw`(?<![\p{L}\d.])\.[a-z]{3,4}(?!\p{L})`,
    String.raw`(?<!\p{L})\p{Lu}&\p{Lu}(?!\p{L})`,
    String.raw`(?<!\p{L})\p{Lu}{2,4}-\p{Lu}(?!\p{L})`,
    String.raw`(?<=[\d}][\s\u00a0]?)(?:[kdm]g|g|[dmch]?l|[kcdm]?m|ha|h|min|[kMG]B)(?![\p{L}\d])`,
    "°C",
    String.raw`(?<!\p{L})(?:${NAMES.map(escaped).join("|")})(?=\p{Ll}{0,3}(?!\p{L}))`,
  ].join("|"),
  "gu",
);

const WORD = /\p{L}[\p{L}\p{M}]*(?:’\p{Lu}[\p{L}\p{M}]*)?/gu;

/** Foreign words: "Vörösmart", "Szeged", "Tisch", "EuroVelo", "O’Neill" */
const FOREIGN = /[^a-zčćđšž]|[qwxy]|sz(?=e)|ch|ff|ll|pp|tt/i;
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;

const ROMAN = /^(?=[IVXLCDM]{2})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** A capital alone is a letter or a numeral, but for words of one letter: "A", "U". */
const SHORT_WORD = /^[AIKOSU]$/;
const LETTER_OF = /(?:vitamin|slov|peron|linij|grup)\p{L}*\s$/iu;

/** "A1", "Seat61", "HR-AB-16", "7A": a code. "M. Pupina": a name, where it is no numeral. */
const DIGIT_BEFORE = /\d$/;
const DIGIT_AFTER = /^\d/;
const CODE_AFTER = /^(?:-\p{Lu}+)*-\d/u;
const CODE = /^\p{Lu}{2,}$/u;
const INITIAL = /^\.[\s\u00a0]?\p{Lu}[\p{Ll}.]/u;
const NUMERAL = /^[IVX]$/;
const NAME_BEFORE = /\p{Lu}\p{Ll}+\s$/u;

/** "I" is a word where a sentence begins, and a numeral within one: "Leopold I". */
const WITHIN_SENTENCE = /[\p{L}\d,;]\s$/u;

const SPLIT = SPLIT_DIGRAPHS.split(" ").map((word): [RegExp, string] => {
  const [before = "", after = ""] = word.split("|");
  return [new RegExp(`(${before})(${after})`, "giu"), "$1|$2"];
});

const LETTERS = /lj|nj|dž|\p{L}/giu;

function matchCase(letter: string, model: string): string {
  return model.charAt(0) === model.charAt(0).toLowerCase() ? letter : letter.toUpperCase();
}

function transliterateWord(word: string): string {
  const apart = SPLIT.reduce((text, [pattern, split]) => text.replace(pattern, split), word);
  return apart
    .replace(LETTERS, (letter) => matchCase(CYRILLIC.get(letter.toLowerCase()) ?? letter, letter))
    .replaceAll("|", "");
}

function staysLatin(word: string, before: string, after: string): boolean {
  if (FOREIGN.test(word) || INNER_CAPITAL.test(word) || ROMAN.test(word)) return true;
  if (DIGIT_AFTER.test(after) || (CODE.test(word) && CODE_AFTER.test(after))) return true;
  if (word.length > 1 || word === word.toLowerCase()) return false;
  if (DIGIT_BEFORE.test(before)) return true;
  const mayBeNumeral = NUMERAL.test(word) && NAME_BEFORE.test(before);
  if (INITIAL.test(after) && !mayBeNumeral && !LETTER_OF.test(before)) return false;
  if (!SHORT_WORD.test(word) || LETTER_OF.test(before)) return true;
  return word === "I" && WITHIN_SENTENCE.test(before);
}

/** How many characters around a word are looked at. */
const CONTEXT_LENGTH = 40;

const transliteratePart = (text: string, before: string): string =>
  text.replace(WORD, (word, at: number) => {
    const near = before.slice(-CONTEXT_LENGTH) + text.slice(Math.max(0, at - CONTEXT_LENGTH), at);
    const end = at + word.length;
    return staysLatin(word, near, text.slice(end, end + CONTEXT_LENGTH))
      ? word
      : transliterateWord(word);
  });

/** „Dunav” => „Dunav“; “Danube”, as the English quote, stays. */
const withQuotes = (text: string, one: string, other: string): string =>
  text.replace(/“[^„“”]*”|[“”]/g, (mark) => (mark === one ? other : mark));

/** The ending of a Latin name follows a hyphen: "JavaScripta" => "JavaScript-а" */
const JOINED_ENDING = /^(\p{Ll}{1,3})(?!\p{L})/u;

/** toCyrillic("Ljubav 12 km od Sirmijuma") => "Љубав 12 km од Сирмијума" */
export function toCyrillic(text: string): string {
  let spelled = "";
  let done = 0;
  for (const { 0: kept, index } of text.matchAll(KEPT)) {
    spelled += transliteratePart(text.slice(done, index), text.slice(0, done)) + kept;
    done = index + kept.length;
    const ending = /\p{Ll}$/u.test(kept) ? JOINED_ENDING.exec(text.slice(done))?.[1] : undefined;
    if (ending !== undefined) {
      spelled += `-${transliterateWord(ending)}`;
      done += ending.length;
    }
  }
  return withQuotes(spelled + transliteratePart(text.slice(done), text.slice(0, done)), "”", "“");
}

const isCapital = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== letter.toLowerCase();

/** The Latin text of a Cyrillic one. */
export function toLatin(text: string): string {
  return withQuotes(text, "“", "”")
    .replace(/(?<=[a-z])-(?=\p{Script=Cyrillic}{1,3}(?!\p{L}))/gu, "")
    .replace(/\p{Script=Cyrillic}/gu, (letter, at: number, whole: string) => {
      const latin = LATIN.get(letter.toLowerCase());
      if (latin === undefined) return letter;
      if (!isCapital(letter)) return latin;
      const isAmongCapitals =
        isCapital(whole[at + 1]) ||
        (isCapital(whole[at - 1]) && !/\p{Ll}/u.test(whole[at + 1] ?? ""));
      return isAmongCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
    });
}
