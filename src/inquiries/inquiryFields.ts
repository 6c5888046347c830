// The fields of the form: form, draft, validation, mails and spreadsheet all use this table.

type MessageKey = keyof typeof import("../../locales/hr.json");

/** One line, an e-mail address, a day, how many, how many of them, a language, or several lines. */
export type FieldKind = "line" | "email" | "day" | "count" | "part" | "language" | "text";

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
  /** Forms of older builds do not send it: then it is "". */
  mayBeAbsent?: boolean;
  /** The page fills it in: it has no control, and no draft keeps it. */
  isGiven?: boolean;
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
    autoComplete: "name",
  },
  email: {
    kind: "email",
    label: "form.email",
    help: "form.email.description",
    maxLength: 254,
    isOptional: false,
    autoComplete: "email",
  },
  from: {
    kind: "day",
    label: "form.date.from",
    labelAlone: "form.date.only",
    maxLength: 10,
    isOptional: true,
  },
  to: { kind: "day", label: "form.date.to", maxLength: 10, isOptional: true },
  /** All who come, children too. */
  people: { kind: "count", label: "form.people", maxLength: 4, isOptional: true },
  /** How many of the people are children. */
  children: {
    kind: "part",
    label: "ask.children.among",
    maxLength: 4,
    isOptional: true,
    mayBeAbsent: true,
  },
  /** How many of the people are vegetarians. */
  vegetarians: {
    kind: "part",
    label: "ask.vegetarians",
    maxLength: 4,
    isOptional: true,
    mayBeAbsent: true,
  },
  /** In which language the visitor wants a guide: "de" */
  guideLanguage: {
    kind: "language",
    label: "ask.language",
    maxLength: 10,
    isOptional: true,
    mayBeAbsent: true,
  },
  message: {
    kind: "text",
    label: "form.message",
    maxLength: 4000,
    isOptional: false,
  },
  /** The visitor's own journey in words, day by day. */
  journey: {
    kind: "text",
    label: "form.journey",
    maxLength: 6000,
    isOptional: true,
    mayBeAbsent: true,
    isGiven: true,
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

/** How many dates the form has: one for a day trip and for a journey, two for longer stays. */
export type Dates = "one" | "two";

export const askedFields = (dates: Dates): InquiryField[] =>
  INQUIRY_FIELDS.filter((field) => dates === "two" || field !== "to");

/** Those that the visitor fills in. */
export const TYPED_FIELDS = INQUIRY_FIELDS.filter((field) => !fieldRow(field).isGiven);

/** Who says when and how many, or sends a journey, need not write a message. */
export const isRequired = (
  field: InquiryField,
  { from, people, journey }: Pick<Inquiry, "from" | "people" | "journey">,
): boolean => {
  const isSaid = journey !== "" || (from !== "" && people !== "");
  return !fieldRow(field).isOptional && (field !== "message" || !isSaid);
};

/** labelOf("from", "one") => "form.date.only" */
export function labelOf(field: InquiryField, dates: Dates): FieldLabel {
  const { label, labelAlone = label } = fieldRow(field);
  return dates === "one" ? labelAlone : label;
}

type Rows = (typeof FIELDS)[InquiryField];
type FieldLabel = Rows["label"] | Extract<Rows, { labelAlone: MessageKey }>["labelAlone"];
type FieldHelp = Extract<Rows, { help: MessageKey }>["help"];

export type TranslateLabel = (label: FieldLabel) => string;
