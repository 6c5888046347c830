import {
  BLOG_CATEGORIES,
  type BlogPost,
  type Destination,
  type DocumentType,
  PROGRAM_TYPES,
  type Program,
} from "./types.ts";

export const LENGTHS = ["half", "day", "more"] as const;
export type Length = (typeof LENGTHS)[number];

/** As it stands in an address: "?type=active", "/program/type/active/" */
export type FacetName = "category" | "type" | "length";

export interface Facet {
  name: FacetName;
  values: readonly string[];
  /** One of them at a time. */
  isSingle?: boolean;
}

/** What each list can be narrowed by. */
export const FACETS: Record<DocumentType, readonly Facet[]> = {
  blog: [{ name: "category", values: BLOG_CATEGORIES, isSingle: true }],
  destination: [],
  program: [
    { name: "type", values: PROGRAM_TYPES },
    { name: "length", values: LENGTHS },
  ],
};

/** Any of the values of one facet, and that of each facet that has some. */
export type Choice = Partial<Record<FacetName, readonly string[]>>;

export type Narrowed =
  | Pick<BlogPost, "type" | "category">
  | Pick<Destination, "type">
  | Pick<Program, "type" | "programType" | "days">;

/** lengthOfDays(1.5) => "day": whoever has two days finds it among the shorter ones. */
export function lengthOfDays(days: number | null): Length | null {
  if (days === null) return null;
  if (days < 1) return "half";
  return days < 2 ? "day" : "more";
}

/** null where it has none that the site knows. */
export function facetValue(document: Narrowed, name: FacetName): string | null {
  if (document.type === "blog") return name === "category" ? document.category : null;
  if (document.type === "destination") return null;
  if (name === "type") return document.programType;
  return name === "length" ? lengthOfDays(document.days) : null;
}

/** The names of the facets of which something is chosen. */
export function chosenFacets(choice: Choice): FacetName[] {
  const names: FacetName[] = ["category", "type", "length"];
  return names.filter((name) => (choice[name] ?? []).length > 0);
}

export function fits(document: Narrowed, choice: Choice): boolean {
  return chosenFacets(choice).every((name) => {
    const value = facetValue(document, name);
    return value !== null && choice[name]?.includes(value);
  });
}

/**
 * How many each value gives: { Nature: 5, half: 3 }. Of each facet as the choice of the others leaves
 * it: who has chosen "Nature" sees how many of them take half a day.
 */
export function countValues(documents: Narrowed[], choice: Choice = {}): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const document of documents) {
    for (const { name } of FACETS[document.type]) {
      const value = facetValue(document, name);
      if (value === null || !fits(document, { ...choice, [name]: [] })) continue;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

/** A choice as one text: choiceKey({ type: ["Active"], length: [] }) => "type=Active" */
export function choiceKey(choice: Choice): string {
  return chosenFacets(choice)
    .map((name) => `${name}=${choice[name]?.join(",")}`)
    .join("&");
}
