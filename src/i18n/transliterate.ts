import { toCyrillic } from "./languages/sr-cyrl/transliterate.ts";
import type { Language } from "./languages.ts";

/** Who spells the languages that nobody writes. */
const SPELLERS: Partial<Record<Language, (text: string) => string>> = { "sr-cyrl": toCyrillic };

/** spelled("Osijek", "sr-cyrl") => "Осијек"; in a language that somebody writes, the text as it is. */
export const transliterate = (text: string, language: Language): string =>
  SPELLERS[language]?.(text) ?? text;
