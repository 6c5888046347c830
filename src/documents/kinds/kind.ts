import type { Translate } from "../../i18n/words.ts";
import type { Publisher, Thing } from "../schemaOrg.ts";
import type { PictureReference } from "../types.ts";
import type { DetailReader, OptionalFields } from "./details.ts";

/** "Nature" has its name under "blog.category.nature"; a value without a name does not compile. */
export const lowerCase = <Word extends string>(word: Word) => word.toLowerCase() as Lowercase<Word>;

// What a kind of document says of itself, in four parts that stand in files of their own, so that a page
// loads those that it needs: how it is listed and told (event.ts), what a list of it can be narrowed by
// (eventFacets.ts, if by anything), where it comes from (eventSource.ts).

/** What a list can be narrowed by, as its choices are shown. */
export interface FilterLabels {
  /** As it stands in an address: "?type=active", "/program/type/active/" */
  name: string;
  values: readonly string[];
  /** One of them at a time. */
  isSingle?: boolean;
  /** What no document of the list has is not to be chosen. */
  hidesEmptyValues?: boolean;
  /** What is not of it vanishes not: it steps back behind what is. */
  isSeason?: boolean;
  label: (t: Translate) => string;
  /** What visitors call a value; "" for one that the site does not know. */
  nameOf: (value: string, t: Translate) => string;
  /** Of the list that is narrowed to one value: "Stories by topic: Nature" */
  titleOf: (choice: string, t: Translate) => string;
}

export interface Filter<Facts> extends FilterLabels {
  /** None where a document has none that the site knows; `now`, in seconds, for those that pass. */
  valuesIn: (facts: Facts, now: number) => readonly string[];
}

/** In which order a list can stand besides its own. */
export interface ListOrder<Facts> {
  /** As it stands in an address: "?order=price" */
  name: string;
  nameOf: (t: Translate) => string;
  /** Given all that the list has; `now`, in seconds, for what passes. */
  compare: (all: readonly Facts[], now: number) => Compare<Facts>;
}

export type Compare<D> = (one: D, other: D) => number;

/** What a list of its documents can be narrowed by. */
export interface KindFilters<Facts> {
  /** The first is what a document is one of. */
  filters: readonly Filter<Facts>[];
  /** The orders that a visitor can choose besides the list's own. */
  orders?: readonly ListOrder<Facts>[];
}

/** How its documents are listed. */
export interface KindList<D, Facts> {
  /** In the navigation. */
  name: (t: Translate) => string;
  title: (t: Translate) => string;
  lead: (t: Translate) => string;
  /** "12 stories" */
  count: (count: number, t: Translate) => string;
  /** Where there is none. */
  empty: (t: Translate) => string;
  /** Above others of the kind, below a document. */
  related: (t: Translate) => string;
  /** What a card says besides title, summary and picture. */
  cardFields: (document: D) => Facts;
  /** The same in words, as a card and the document itself show them; "" for what is not known. */
  cardLines: (facts: Facts, t: Translate) => string[];
  /** When it leaves (src/documents/viewModels/departureTimes.ts), for what leaves on some days. */
  departures?: (facts: Facts) => string;
  order: Compare<D>;
  /** So many cards stand on the home page. */
  onHome: number;
}

/** Reads the fields of what the service sent; nothing is sure to be there or to be of its kind. */
export interface FieldReader {
  text: (field: string) => string;
  choice: <Value extends string>(field: string, values: readonly Value[]) => Value | null;
  /** "2027-05-15"; "" for what is no day. */
  day: (field: string) => string;
  /** texts("program", "program_title"): what is not empty of a list of records. */
  texts: (list: string, field: string) => string[];
  picture: (field: string) => PictureReference[];
  /** pictures("program_images", "image") */
  pictures: (list: string, field: string) => PictureReference[];
  /** A text that says how long something takes, in days; null where nobody can tell. */
  days: (field: string) => number | null;
  /** A text that says for whom something is: the least age; null where nobody said. */
  age: (field: string) => number | null;
}

/** What the content service is asked for, how an answer is read, and what only the build says of it. */
export interface KindSource<D, Own, Facts = object> {
  /** The field of the contract that lists the documents of this kind. */
  field: string;
  operationName: string;
  /** What the site reads of a document, without its text. */
  cardFields: string;
  /** What it reads besides on the document's own page. */
  detailFields: string;
  /** What a service may lack: the site asks for what is there. */
  optional?: OptionalFields;
  pictures: (raw: FieldReader) => PictureReference[];
  /** What documents of other kinds have not. */
  read: (raw: FieldReader, optional: DetailReader) => Own;
  /** What its card says besides: it takes words, days and sums that no visitor loads. */
  buildCardFields?: (document: D) => Partial<Facts>;
  /** What can be looked for, besides what all documents have. */
  searchTerms?: (document: D, t: Translate) => string[];
}

/** What a thing of schema.org is made of. */
export interface StructuredDataInput<D> {
  document: D;
  /** Canonical, as all addresses here. */
  address: string;
  /** null where the page shows none. */
  image: string | null;
  publisher: Publisher;
  t: Translate;
}

/** What is told of a document to those who do not see its page. */
export interface KindSeo<D> {
  /** The site's own picture that stands for the list where it is shared, and for a document without one. */
  picture: string;
  /** The site's own pictures for the form below a document: the first that its page has not shown. */
  formPictures?: string[];
  /** What search engines say of it, where it is not the beginning of its text. */
  description: (document: D) => string;
  /** Of whatever is dated and belongs to a topic: "Nature" */
  section: ((document: D, t: Translate) => string) | null;
  structuredData: (input: StructuredDataInput<D>) => Thing;
}
