/** The number that follows is where it ends: "do 12", "up to 12", "mlađi od 12". */
const END =
  /\b(?:do|ispod|mlad\w* od|up to|until|to|under|below|younger than|bis(?: zu)?|unter|junger als)\s*$/;

/** "nicht unter 10": where it ends is where it begins. */
const NOT = /\b(?:ne|nij[ei]|nisu|nisam|no|not|nobody|nicht|kein\w*)\b/;

const COUNTED = /(\d+(?:[.,]\d+)?)[\s-]*([a-z%]*)/g;

const MONTHS = /^(?:mj?esec\w*|months?|monat\w*)$/;
/** What is measured is no age: "od 140 cm". */
const MEASURE =
  /^(?:c?m|km|kg|h|min|%|eur|sat\w*|hours?|stunden?|osob\w*|people|persons?|personen)$/;

const ADULTS =
  /^(?:(?:samo|iskljucivo|only|nur) )?(?:(?:za|for|fur) )?(?:odrasl\w*|punol?j?etn\w*|adults?|erwachsene?)(?: only)?$/;
const OF_AGE = 18;

/** Longer texts are not parsed. */
const LONGEST_TEXT = 100;

/**
 * The least age from a text of the service: "8 and over" => 8, "od 6 do 12 godina" => 6; 0 for a text without
 * such a number ("all ages"), null for an empty one.
 */
export function ageOf(restriction: string): number | null {
  const text = restriction
    .slice(0, LONGEST_TEXT)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("đ", "d")
    .replace(/[–—]/g, "-")
    .trim();
  if (text === "") return null;
  if (ADULTS.test(text)) return OF_AGE;
  const isEnd = (index: number): boolean => !NOT.test(text) && END.test(text.slice(0, index));
  const ages = [...text.matchAll(COUNTED)].flatMap(({ 1: count = "", 2: unit = "", index }) => {
    if (MEASURE.test(unit) || isEnd(index)) return [];
    return Number(count.replace(",", ".")) / (MONTHS.test(unit) ? 12 : 1);
  });
  return ages.length > 0 ? Math.min(...ages) : 0;
}
