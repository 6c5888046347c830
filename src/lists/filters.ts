import { FILTERS as blog } from "../documents/kinds/blogFilters.ts";
import { FILTERS as destination } from "../documents/kinds/destinationFilters.ts";
import type { Filter, FilterValues, KindFilters } from "../documents/kinds/kind.ts";
import { FILTERS as program } from "../documents/kinds/programFilters.ts";
import type { CardFields, DocumentOf } from "../documents/kinds.ts";
import type { DocumentType } from "../i18n/routes.ts";

/**
 * The chosen values by filter: { type: ["Active"] }. A card matches if it has one of the values of each
 * filter that has some.
 */
export type Choice = Partial<Record<string, readonly string[]>>;

/** What filters look at: a document or its card. */
export type Filterable = CardFields[DocumentType] & FilterValues;

/** Without the time, past departures count too. */
const NO_TIME = 0;

type FiltersOf<Type extends DocumentType> = KindFilters<CardFields[Type], DocumentOf<Type>>;

/** A kind that is not here has a list that shows all of it. */
const FILTERS: { [Type in DocumentType]?: FiltersOf<Type> } = { blog, destination, program };

/** filtersOf("program") => { filters: […], orders: […] } */
export const filtersOf = <Type extends DocumentType>(type: Type): FiltersOf<Type> =>
  FILTERS[type] ?? { filters: [] };

const ownFilters = ({ type }: Filterable): readonly Filter<Filterable, never>[] =>
  filtersOf(type).filters;

/** What filters need of a document on its card, besides its own fields. */
export function cardValues<Type extends DocumentType>(document: DocumentOf<Type>): FilterValues {
  const { filters }: FiltersOf<Type> = filtersOf(document.type);
  const values = filters
    .map(({ name, valuesOf: of }): [string, readonly string[]] => [name, of?.(document) ?? []])
    .filter(([, words]) => words.length > 0);
  return values.length > 0 ? { values: Object.fromEntries(values) } : {};
}

type Values = readonly string[];

/** Cache: a choice looks at all values of each document many times. */
const found = new WeakMap<Filterable, { now: number; values: Map<string, Values> }>();

function valuesOf(
  facts: Filterable,
  { name, valuesIn }: Pick<Filter<Filterable>, "name" | "valuesIn">,
  now: number,
): Values {
  let known = found.get(facts);
  if (known?.now !== now) {
    known = { now, values: new Map() };
    found.set(facts, known);
  }
  const values = known.values.get(name) ?? valuesIn(facts, now);
  known.values.set(name, values);
  return values;
}

/** Empty if it has none that the site knows. */
export function filterValues(facts: Filterable, name: string, now = NO_TIME): Values {
  const filter = ownFilters(facts).find((one) => one.name === name);
  return filter ? valuesOf(facts, filter, now) : [];
}

/** The value of the first filter: a post's category, a program's type. */
export function groupOf(facts: Filterable): string | null {
  const [filter] = ownFilters(facts);
  return (filter && valuesOf(facts, filter, NO_TIME)[0]) ?? null;
}

/** The names of the filters with a chosen value. */
export function chosenFilters(choice: Choice): string[] {
  return Object.keys(choice).filter((name) => (choice[name] ?? []).length > 0);
}

const has = (document: Filterable, choice: Choice, name: string, now: number): boolean =>
  filterValues(document, name, now).some((value) => choice[name]?.includes(value));

const isSeason = (type: DocumentType, name: string): boolean =>
  filtersOf(type).filters.some((filter) => filter.name === name && filter.isSeason);

/** The choice without the season, which fades cards instead of hiding them. */
export const withoutSeason = (type: DocumentType, choice: Choice): Choice =>
  Object.fromEntries(Object.entries(choice).filter(([name]) => !isSeason(type, name)));

/** The chosen season of a list, if one is: "5" */
export function chosenSeason(type: DocumentType, choice: Choice): string | undefined {
  const name = chosenFilters(choice).find((one) => isSeason(type, one));
  return name && choice[name]?.[0];
}

export function matches(document: Filterable, choice: Choice, now = NO_TIME): boolean {
  return chosenFilters(choice).every(
    (name) => isSeason(document.type, name) || has(document, choice, name, now),
  );
}

/** Whether it is out of season in the chosen month. */
export function isOutOfSeason(document: Filterable, choice: Choice, now = NO_TIME): boolean {
  return chosenFilters(choice).some(
    (name) => isSeason(document.type, name) && !has(document, choice, name, now),
  );
}

/** Sorts what is in season first, and is stable otherwise. */
export const seasonFirst =
  (choice: Choice, now = NO_TIME) =>
  (one: Filterable, other: Filterable): number =>
    Number(isOutOfSeason(one, choice, now)) - Number(isOutOfSeason(other, choice, now));

/**
 * How many documents each value gives, given the choice of the other filters: { Nature: 5, half: 3 }. With
 * "Nature" chosen, "half" counts only those.
 */
export function countValues(
  documents: Filterable[],
  choice: Choice = {},
  now = NO_TIME,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const document of documents) {
    for (const filter of ownFilters(document)) {
      if (!matches(document, { ...choice, [filter.name]: [] }, now)) continue;
      for (const value of valuesOf(document, filter, now)) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

/** How many would match without one of the filters: { type: 3 }; zeros are left out. */
export function countWithout(
  documents: Filterable[],
  choice: Choice,
  now = NO_TIME,
): Record<string, number> {
  const counts = chosenFilters(choice).map((name): [string, number] => {
    const others = { ...choice, [name]: [] };
    return [name, documents.filter((document) => matches(document, others, now)).length];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** A choice as one text: choiceKey({ type: ["Active"], length: [] }) => "type=Active" */
export function choiceKey(choice: Choice): string {
  return chosenFilters(choice)
    .map((name) => `${name}=${choice[name]?.join(",")}`)
    .join("&");
}
