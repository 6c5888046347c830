import type { TypographyRule } from "./language.ts";

// Rules that several languages share.

/** quotes("“«»", "„…”"): those of other languages are wrong. */
export const quotes = (foreign: string, own: string): TypographyRule => ({
  pattern: new RegExp(`[${foreign}]`, "u"),
  advice: `a foreign quotation mark: use ${own}`,
});

/** "14. Oktober", for names of months with bars between them. */
export const nonBreakingDates = (months: string): TypographyRule => ({
  pattern: new RegExp(`\\d\\. (?:${months})(?!\\p{L})`, "u"),
  advice: "a breaking space in a date: use a non-breaking one",
});

/** "14. listopada 2026" */
export const yearsWithPoint = (months: string): TypographyRule => ({
  pattern: new RegExp(`\\d\\.\\s(?:${months})\\s\\d{4}(?!\\.|\\d)`, "u"),
  advice: "a year in a date without its point",
});

export const EURO_BEFORE_NUMBER: TypographyRule = {
  pattern: /\d\s€|€\s\d/u,
  advice: "the euro stands right before the number",
};

export const EURO_AFTER_NUMBER: TypographyRule = {
  pattern: /€\s?\d/u,
  advice: "the euro stands after the number",
};
