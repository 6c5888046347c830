import { toCyrillic } from "./languages/sr-cyrl/transliterate.ts";
import type { Language } from "./languages.ts";

const TRANSLITERATORS: Partial<Record<Language, (text: string) => string>> = {
  "sr-cyrl": toCyrillic,
};

/** transliterate("Osijek", "sr-cyrl") => "Осијек"; transliterate("Osijek", "de") => "Osijek" */
export const transliterate = (text: string, language: Language): string =>
  TRANSLITERATORS[language]?.(text) ?? text;
