import { damerauLevenshtein } from "../../content-service/edit-distance.ts";
import type { PageName } from "../documents/types.ts";

export const MATCHES_AT_MOST = 3;

/** No name is longer; what an address says beyond that is not read. */
const LONGEST_WANTED = 80;
/** Shorter words ("i", "the", "und") are in too many names to point at one. */
const SHORTEST_WORD = 4;
/** Two words that go different ways later share at least so many letters: "kopackog", "kopacki". */
const SHORTEST_STEM = 5;
/** One slip of the finger for so many letters. */
const LETTERS_PER_SLIP = 4;
const NEAR_ENOUGH = 0.5;

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** wordsOf("Đakovo & Kopački-rit") => ["dakovo", "kopacki", "rit"] */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replaceAll("đ", "d")
    .replaceAll("ß", "ss")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** lastPart("/hr/blog/kopa%C4%8Dki-rit.html") => "kopački-rit" */
function lastPart(address: string): string {
  const part = address.split("/").findLast((one) => one !== "") ?? "";
  return decode(part)
    .replace(/\.(html?|php)$/i, "")
    .slice(0, LONGEST_WANTED);
}

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** From 0 to 1: likeness("osjek", "osijek") => 0.83; likeness("kopackog", "kopacki") => 0.75 */
function likeness(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  const longer = Math.max(a.length, b.length);
  const allowed = Math.floor(shorter / LETTERS_PER_SLIP);
  const slips = longer - shorter <= allowed ? damerauLevenshtein(a, b) : longer;
  if (slips <= allowed) return 1 - slips / longer;
  const shared = sharedBeginning(a, b);
  const isStem = shared >= SHORTEST_STEM || (shared >= SHORTEST_WORD && shared === shorter);
  return isStem ? shared / longer : 0;
}

/** How much of what is wanted the words of a name say, longer words counting for more. */
function likenessOfWords(wanted: string[], words: string[]): number {
  const telling = wanted.filter((word) => word.length >= SHORTEST_WORD);
  let said = 0;
  let all = 0;
  for (const word of telling) {
    said += word.length * Math.max(0, ...words.map((other) => likeness(word, other)));
    all += word.length;
  }
  return all === 0 ? 0 : said / all;
}

/** The names most like the last part of an address, best first: "/hr/blog/osjek/" is near to "Osijek". */
export function suggestionsFor(address: string, names: PageName[]): PageName[] {
  const wanted = wordsOf(lastPart(address));
  if (wanted.length === 0) return [];
  const rated = names.map((name) => {
    const [path, title] = name;
    const uid = wordsOf(lastPart(path));
    const asWhole = likeness(wanted.join("-"), uid.join("-"));
    const inWords = likenessOfWords(wanted, [...uid, ...wordsOf(title)]);
    return { name, best: Math.max(asWhole, inWords), sum: asWhole + inWords };
  });
  return rated
    .filter(({ best }) => best >= NEAR_ENOUGH)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, MATCHES_AT_MOST)
    .map(({ name }) => name);
}
