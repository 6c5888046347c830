import type { Translate } from "../../i18n/messages.ts";
import type { Publisher, Thing } from "../schemaOrg.ts";

/** "Nature" has its name under "choice.category.nature"; a value without a name does not compile. */
export const lowerCase = <Word extends string>(word: Word) => word.toLowerCase() as Lowercase<Word>;

// The fields of a kind are declared in content-service/kinds/. What the site makes of them is in up to three files,
// so that a page loads only what it needs: its list and its SEO (event.ts), the filters of its list
// (eventFilters.ts), what is derived from its fields (eventExtras.ts).

/** A filter of a list, as its values are shown. */
export interface FilterLabels {
  /** In the URL: "?type=active", "/program/type/active/" */
  name: string;
  values: readonly string[];
  /** One value at a time. */
  isSingle?: boolean;
  /** Values without documents are not offered. */
  hidesEmptyValues?: boolean;
  /** A season does not hide cards: what is out of season is faded and sorted behind the others. */
  isSeason?: boolean;
  label: (t: Translate) => string;
  /** The label of a value; "" if the site does not know it. */
  nameOf: (value: string, t: Translate) => string;
  /** The title of the list filtered by one value: "Stories by topic: Nature" */
  titleOf: (choice: string, t: Translate) => string;
}

export interface Filter<Facts, D = unknown> extends FilterLabels {
  /** The values that a document has; `now`, in seconds, for values that expire. */
  valuesIn: (facts: Facts, now: number) => readonly string[];
  /** The values that its card keeps in `values`. */
  valuesOf?: (document: D) => readonly string[];
}

/** The values of filters on a card: { mobility: ["partly"] } */
export interface FilterValues {
  values?: Readonly<Record<string, readonly string[]>>;
}

interface ChoiceFilter<D, Word extends string>
  extends Pick<FilterLabels, "name" | "label" | "isSingle">,
    Partial<Pick<FilterLabels, "titleOf">> {
  of: readonly Word[];
  /** The word of a document, or its words. */
  from: (document: D) => Word | null | readonly Word[];
  nameOf: (word: Word, t: Translate) => string;
}

/** Filters by a field with a choice. Words without documents are not offered. */
export const choiceFilter = <D, Word extends string>({
  of,
  from,
  nameOf,
  ...labels
}: ChoiceFilter<D, Word>): Filter<FilterValues, D> => ({
  values: of,
  hidesEmptyValues: true,
  valuesIn: ({ values }) => values?.[labels.name] ?? [],
  valuesOf: (document) => [from(document) ?? []].flat(),
  nameOf: (value, t) => {
    const word = of.find((one) => one === value);
    return word === undefined ? "" : nameOf(word, t);
  },
  titleOf: (choice, t) => t("filter.title", { label: labels.label(t), choice }),
  ...labels,
});

/** An order that a visitor can choose for a list. */
export interface SortOrder<Facts> {
  /** In the URL: "?order=price" */
  name: string;
  nameOf: (t: Translate) => string;
  /** Given all cards of the list; `now`, in seconds, for departures. */
  compare: (all: readonly Facts[], now: number) => Compare<Facts>;
}

export type Compare<D> = (one: D, other: D) => number;

/** The filters and orders of a list. */
export interface KindFilters<Facts, D = unknown> {
  /** The first is the main category. */
  filters: readonly Filter<Facts & FilterValues, D>[];
  /** The orders that a visitor can choose besides the list's own. */
  sortOrders?: readonly SortOrder<Facts>[];
}

/** How its documents are listed. */
export interface KindList<D, Facts> {
  /** In the navigation. */
  name: (t: Translate) => string;
  title: (t: Translate) => string;
  lead: (t: Translate) => string;
  /** "12 stories" */
  count: (count: number, t: Translate) => string;
  /** Shown if the list is empty. */
  empty: (t: Translate) => string;
  /** The heading of related documents of the kind. */
  related: (t: Translate) => string;
  /** The fields of a card besides title, summary and picture. */
  cardFields: (document: D) => Facts;
  /** The same as text, for cards and the document's own page; "" if unknown. */
  cardLines: (facts: Facts, t: Translate) => string[];
  /** What it costs, on its card: ["48 €", "etwa 5.630 RSD"] */
  price?: (facts: Facts) => readonly [words: string, about?: string] | undefined;
  /** Its departures, encoded by src/documents/viewModels/departureTimes.ts. */
  departures?: (facts: Facts) => string;
  /** What one chooses it by, in a few words each, on its card. */
  marks?: (facts: Facts) => readonly string[] | undefined;
  order: Compare<D>;
  /** How many cards the home page shows. */
  onHome: number;
}

/** What follows from the fields of a kind. */
export interface KindExtras<D, Declared, Derived, Facts = object> {
  /** Further fields, from those of its table as they are written. */
  derive: (declared: Declared) => Derived;
  /** More fields of its card, made from messages and data that browsers do not load. */
  buildCardFields?: (document: D) => Partial<Facts>;
  /** More text for the search index, besides the prose of its fields. */
  searchTerms?: (document: D, t: Translate) => string[];
}

/** What structured data is made from. */
export interface StructuredDataInput<D> {
  document: D;
  /** The canonical URL. */
  address: string;
  /** null if the page shows none. */
  image: string | null;
  publisher: Publisher;
  t: Translate;
}

/** Metadata for search engines and social networks. */
export interface KindSeo<D> {
  /** The site's own picture for sharing the list, or a document without pictures. */
  picture: string;
  /** The site's own pictures beside the form: the first that the page does not show already. */
  formPictures?: string[];
  /** "" for the beginning of its text. */
  description: (document: D) => string;
  /** The topic of an article: "Nature" */
  section: ((document: D, t: Translate) => string) | null;
  structuredData: (input: StructuredDataInput<D>) => Thing;
}
