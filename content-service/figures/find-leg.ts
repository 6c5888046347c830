import { suggest } from "../edit-distance.ts";
import { MEANS, type Means } from "../kinds/leg.ts";
import { LEGS, type Leg } from "./legs.ts";
import { PLACES } from "./places.ts";

/** What is known of a way in either direction, or why nothing is. */
export type FoundLeg = { leg: Leg } | { fault: string };

const WAY = /^(\S+) to (\S+) by (\S+?)(?: via (\S+))?$/;

const isMeans = (word: string): word is Means => MEANS.some((one) => one === word);

/** nameIn(["osijek"], "osjek", "places") => '"osjek" is not in content-service/figures/places.ts. Did you mean "osijek"?' */
export const nameIn = (names: readonly string[], wrong: string, table: string): string => {
  const likely = suggest(wrong, names);
  const hint = likely === undefined ? "" : ` Did you mean "${likely}"?`;
  return `"${wrong}" is not in content-service/figures/${table}.ts.${hint}`;
};

const joins = ({ from, to }: Leg, one: string, other: string): boolean =>
  (from === one && to === other) || (from === other && to === one);

/** Rows of one way complete each other; if one of them is an estimate, so is the leg. */
function together(first: Leg, others: readonly Leg[]): Leg {
  const { checked, source, ...leg }: Leg = Object.assign({}, ...others, first);
  const isEstimate = [first, ...others].some((row) => row.checked === undefined);
  return isEstimate ? leg : { ...leg, checked, source };
}

/** findLeg("aljmas to vukovar by bicycle via erdut"); a row with kilometres and one with minutes are one leg. */
export function findLeg(way: string, rows: readonly Leg[] = LEGS): FoundLeg {
  const [, from = "", to = "", by = "", via] = WAY.exec(way) ?? [];
  if (from === "") {
    return { fault: `bad leg "${way}". Write it like "osijek to kopacki-rit by car".` };
  }
  for (const place of [from, to, ...(via === undefined ? [] : [via])]) {
    if (!Object.hasOwn(PLACES, place)) {
      return { fault: nameIn(Object.keys(PLACES), place, "places") };
    }
  }
  if (!isMeans(by)) return { fault: `"${by}" is no means: write one of ${MEANS.join(", ")}.` };
  const [first, ...others] = rows.filter(
    (leg) => joins(leg, from, to) && leg.by === by && leg.via === via,
  );
  if (first) return { leg: together(first, others) };
  return { fault: `content-service/figures/legs.ts has no leg "${way}". Add it, with a source.` };
}
