import {
  askedFields,
  type Dates,
  fieldRow,
  type Inquiry,
  type InquiryField,
  labelOf,
  type TranslateLabel,
} from "./inquiryFields.ts";

const isText = (field: InquiryField): boolean => fieldRow(field).kind === "text";

/** The filled-in fields, one per line ("Broj osoba: 4"); the message is last, after an empty line. */
export function inquiryText(
  inquiry: Inquiry,
  dates: Dates,
  say: TranslateLabel,
  formatDay: (day: string) => string = (day) => day,
): string {
  const filledIn = askedFields(dates).filter((field) => inquiry[field] !== "");
  const lines = filledIn
    .filter((field) => !isText(field))
    .map((field) => {
      const value = inquiry[field];
      const shown = fieldRow(field).kind === "day" ? formatDay(value) : value;
      return `${say(labelOf(field, dates))}: ${shown}`;
    });
  const texts = filledIn.filter(isText).map((field) => inquiry[field]);
  return [...lines, "", ...texts].join("\n").trim();
}

/** The same lines without values, for an e-mail that the visitor writes. */
export function blankText(dates: Dates, say: TranslateLabel): string {
  return askedFields(dates)
    .filter((field) => fieldRow(field).kind !== "email" && !isText(field))
    .map((field) => `${say(labelOf(field, dates))}: `)
    .join("\n")
    .trim();
}
