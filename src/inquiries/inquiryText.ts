import {
  askedFields,
  type Dates,
  type Inquiry,
  type InquiryField,
  labelOf,
  rowOf,
  type Say,
} from "./inquiryFields.ts";

const isText = (field: InquiryField): boolean => rowOf(field).kind === "text";

/** What was filled in, one line a field ("Broj osoba: 4"), the message last and on its own. */
export function inquiryText(
  inquiry: Inquiry,
  dates: Dates,
  say: Say,
  dayInWords: (day: string) => string = (day) => day,
): string {
  const filledIn = askedFields(dates).filter((field) => inquiry[field] !== "");
  const lines = filledIn
    .filter((field) => !isText(field))
    .map((field) => {
      const value = inquiry[field];
      const shown = rowOf(field).kind === "day" ? dayInWords(value) : value;
      return `${say(labelOf(field, dates))}: ${shown}`;
    });
  const texts = filledIn.filter(isText).map((field) => inquiry[field]);
  return [...lines, "", ...texts].join("\n").trim();
}

/** The same lines to be filled in by hand; an e-mail knows the address, and is the message itself. */
export function blankText(dates: Dates, say: Say): string {
  return askedFields(dates)
    .filter((field) => rowOf(field).kind !== "email" && !isText(field))
    .map((field) => `${say(labelOf(field, dates))}: `)
    .join("\n")
    .trim();
}
