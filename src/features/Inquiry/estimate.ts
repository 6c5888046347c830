import { formatPrice } from "../../documents/viewModels/formatters.ts";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import type { Language } from "../../i18n/languages.ts";
import { PEOPLE } from "../../inquiries/inquiry.ts";

/** What a trip comes to for so many, as they are typed: "Etwa 144 € für 3 Erwachsene. …"; "" where they cannot come. */
export function estimateOf(offer: ProgramViewModel, people: string, language: Language): string {
  const { amount, currency, estimate, largest } = offer;
  const count = Number(people);
  const most = largest ?? PEOPLE.most;
  const isCount = Number.isInteger(count) && count >= PEOPLE.least && count <= most;
  if (!isCount || currency === null || amount === 0) return "";
  const text = estimate[new Intl.PluralRules(language).select(count)] ?? "";
  const sum = formatPrice(language, Math.round(amount * count * 100) / 100, currency);
  return text.replace("{{sum}}", () => sum).replace("{{people}}", String(count));
}
