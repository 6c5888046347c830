import { OPERATOR } from "../config/operator.ts";
import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";
import { transliterate } from "./transliterate.ts";
import type { Messages } from "./words.ts";

/** siteName("de") => "Podunavlje"; siteName("sr-cyrl") => "Подунавље" */
export const siteName = (language: Language = DEFAULT_LANGUAGE): string =>
  transliterate(OPERATOR.name, language);

/** Its lines with line ends between them, in the letters of the language. */
const operatorAddress = (language: Language = DEFAULT_LANGUAGE): string =>
  transliterate(OPERATOR.address.join("\n"), language);

/** Name and address stand in one place, and the words leave room for them: "{{site}}" => "Podunavlje" */
export function withSiteName(words: Messages, language?: Language): Messages {
  const name = siteName(language);
  const address = operatorAddress(language);
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      text.replaceAll("{{site}}", name).replaceAll("{{operator-address}}", address),
    ]),
  );
}
