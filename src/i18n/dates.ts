import { LANGUAGE_TABLE, type Language } from "./languages.ts";

/** formatDate("2026-10-14T08:00:00.000Z", "de") => "14. Oktober 2026"; "" for a missing date. */
export function formatDate(iso: string, language: Language): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return "";
  return new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(time);
}
