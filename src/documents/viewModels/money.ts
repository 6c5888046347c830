import { type Currency, EXCHANGE } from "../../../content-service/choices.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { formatPrice, roughly } from "./formatters.ts";

/** convert(10, "EUR", "RSD") => 1172; null without a rate. */
export function convert(amount: number, from: Currency, to: Currency): number | null {
  if (from === to) return amount;
  const row = EXCHANGE.find(
    (one) => (one.from === from && one.to === to) || (one.from === to && one.to === from),
  );
  if (!row || row.rate <= 0) return null;
  return row.from === from ? amount * row.rate : amount / row.rate;
}

/** otherCurrency("EUR") => { currency: "RSD", rate: 117.2 }; null for a currency without a rate. */
export function otherCurrency(currency: Currency): { currency: Currency; rate: number } | null {
  const row = EXCHANGE.find(({ from, to }) => from === currency || to === currency);
  if (!row) return null;
  const other = row.from === currency ? row.to : row.from;
  const rate = convert(1, currency, other);
  return rate === null ? null : { currency: other, rate };
}

/** otherPrice("en", 44, "EUR") => "RSD 5,160"; "" without a rate, or for nothing at all. */
export function otherPrice(language: Language, amount: number, currency: Currency): string {
  const other = otherCurrency(currency);
  if (!other || amount === 0) return "";
  return formatPrice(language, roughly(amount * other.rate), other.currency);
}

/** priceWithOther("en", 44, "EUR", t) => "€44 (about RSD 5,160)"; without a rate the price alone. */
export function priceWithOther(
  language: Language,
  amount: number,
  currency: Currency,
  t: Translate,
): string {
  const price = formatPrice(language, amount, currency);
  const other = otherPrice(language, amount, currency);
  return other === "" ? price : t("offer.price.both", { price, other });
}

/** What one pays at least, and usually. */
interface Cost {
  from: number;
  usual: number | null;
  currency: Currency;
}

/** costText({ from: 50, usual: 80, currency: "EUR" }, "en", t) => "from €50, usually €80 (about RSD 9,380)" */
export function costText(
  { from, usual, currency }: Cost,
  language: Language,
  t: Translate,
): string {
  const price = priceWithOther(language, usual ?? from, currency, t);
  return usual === null || usual <= from
    ? price
    : t("place.costs.range", { from: formatPrice(language, from, currency), usual: price });
}
