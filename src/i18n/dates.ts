import type { Translate } from "./words.ts";

/**
 * formatDate("2026-10-14T08:00:00.000Z", t) => "14. Oktober 2026"; "" for a missing date. Browsers know
 * the names of the months too, but take as long to find them as all other words of a page together.
 */
export function formatDate(iso: string, t: Translate): string {
  const date = new Date(iso);
  const month = t("date.months").split(" ")[date.getUTCMonth()];
  if (month === undefined) return "";
  return t("date.long", { day: date.getUTCDate(), month, year: date.getUTCFullYear() });
}
