// The fields of the form: form, draft, validation, mails and spreadsheet all use this table.

type MessageKey = keyof typeof import("../../locales/hr.json");

/** One line, an e-mail address, a day, a number, or several lines. */
export type FieldKind = "line" | "email" | "day" | "count" | "text";

interface FieldRow {
  kind: FieldKind;
  label: MessageKey;
  /** Its label when it is the only date of the form. */
  labelAlone?: MessageKey;
  /** Help below the label. */
  help?: MessageKey;
  /** In characters. */
  maxLength: number;
  isOptional: boolean;
  /** Not asked for about the region. */
  isTripOnly: boolean;
  /** What a browser may fill in by itself. */
  autoComplete?: "name" | "email";
}

/** In the order of the form. */
export const FIELDS = {
  name: {
    kind: "line",
    label: "form.name",
    maxLength: 100,
    isOptional: true,
    isTripOnly: false,
    autoComplete: "name",
  },
  email: {
    kind: "email",
    label: "form.email",
    help: "form.email.description",
    maxLength: 254,
    isOptional: false,
    isTripOnly: false,
    autoComplete: "email",
  },
  from: {
    kind: "day",
    label: "form.date.from",
    labelAlone: "form.date.only",
    maxLength: 10,
    isOptional: true,
    isTripOnly: true,
  },
  to: { kind: "day", label: "form.date.to", maxLength: 10, isOptional: true, isTripOnly: true },
  people: { kind: "count", label: "form.people", maxLength: 4, isOptional: true, isTripOnly: true },
  message: {
    kind: "text",
    label: "form.message",
    maxLength: 4000,
    isOptional: false,
    isTripOnly: false,
  },
} as const satisfies Record<string, FieldRow>;

export type InquiryField = keyof typeof FIELDS;

export const INQUIRY_FIELDS = Object.keys(FIELDS) as InquiryField[];

/** Every field is text, as it was typed. */
export type Inquiry = Record<InquiryField, string>;

/** forEachField(() => "") => { name: "", email: "", … } */
export const forEachField = <Thing>(
  make: (field: InquiryField) => Thing,
): Record<InquiryField, Thing> =>
  Object.fromEntries(INQUIRY_FIELDS.map((field) => [field, make(field)])) as Record<
    InquiryField,
    Thing
  >;

export const EMPTY_INQUIRY: Inquiry = forEachField(() => "");

/** fieldRow("people").kind => "count" */
export const fieldRow = (
  field: InquiryField,
): FieldRow & { label: FieldLabel; labelAlone?: FieldLabel; help?: FieldHelp } => FIELDS[field];

/** How many dates the form has: none about the region, one for a day trip, two for longer stays. */
export type Dates = "none" | "one" | "two";

export const askedFields = (dates: Dates): InquiryField[] =>
  INQUIRY_FIELDS.filter(
    (field) =>
      (dates !== "none" || !fieldRow(field).isTripOnly) && (dates === "two" || field !== "to"),
  );

/** labelOf("from", "one") => "form.date.only" */
export function labelOf(field: InquiryField, dates: Dates): FieldLabel {
  const { label, labelAlone = label } = fieldRow(field);
  return dates === "one" ? labelAlone : label;
}

type Rows = (typeof FIELDS)[InquiryField];
type FieldLabel = Rows["label"] | Extract<Rows, { labelAlone: MessageKey }>["labelAlone"];
type FieldHelp = Extract<Rows, { help: MessageKey }>["help"];

export type TranslateLabel = (label: FieldLabel) => string;
