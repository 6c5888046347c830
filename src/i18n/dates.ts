import type { Translate } from "./messages.ts";

const wordAt = (words: string, index: number): string | undefined => words.split(" ")[index];

/**
 * formatDate("2026-10-14T08:00:00.000Z", t) => "14. Oktober 2026"; "" for a missing date. Without
 * Intl.DateTimeFormat, whose creation takes as long as all other messages of a page together.
 */
export function formatDate(iso: string, t: Translate): string {
  const date = new Date(iso);
  const month = wordAt(t("date.months"), date.getUTCMonth());
  if (month === undefined) return "";
  return t("date.long", { day: date.getUTCDate(), month, year: date.getUTCFullYear() });
}

/** formatDay("2027-05-15T08:00:00.000Z", t) => "Sa., 15. Mai": a day that is less than a year away. */
export function formatDay(iso: string, t: Translate): string {
  const date = new Date(iso);
  const month = wordAt(t("date.months"), date.getUTCMonth());
  const weekday = wordAt(t("date.weekdays"), date.getUTCDay());
  if (month === undefined || weekday === undefined) return "";
  return t("date.day", { weekday, day: date.getUTCDate(), month });
}
