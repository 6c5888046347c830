import { formatPrice } from "../../documents/viewModels/formatters.ts";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import type { Language } from "../../i18n/languages.ts";
import { PEOPLE } from "../../inquiries/inquiry.ts";

/**
 * Estimated price of a trip for a number of people as typed: "Etwa 144 € für 3 Erwachsene. …". ""
 * if the number is not possible or the price is unknown.
 */
export function estimateOf(offer: ProgramViewModel, people: string, language: Language): string {
  const { amount, currency, estimate, largest } = offer;
  const count = Number(people);
  const most = largest ?? PEOPLE.max;
  const isCount = Number.isInteger(count) && count >= PEOPLE.min && count <= most;
  if (!isCount || currency === null || amount === 0) return "";
  const text = estimate[new Intl.PluralRules(language).select(count)] ?? "";
  const sum = formatPrice(language, Math.round(amount * count * 100) / 100, currency);
  return text.replace("{{sum}}", () => sum).replace("{{people}}", String(count));
}
