import type { Currency } from "../../../content-service/choices.ts";
import { LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";

/** Formats prices, days, names and lists in a language. */
export interface Formatters {
  price: (amount: number, currency: Currency) => string;
  /** "2027-05-15" => "Sa., 15. Mai 2027" */
  day: (day: string) => string;
  /** "2026-11-24" => "November 2026" */
  month: (day: string) => string;
  /** "2027-05-15" => "Samstag" */
  weekday: (day: string) => string;
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

const THOUSAND = 1000;

/** As one says a sum that is not exact: roughly(12_892) => 12_890; roughly(23.9) => 24; roughly(3.41) => 3.4 */
export function roughly(amount: number): number {
  const step = amount >= THOUSAND ? 10 : amount >= 10 ? 1 : 0.1;
  return Math.round(Math.round(amount / step) * step * 10) / 10;
}

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
    weekday: date({ weekday: "long" }),
    language: (code) => languages.of(code) ?? code,
    country: (code) => countries.of(code) ?? code,
    list: (texts) => list.format(texts),
  };
}
