// What a field can hold. The compiler names the places that a new type of field needs: how it is written
// (read-value.ts), sent (graphql/fields.ts), read by the site (src/documents/load/transform/readFields.ts) and
// described (json-schema.ts).

interface Options {
  /** Its name in the contract, if it is not its own with underscores: bestMonths => "best_months". */
  name?: string;
  /** For the contract, and for editors. */
  about?: string;
}

/** One value. */
interface SimpleField extends Options {
  type: "text" | "time" | "number" | "day" | "point" | "months" | "link";
}

/** The name of a picture's file, or a picture. */
export interface PictureField extends Options {
  type: "picture";
}

/** One of several words. */
export interface ChoiceField<Word extends string = string> extends Options {
  type: "choice";
  of: readonly Word[];
  /** The operator's table that has these words; undefined if code decides by them. */
  table?: string;
}

/** Several of these words, with commas between them. */
interface ChoicesField<Word extends string = string> extends Omit<ChoiceField<Word>, "type"> {
  type: "choices";
}

/** A field on one line. */
export type ValueField = SimpleField | PictureField | ChoiceField | ChoicesField;

/** A field of an entry; an entry without a required one is left out. */
export type EntryField = ValueField & { required?: true };

/** A list of texts or of pictures; `entry` is the name of one in the contract. */
export interface ListField<Type extends "texts" | "pictures"> extends Options {
  type: Type;
  entry: string;
}

/** A list of entries with several fields. "departures" may be written as rules, which the service turns into days. */
export interface RecordsField<Type extends "records" | "departures" = "records" | "departures">
  extends Options {
  type: Type;
  entry: Readonly<Record<string, EntryField>>;
}

/** Every document has a title. */
interface TitleField extends Options {
  type: "title";
}

/** The text below the fields. */
interface RichTextField extends Options {
  type: "richText";
}

export type Field =
  | ValueField
  | ListField<"texts">
  | ListField<"pictures">
  | RecordsField<"records">
  | RecordsField<"departures">
  | TitleField
  | RichTextField;
export type FieldType = Field["type"];
export type Fields = Readonly<Record<string, Field>>;

const OPERATORS_TABLE = "content-service/choices.ts";

/** A constructor for fields without settings of their own: text({ about: "…" }) */
const simple =
  <Type extends FieldType>(type: Type) =>
  (options: Options = {}) => ({ type, ...options });

/** Prose: in the letters of each language, spelled, found by search. */
export const text = simple("text");
export const title = simple("title");
export const richText = simple("richText");
/** "08:00" */
export const time = simple("time");
export const number = simple("number");
/** "2027-05-15" */
export const day = simple("day");
/** "5,6,9" */
export const months = simple("months");
export const point = simple("point");
/** A link to a document or an address. */
export const link = simple("link");
export const picture = simple("picture");

/** The operator may change the words: they are in choices.ts. */
export const choice = <Word extends string>(of: readonly Word[], options: Options = {}) =>
  ({ type: "choice", of, table: OPERATORS_TABLE, ...options }) as const;

export const choices = <Word extends string>(of: readonly Word[], options: Options = {}) =>
  ({ type: "choices", of, table: OPERATORS_TABLE, ...options }) as const;

/** Words that code decides by. */
export const fixedChoice = <Word extends string>(of: readonly Word[], options: Options = {}) =>
  ({ type: "choice", of, ...options }) as const;

export const fixedChoices = <Word extends string>(of: readonly Word[], options: Options = {}) =>
  ({ type: "choices", of, ...options }) as const;

/** texts("included_text") => [{ included_text: "a guide" }, …] in the contract */
export const texts = (entry: string, options: Options = {}) =>
  ({ type: "texts", entry, ...options }) as const;

export const pictures = (entry: string, options: Options = {}) =>
  ({ type: "pictures", entry, ...options }) as const;

/** records({ amount: number({ name: "price_amount" }) }) => [{ price_amount: 48 }, …] in the contract */
export const records = <Entry extends Record<string, EntryField>>(
  entry: Entry,
  options: Options = {},
) => ({ type: "records", entry, ...options }) as const;

export const departures = <Entry extends Record<string, EntryField>>(
  entry: Entry,
  options: Options = {},
) => ({ type: "departures", entry, ...options }) as const;

/** An entry without this field is left out. */
export const required = <One extends EntryField>(field: One) =>
  ({ ...field, required: true }) as const;

/** The name of a field in the contract: contractName("bestMonths", months()) => "best_months" */
export const contractName = (key: string, { name }: Options): string =>
  name ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
