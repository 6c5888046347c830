import { OPERATOR } from "../config/operator.ts";
import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";
import type { Messages } from "./messages.ts";
import { transliterate } from "./transliterate.ts";

/** siteName("de") => "Podunavlje"; siteName("sr-cyrl") => "Подунавље" */
export const siteName = (language: Language = DEFAULT_LANGUAGE): string =>
  transliterate(OPERATOR.name, language);

const operatorAddress = (language: Language = DEFAULT_LANGUAGE): string =>
  transliterate(OPERATOR.address.join("\n"), language);

/** Fills in the operator's name and address: "{{site}}" => "Podunavlje" */
export function withSiteName(messages: Messages, language?: Language): Messages {
  const name = siteName(language);
  const address = operatorAddress(language);
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      text.replaceAll("{{site}}", name).replaceAll("{{operator-address}}", address),
    ]),
  );
}
