import type { Currency } from "../../../content-service/choices.ts";
import { LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";

/** Formats prices, days, names and lists in a language. */
export interface Formatters {
  price: (amount: number, currency: Currency) => string;
  /** "2027-05-15" => "Sa., 15. Mai 2027" */
  day: (day: string) => string;
  /** "2026-11-24" => "November 2026" */
  month: (day: string) => string;
  /** "de" => "Deutsch" */
  language: (code: string) => string;
  country: (code: string) => string;
  /** ["a", "b", "c"] => "a, b und c" */
  list: (texts: string[]) => string;
}

/** formatPrice("de", 48, "EUR") => "48 €" */
export const formatPrice = (language: Language, amount: number, currency: Currency): string =>
  new Intl.NumberFormat(LANGUAGE_TABLE[language].locale, {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);

export function createFormatters(language: Language): Formatters {
  const { locale } = LANGUAGE_TABLE[language];
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (day: string): string => format.format(Date.parse(day));
  };
  const languages = new Intl.DisplayNames(locale, { type: "language" });
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return {
    price: (amount, currency) => formatPrice(language, amount, currency),
    day: date({ weekday: "short", day: "numeric", month: "long", year: "numeric" }),
    month: date({ month: "long", year: "numeric" }),
    language: (code) => languages.of(code) ?? code,
    country: (code) => countries.of(code) ?? code,
    list: (texts) => list.format(texts),
  };
}
