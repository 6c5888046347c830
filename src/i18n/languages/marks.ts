import type { Mark } from "./language.ts";

// What several languages have in common.

/** quotes("“«»", "„…”"): those of other languages are wrong. */
export const quotes = (foreign: string, own: string): Mark => ({
  wrong: new RegExp(`[${foreign}]`, "u"),
  cure: `a foreign quotation mark: use ${own}`,
});

/** "14. Oktober", for names of months with bars between them. */
export const breakingDates = (months: string): Mark => ({
  wrong: new RegExp(`\\d\\. (?:${months})(?!\\p{L})`, "u"),
  cure: "a breaking space in a date: use a non-breaking one",
});

/** "14. listopada 2026" */
export const yearsWithoutPoint = (months: string): Mark => ({
  wrong: new RegExp(`\\d\\.\\s(?:${months})\\s\\d{4}(?!\\.|\\d)`, "u"),
  cure: "a year in a date without its point",
});

export const EURO_BEFORE_NUMBER: Mark = {
  wrong: /\d\s€|€\s\d/u,
  cure: "the euro stands right before the number",
};

export const EURO_AFTER_NUMBER: Mark = {
  wrong: /€\s?\d/u,
  cure: "the euro stands after the number",
};
