import { withinLimits } from "./arrange.ts";
import {
  type Day,
  type Item,
  LIMITS,
  type MyJourney,
  NO_JOURNEY,
  type Part,
  WAYS,
} from "./journey.ts";
import { hash, KEY_LENGTH, type Key, numberText } from "./keys.ts";
import { textNumber } from "./readKeys.ts";
import { isDay, minutesOf, timeText, titleText } from "./values.ts";

// A journey as a short text for links, of letters, digits, - and _ with dots between its parts:
//
//   1.0y6B34b.VG8gdGhlIGJhbmtz.AAAAABBBBB.dA3xYz.Pk3Fa9J2bQw8rTnAA.0.SBMIc.p9zy
//   version, head, title, editors' journeys, shelf, one part for each day, check
//
// The head is the first day (days since 2024, three digits of base 36, "000" for none), what one travels by, the
// adults, and the age of each child. An item is its key; with a time, its letter is a capital, and two characters
// follow. A stop of an editors' journey is "s" with the position of the journey among those named and that of the
// stop; "n" is the bed of a night. "0" is an empty part. The check shows whether a link was cut or changed.

const VERSION = "1";
const NOTHING = "0";
const EPOCH = Date.parse("2024-01-01");
const DAY_IN_MS = 86_400_000;
/** The least and the most of three digits to base 36. */
const NO_START = "000";
const LAST_START = 36 ** 3 - 1;

const letterOf = <Choice extends string>(choices: readonly Choice[], choice: Choice): string =>
  numberText(choices.indexOf(choice), 1);

function startText(start: string): string {
  if (start === "") return NO_START;
  const day = (Date.parse(start) - EPOCH) / DAY_IN_MS;
  return day > 0 && day <= LAST_START ? day.toString(36).padStart(3, "0") : NO_START;
}

function startOf(text: string): string {
  const day = Number.parseInt(text, 36);
  if (!/^[0-9a-z]{3}$/.test(text) || day === 0) return "";
  return new Date(EPOCH + day * DAY_IN_MS).toISOString().slice(0, 10);
}

const base64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

function fromBase64(text: string): string {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
  } catch {
    return "";
  }
}

const checkOf = (text: string): string => (hash(text) % 36 ** 4).toString(36).padStart(4, "0");

const withTime = (code: string, at: string | undefined): string =>
  at === undefined
    ? code
    : `${(code[0] ?? "").toUpperCase()}${code.slice(1)}${numberText(minutesOf(at), 2)}`;

/** The editors' journeys that a journey has parts of, in the order of their keys. */
const journeysIn = ({ shelf, days }: MyJourney): Key[] => {
  const items = [...shelf, ...days.flatMap(({ items }) => items)];
  const parts = [
    ...items.flatMap(({ stop }) => (stop ? [stop] : [])),
    ...days.flatMap(({ bed }) => (bed ? [bed] : [])),
  ];
  return [...new Set(parts.map(([journey]) => journey))].sort();
};

/** The text of a journey, for the fragment of a link. */
export function encode(journey: MyJourney): string {
  const { title, start, by, adults, ages, shelf, days } = journey;
  const journeys = journeysIn(journey);
  const part = (letter: string, [own, index]: Part): string =>
    letter + numberText(journeys.indexOf(own), 1) + numberText(index, 1);
  const item = ({ key, stop, at }: Item): string => withTime(stop ? part("s", stop) : key, at);
  const list = (items: readonly Item[], bed?: Part): string =>
    items.map(item).join("") + (bed ? part("n", bed) : "") || NOTHING;
  const head =
    startText(start) +
    letterOf(WAYS, by) +
    [adults, ...ages].map((number) => number.toString(36)).join("");
  const text = [
    VERSION,
    head,
    base64(titleText(title)) || NOTHING,
    journeys.map((key) => key.slice(1)).join("") || NOTHING,
    list(shelf),
    ...days.map(({ items, bed }) => list(items, bed)),
  ].join(".");
  return `${text}.${checkOf(text)}`;
}

/** What could be read of a link. */
export type Decoded =
  | { state: "whole" | "damaged"; journey: MyJourney }
  /** Of a version that this site does not know. */
  | { state: "newer" }
  /** Nothing of a journey is in it. */
  | { state: "foreign" };

