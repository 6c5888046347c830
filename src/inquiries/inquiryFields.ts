// What a visitor fills in: form, draft, reader, mails and spreadsheet all loop over this one table.

type Word = keyof typeof import("../../locales/hr.json");

/** How a field is filled in, checked and written: one line, an address, a day, a number, or several lines. */
export type FieldKind = "line" | "email" | "day" | "count" | "text";

interface Row {
  kind: FieldKind;
  label: Word;
  /** Where it is the only day that is asked for. */
  labelAlone?: Word;
  /** A word of help below the label. */
  help?: Word;
  /** At most so many characters. */
  longest: number;
  isOptional: boolean;
  /** Only a stay or a trip has it. */
  isOfTrip: boolean;
  /** What a browser may fill in by itself. */
  autoComplete?: "name" | "email";
}

/** In the order in which they are asked for, checked and written down. */
export const FIELDS = {
  name: {
    kind: "line",
    label: "form.name",
    longest: 100,
    isOptional: true,
    isOfTrip: false,
    autoComplete: "name",
  },
  email: {
    kind: "email",
    label: "form.email",
    help: "form.email.description",
    longest: 254,
    isOptional: false,
    isOfTrip: false,
    autoComplete: "email",
  },
  from: {
    kind: "day",
    label: "form.date.from",
    labelAlone: "form.date.only",
    longest: 10,
    isOptional: true,
    isOfTrip: true,
  },
  to: { kind: "day", label: "form.date.to", longest: 10, isOptional: true, isOfTrip: true },
  people: { kind: "count", label: "form.people", longest: 4, isOptional: true, isOfTrip: true },
  message: {
    kind: "text",
    label: "form.message",
    longest: 4000,
    isOptional: false,
    isOfTrip: false,
  },
} as const satisfies Record<string, Row>;

export type InquiryField = keyof typeof FIELDS;

export const INQUIRY_FIELDS = Object.keys(FIELDS) as InquiryField[];

/** What a visitor asks. Every field is text, as it was typed. */
export type Inquiry = Record<InquiryField, string>;

/** forEachField(() => "") => { name: "", email: "", … } */
export const forEachField = <Thing>(
  make: (field: InquiryField) => Thing,
): Record<InquiryField, Thing> =>
  Object.fromEntries(INQUIRY_FIELDS.map((field) => [field, make(field)])) as Record<
    InquiryField,
    Thing
  >;

export const EMPTY: Inquiry = forEachField(() => "");

/** rowOf("people").kind => "count" */
export const rowOf = (
  field: InquiryField,
): Row & { label: FieldLabel; labelAlone?: FieldLabel; help?: FieldHelp } => FIELDS[field];

/** How many days an inquiry asks for: none about the region, the one of a day trip, two of all that lasts longer. */
export type Dates = "none" | "one" | "two";

export const askedFields = (dates: Dates): InquiryField[] =>
  INQUIRY_FIELDS.filter(
    (field) => (dates !== "none" || !rowOf(field).isOfTrip) && (dates === "two" || field !== "to"),
  );

/** labelOf("from", "one") => "form.date.only" */
export function labelOf(field: InquiryField, dates: Dates): FieldLabel {
  const { label, labelAlone = label } = rowOf(field);
  return dates === "one" ? labelAlone : label;
}

type Rows = (typeof FIELDS)[InquiryField];
type FieldLabel = Rows["label"] | Extract<Rows, { labelAlone: Word }>["labelAlone"];
type FieldHelp = Extract<Rows, { help: Word }>["help"];

/** Says a word of the form in the visitor's language. */
export type Say = (label: FieldLabel) => string;
