import { INQUIRY_FIELDS, type Inquiry, rowOf, type Say } from "./inquiryFields.ts";

/** What was filled in, one line a field ("Broj osoba: 4"), the message last and on its own. */
export function inquiryText(
  inquiry: Inquiry,
  say: Say,
  dayInWords: (day: string) => string = (day) => day,
): string {
  const isText = (field: keyof Inquiry): boolean => rowOf(field).kind === "text";
  const lines = INQUIRY_FIELDS.filter((field) => !isText(field) && inquiry[field] !== "");
  const written = lines.map((field) => {
    const { kind, label } = rowOf(field);
    const value = inquiry[field];
    return `${say(label)}: ${kind === "day" ? dayInWords(value) : value}`;
  });
  const texts = INQUIRY_FIELDS.filter(isText).map((field) => inquiry[field]);
  return [...written, "", ...texts].join("\n").trim();
}

/** The same lines to be filled in by hand; an e-mail knows the address, and is the message itself. */
export function blankText(isTrip: boolean, say: Say): string {
  const asked = INQUIRY_FIELDS.map(rowOf).filter(
    ({ kind, isOfTrip }) => kind !== "email" && kind !== "text" && (isTrip || !isOfTrip),
  );
  return asked
    .map(({ label }) => `${say(label)}: `)
    .join("\n")
    .trim();
}
