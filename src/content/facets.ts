import type { DocumentType } from "../i18n/routes.ts";
import type { Facet } from "./kinds/kind.ts";
import { type Facts, listOf } from "./kinds.ts";

/**
 * Faceted filtering: any of the values of one facet, and that of each facet that has some:
 * { type: ["Active"] }
 */
export type Choice = Partial<Record<string, readonly string[]>>;

/** What a document or its card can be found by. */
export type Narrowed = Facts[DocumentType];

const facetsOf = ({ type }: Narrowed): readonly Facet<Narrowed>[] => listOf(type).facets;

/** null where it has none that the site knows. */
export const facetValue = (facts: Narrowed, name: string): string | null =>
  facetsOf(facts)
    .find((facet) => facet.name === name)
    ?.valueIn(facts) ?? null;

/** What it is one of: a post's category, a program's type. */
export const groupOf = (facts: Narrowed): string | null =>
  facetsOf(facts)[0]?.valueIn(facts) ?? null;

/** The names of the facets of which something is chosen. */
export function chosenFacets(choice: Choice): string[] {
  return Object.keys(choice).filter((name) => (choice[name] ?? []).length > 0);
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
    for (const { name, valueIn } of facetsOf(document)) {
      const value = valueIn(document);
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