const ITEM = new RegExp(
  `[pdb][\\w-]{${KEY_LENGTH}}|[PDB][\\w-]{${KEY_LENGTH + 2}}|[sn][\\w-]{2}|S[\\w-]{4}`,
  "y",
);

/** The items of a part up to the first that cannot be read. */
function readList(text: string, journeys: Key[]): Day {
  const items: Item[] = [];
  let bed: Part | undefined;
  let at = 0;
  while (at < text.length) {
    ITEM.lastIndex = at;
    const [code] = ITEM.exec(text) ?? [];
    if (code === undefined) break;
    const letter = code[0]?.toLowerCase() ?? "";
    const isTimed = code[0] !== letter;
    const end = isTimed ? -2 : undefined;
    const when = isTimed ? { at: timeText(textNumber(code.slice(-2))) } : {};
    if (letter === "s" || letter === "n") {
      const journey = journeys[textNumber(code[1] ?? "")];
      const index = textNumber(code[2] ?? "");
      if (journey === undefined) break;
      if (letter === "n") bed = [journey, index];
      else items.push({ key: "", stop: [journey, index], ...when });
    } else {
      items.push({ key: letter + code.slice(1, end), ...when });
    }
    at += code.length;
  }
  return { items, ...(bed && { bed }) };
}

function readHead(text: string): Pick<MyJourney, "start" | "by" | "adults" | "ages"> {
  const start = startOf(text.slice(0, 3));
  const [adults = NO_JOURNEY.adults, ...ages] = [...text.slice(4)].map((digit) =>
    Number.parseInt(digit, 36),
  );
  const within = (number: number, least: number, most: number): boolean =>
    number >= least && number <= most;
  return {
    start: isDay(start) ? start : "",
    by: WAYS[textNumber(text.slice(3, 4))] ?? NO_JOURNEY.by,
    adults: within(adults, 0, LIMITS.adults) ? adults : NO_JOURNEY.adults,
    ages: ages.filter((age) => within(age, 0, LIMITS.age)).slice(0, LIMITS.children),
  };
}

const keysIn = (text: string): Key[] =>
  text === NOTHING
    ? []
    : (text.match(new RegExp(`[\\w-]{${KEY_LENGTH}}`, "g")) ?? []).map((key) => `j${key}`);

const LONGEST = 10_000;

/** Messengers and browsers may have escaped what needs no escaping. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Without what a messenger takes for a part of the link: the end of a sentence, "?utm_source=…". */
const codeIn = (fragment: string): string =>
  unescaped(fragment.slice(0, LONGEST))
    .trim()
    .replace(/[\s?&#].*$/s, "")
    .replace(/[^\w-]+$/, "");

/** Never throws, whatever is in the fragment: decode("1.000A2.0.0.pk3Fa9.7zq1") */
export function decode(fragment: string): Decoded {
  const text = codeIn(fragment);
  const version = /^([1-9]\d{0,2})(?:\.|$)/.exec(text)?.[1];
  if (version === undefined) return { state: "foreign" };
  if (version !== VERSION) return { state: "newer" };
  const end = text.lastIndexOf(".");
  const isChecked = end > 0 && checkOf(text.slice(0, end)) === text.slice(end + 1);
  const [, head = "", title = "", named = "", shelf = "", ...days] = (
    isChecked ? text.slice(0, end) : text
  ).split(".");
  const journeys = keysIn(named);
  const [first, ...others] = [shelf, ...days].map((list) => readList(list, journeys));
  // What is left of a check that was cut is no day.
  const isDayKept = ({ items, bed }: Day, index: number): boolean =>
    isChecked || index < others.length - 1 || items.length > 0 || bed !== undefined;
  const journey = withinLimits({
    ...readHead(head),
    title: title === NOTHING ? "" : titleText(fromBase64(title)),
    shelf: first?.items ?? [],
    days: others.filter(isDayKept),
  });
  const isAnything = journey.shelf.length > 0 || journey.days.some(({ items }) => items.length > 0);
  const isWhole = isChecked && encode(journey) === text;
  if (!isAnything && !isWhole) return { state: "foreign" };
  return { state: isWhole ? "whole" : "damaged", journey };
}
