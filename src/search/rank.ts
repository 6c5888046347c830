import type { EntrySection, EntryType, SearchEntry } from "./entries.ts";
import type { Phrase } from "./excerpt.ts";
import type { Target } from "./targets.ts";

export interface SearchHit {
  entry: SearchEntry;
  /** The part of the page where the words stand; null for the page as a whole. */
  section: EntrySection | null;
  /** By which stems it was found; those in a row stand side by side. */
  rows: readonly Phrase[];
}

export interface Match {
  score: number;
  /** How near to what was typed is what was found. */
  nearness: number;
  rows: readonly Phrase[];
}

/** What was found for one thing that is wanted, by the id of the target. */
export type Matches = ReadonlyMap<number, Match>;

/** Of two that say the same of something: a place and a trip before a story about it, small print last. */
const RANK: Partial<Record<EntryType, number>> = { destination: 1.3, program: 1.2 };
const rankOf = ({ type, isSmallPrint }: SearchEntry): number =>
  (RANK[type] ?? 1) * (isSmallPrint ? 0.7 : 1);
/** What stands elsewhere on the page counts less than what stands together. */
const ELSEWHERE_ON_PAGE = 0.3;

/** Two ways in which a target was found: it counts by the better, and is shown by the nearer to what was typed. */
export function bestOf(one: Match, other: Match | undefined): Match {
  if (!other) return one;
  const [near, far] = one.nearness > other.nearness ? [one, other] : [other, one];
  return {
    score: Math.max(one.score, other.score),
    nearness: near.nearness,
    rows: near.nearness === far.nearness ? [...near.rows, ...far.rows] : near.rows,
  };
}

/** Of a page what has most of what is wanted; null where the page has too little. */
function bestTarget(
  page: readonly Target[],
  scores: readonly ReadonlyMap<number, number>[],
  needed: "all" | "some",
): { target: Target; score: number } | null {
  const best = scores.map((one) => Math.max(...page.map(({ id }) => one.get(id) ?? 0)));
  const found = best.filter((score) => score > 0).length;
  if (found === 0 || (needed === "all" && found < scores.length)) return null;
  const rated = page.map((target) => {
    const own = best.map((most, at) =>
      Math.max(scores[at]?.get(target.id) ?? 0, most * ELSEWHERE_ON_PAGE),
    );
    return { target, score: own.reduce((sum, score) => sum + score, 0) };
  });
  const first = rated.reduce((most, one) => (one.score > most.score ? one : most));
  return { ...first, score: rankOf(first.target.entry) * first.score * found };
}

/** The highest score becomes 1: of several words each counts alike, be it rare or in a title. */
function normalised(hits: Matches): ReadonlyMap<number, number> {
  const highest = Math.max(...[...hits.values()].map(({ score }) => score));
  return new Map([...hits].map(([id, { score }]) => [id, score / highest]));
}

/** Each page once, the best first; whether a page needs "all" that is wanted, or "some" of it. */
export function rankPages(
  pages: readonly (readonly Target[])[],
  wanted: readonly Matches[],
  needed: "all" | "some",
): SearchHit[] {
  const scores = wanted.map(normalised);
  return pages
    .flatMap((page) => bestTarget(page, scores, needed) ?? [])
    .sort((one, other) => other.score - one.score)
    .map(({ target: { id, entry, section } }) => ({
      entry,
      section,
      rows: wanted.flatMap((hits) => hits.get(id)?.rows ?? []),
    }));
}
