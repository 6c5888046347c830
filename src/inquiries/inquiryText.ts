import {
  askedFields,
  type Dates,
  type FieldKind,
  fieldRow,
  type Inquiry,
  type InquiryField,
  labelOf,
  type TranslateLabel,
} from "./inquiryFields.ts";

const isText = (field: InquiryField): boolean => fieldRow(field).kind === "text";

/** Formats a day or the code of a language. */
export type FormatValue = (value: string, kind: FieldKind) => string;

/** No children and no vegetarians are not worth a line. */
const isSaid = (field: InquiryField, value: string): boolean =>
  value !== "" && !(fieldRow(field).kind === "part" && Number(value) === 0);

/**
 * The filled-in fields, one per line ("Broj osoba: 4"); the message follows after an empty line, and after another one
 * what the page has added, below its label.
 */
export function inquiryText(
  inquiry: Inquiry,
  dates: Dates,
  say: TranslateLabel,
  format: FormatValue = (value) => value,
): string {
  const filledIn = askedFields(dates).filter((field) => isSaid(field, inquiry[field]));
  const lines = filledIn
    .filter((field) => !isText(field))
    .map((field) => {
      const { kind } = fieldRow(field);
      const value = inquiry[field];
      const shown = kind === "day" || kind === "language" ? format(value, kind) : value;
      return `${say(labelOf(field, dates))}: ${shown}`;
    });
  const texts = filledIn.filter(isText).map((field) => {
    const label = fieldRow(field).isGiven ? `${say(labelOf(field, dates))}:\n` : "";
    return label + inquiry[field];
  });
  return [lines.join("\n"), ...texts].filter(Boolean).join("\n\n").trim();
}
