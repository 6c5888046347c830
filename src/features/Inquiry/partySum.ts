import { formatPrice, roughly } from "../../documents/viewModels/formatters.ts";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { PEOPLE } from "../../inquiries/inquiry.ts";
import { countsOf, type Party } from "./state/party.ts";

const isCount = (count: number | null): count is number => Number.isInteger(count);

/** 59.699999999999996 => 59.7 */
const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * What a trip costs for those who come: "2 Erwachsene × 44 €, 1 Kind × 22 € = 110 €, etwa 12.890
 * RSD. …". "" if the numbers are not possible or the price is unknown.
 */
export function partySum(
  { sum: prices, largest }: Pick<ProgramViewModel, "sum" | "largest">,
  party: Party,
  t: Translate,
  language: Language,
): string {
  const { adults, children } = countsOf(party);
  if (prices === null || !isCount(adults) || !isCount(children)) return "";
  const { adult, child, childFor, currency, other } = prices;
  const people = adults + children;
  const isPossible = adults >= 0 && children >= 0 && people >= PEOPLE.min;
  if (!isPossible || people > (largest ?? PEOPLE.max)) return "";
  const isChildUnknown = children > 0 && child === null;
  if (isChildUnknown && adults === 0) return t("ask.sum.children-unknown");
  const price = (amount: number): string => formatPrice(language, amount, currency);
  const parts = [
    adults > 0 ? t("ask.sum.adults", { count: adults, price: price(adult) }) : "",
    children > 0 && child !== null
      ? t("ask.sum.children", { count: children, price: price(child) })
      : "",
  ].filter(Boolean);
  const amount = inCents(adults * adult + children * (child ?? 0));
  const words = { parts: parts.join(", "), sum: price(amount) };
  const whole = other
    ? t("ask.sum.about", {
        ...words,
        other: formatPrice(language, roughly(amount * other.rate), other.currency),
      })
    : t("ask.sum", words);
  if (isChildUnknown) return `${whole} ${t("ask.sum.children-unknown")}`;
  // At thirteen one may be no child any more.
  return children > 0 ? `${whole} ${t("ask.sum.child", { who: childFor })}` : whole;
}
