import type { Translate } from "../../i18n/messages.ts";
import type { Publisher, Thing } from "../schemaOrg.ts";
import type { PictureReference } from "../types.ts";
import type { DetailReader, OptionalFields } from "./details.ts";

/** "Nature" has its name under "blog.category.nature"; a value without a name does not compile. */
export const lowerCase = <Word extends string>(word: Word) => word.toLowerCase() as Lowercase<Word>;

// A kind of document is described in up to three files, so that a page loads only what it needs: its list and
// its SEO (event.ts), the filters of its list (eventFilters.ts), how it is fetched and read (eventSource.ts).

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

export interface Filter<Facts> extends FilterLabels {
  /** The values that a document has; `now`, in seconds, for values that expire. */
  valuesIn: (facts: Facts, now: number) => readonly string[];
}

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
export interface KindFilters<Facts> {
  /** The first is the main category. */
  filters: readonly Filter<Facts>[];
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
  /** Its departures, encoded by src/documents/viewModels/departureTimes.ts. */
  departures?: (facts: Facts) => string;
  order: Compare<D>;
  /** How many cards the home page shows. */
  onHome: number;
}

/** Reads the fields of a raw document, any of which may be missing or of another type. */
export interface FieldReader {
  text: (field: string) => string;
  choice: <Value extends string>(field: string, values: readonly Value[]) => Value | null;
  /** "2027-05-15"; "" if it is no day. */
  day: (field: string) => string;
  /** texts("program", "program_title"): the non-empty texts of a list of records. */
  texts: (list: string, field: string) => string[];
  picture: (field: string) => PictureReference[];
  /** pictures("program_images", "image") */
  pictures: (list: string, field: string) => PictureReference[];
  /** A duration in words, as days; null if it cannot be read. */
  days: (field: string) => number | null;
  /** A restriction in words, as the least age; null if there is none. */
  age: (field: string) => number | null;
}

/** What is requested from the content service, how it is read, and what only the build adds. */
export interface KindSource<D, Own, Facts = object> {
  /** The field of the contract that lists the documents of this kind. */
  field: string;
  operationName: string;
  /** The GraphQL fields of a document without its text. */
  cardQuery: string;
  /** The GraphQL fields that only the document's own page needs. */
  detailQuery: string;
  /** The optional fields: only those that the service has are requested. */
  optional?: OptionalFields;
  pictures: (raw: FieldReader) => PictureReference[];
  /** Reads the fields that only this kind has. */
  read: (raw: FieldReader, optional: DetailReader) => Own;
  /** More fields of its card, made from messages and data that browsers do not load. */
  buildCardFields?: (document: D) => Partial<Facts>;
  /** More text for the search index. */
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
