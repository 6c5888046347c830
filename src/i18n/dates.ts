import type { Translate } from "./messages.ts";

/**
 * formatDate("2026-10-14T08:00:00.000Z", t) => "14. Oktober 2026"; "" for a missing date. Without
 * Intl.DateTimeFormat, whose creation takes as long as all other messages of a page together.
 */
export function formatDate(iso: string, t: Translate): string {
  const date = new Date(iso);
  const month = t("date.months").split(" ")[date.getUTCMonth()];
  if (month === undefined) return "";
  return t("date.long", { day: date.getUTCDate(), month, year: date.getUTCFullYear() });
}
