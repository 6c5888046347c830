const HOURS = /^(?:h|hrs?|hours?|sat[ai]?|cas(?:a|ova)?|stunden?|std|сат[аи]?)$/;

/** The longer ones first: "2 days, 10 hours" is two days. What stands alone is one: "weekend". */
const UNITS: [unit: RegExp, daysOf: (count: number) => number][] = [
  [/^(?:mj?esec(?:i|a)?|months?|monat(?:e|en)?)$/, (count) => count * 30],
  [/^(?:tjed(?:an|na|ana)|nedelj[aeu]|sedmic[aeu]|weeks?|wochen?)$/, (count) => count * 7],
  [/^(?:vikend[aiu]?|weekends?|wochenenden?)$/, (count) => count * 2],
  [/^(?:dan[ai]?|days?|tage?n?|\w*dnevn[aeiou]\w*|ganztag\w*|d)$/, (count) => count],
  [/^(?:noc(?:i|enj[ae])?|nights?|nachte?n?)$/, (count) => count + 1],
  // An evening is half a day, three of them are three days.
  [
    /^(?:vece(?:r|ri)?|evenings?|abende?n?|jutr[aoi]|mornings?|morgen|vormittage?|p\w*podne\w*|afternoons?|nachmittage?)$/,
    (count) => (count > 1 ? count : 0.5),
  ],
  [HOURS, daysOfHours],
  [/^(?:min(?:ut\w*)?)$/, (count) => daysOfHours(count / 60)],
];

const NUMBERS: Record<string, number> = Object.fromEntries(
  [
    "jedan jedna jedno jednu one ein eine einen",
    "dva dvije dve two zwei",
    "tri three drei",
    "cetiri four vier",
    "pet five funf",
    "sest six sechs",
    "sedam seven sieben",
  ].flatMap((words, index) => words.split(" ").map((word) => [word, index + 1])),
);

const HALF_A_DAY =
  /\b(?:pola? dana|half[ -](?:a[ -])?day|halbe[nrs]? tag\w*|halbtag\w*|poludnevn\w*)/g;
const LONG_WEEKEND =
  /\b(?:(?:produz|produl)en\w* vikend\w*|long weekends?|(?:verlanger|lang)\w* wochenenden?)/g;
/** "od 18 do 21 sat": when it is, not how long. */
const FROM_TO = /\b(?:od|from|von) (\d+)(?:[:.]\d\d)?h? (?:do|to|until|bis) (\d+)(?:[:.]\d\d)?/g;

/** Six hours count as a day. */
function daysOfHours(hours: number): number {
  return hours < 6 ? 0.5 : Math.max(1, Math.round(hours / 24));
}

/** Longer texts are not parsed. */
const LONGEST_TEXT = 100;

const COUNTED = /(\d+(?:[.,]\d+)?)?[\s-]*([a-z]+|[а-џ]+)/g;

interface Counted {
  count: number;
  word: string;
}

/** What is counted in an answer: "2 dana / 1 noć" => 2 of "dana", 1 of "noc" */
function countedIn(duration: string): Counted[] {
  const text = duration
    .slice(0, LONGEST_TEXT)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("đ", "d")
    .replace(/[–—]/g, "-")
    .replace(FROM_TO, (_, from: string, to: string) => String(Math.abs(Number(to) - Number(from))))
    .replace(LONG_WEEKEND, "3 d")
    .replace(HALF_A_DAY, "0.5 d")
    .replace(/\b[a-z]+\b/g, (word) => String(NUMBERS[word] ?? word));
  return Array.from(text.matchAll(COUNTED), ([, count, word = ""]) => ({
    count: count === undefined ? 1 : Number(count.replace(",", ".")),
    word,
  })).filter(({ count }) => count > 0);
}

/**
 * A duration in days from a text of the service: "8 sati" => 1, "1 Abend" => 0.5, "2 dana / 1 noć" => 2; null
 * if it cannot be read.
 */
export function lengthOf(duration: string): number | null {
  const counted = countedIn(duration);
  for (const [unit, daysOf] of UNITS) {
    const counts = counted.filter(({ word }) => unit.test(word));
    // "2–3 Tage" counts as the longer of the two.
    if (counts.length > 0) return Math.max(...counts.map(({ count }) => daysOf(count)));
  }
  return null;
}

/** A duration in hours: "8 sati" => 8, "1 dan (6–8 h)" => 8; null for "1 Abend" */
export function hoursOf(duration: string): number | null {
  const hours = countedIn(duration).filter(({ word }) => HOURS.test(word));
  return hours.length > 0 ? Math.max(...hours.map(({ count }) => count)) : null;
}
