// What the page of differences shows, and how it is filtered. It runs in the browser too.

export interface Difference {
  id: string;
  /** The component or page: "components/actions/Button", "Page home" */
  part: string;
  /** "All States"; empty for a page */
  state: string;
  language: string;
  /** In pixels: "1280" */
  width: string;
  theme: string;
  /** The command that approves this picture and no other. */
  approve: string;
  /** Addresses of pictures. A new picture has neither `before` nor `difference`. */
  before?: string;
  after?: string;
  difference?: string;
}

export interface Differences {
  /** How many pictures were compared. */
  compared: number;
  differences: Difference[];
  /** Titles of tests that failed without a picture. */
  otherFailures: string[];
  /** When the run ended: "2026-05-14T10:00:00.000Z" */
  date: string;
}

export const FILTERS = ["part", "language", "width"] as const;
export type Filter = (typeof FILTERS)[number];

/** No value for a filter means all. */
export type Choice = Partial<Record<Filter, string>>;

export const filterDifferences = (differences: Difference[], choice: Choice): Difference[] =>
  differences.filter((one) =>
    FILTERS.every((filter) => choice[filter] === undefined || choice[filter] === one[filter]),
  );

export interface Option {
  value: string;
  count: number;
}

/**
 * The values of a filter, each with the number of differences that it would show beside what the
 * other filters choose. A chosen value is always among them.
 */
export function optionsOf(differences: Difference[], filter: Filter, choice: Choice): Option[] {
  const others = filterDifferences(differences, { ...choice, [filter]: undefined });
  const chosen = choice[filter];
  const values = new Set(others.map((one) => one[filter]));
  if (chosen !== undefined) values.add(chosen);
  return [...values]
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }))
    .map((value) => ({ value, count: others.filter((one) => one[filter] === value).length }));
}

/** readChoice("#part=Page+home&width=320") => { part: "Page home", width: "320" } */
export function readChoice(hash: string): Choice {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  return Object.fromEntries(
    FILTERS.flatMap((filter) => {
      const value = given.get(filter);
      return value ? [[filter, value]] : [];
    }),
  );
}

/** writeChoice({ width: "320" }) => "#width=320"; "#" without a choice */
export function writeChoice(choice: Choice): string {
  const chosen = FILTERS.flatMap((filter) => {
    const value = choice[filter];
    return value ? [[filter, value]] : [];
  });
  return `#${new URLSearchParams(chosen)}`;
}
