import { writing as de } from "./languages/de/writing.ts";
import { writing as en } from "./languages/en/writing.ts";
import { writing as hr } from "./languages/hr/writing.ts";
import type { LanguageWriting } from "./languages/language.ts";
import { writing as sr } from "./languages/sr/writing.ts";
import { writing as srCyrl } from "./languages/sr-cyrl/writing.ts";
import type { Language } from "./languages.ts";

/** Messages and spelling of all languages: too large for a visitor's browser, which loads one. */
export const WRITING_TABLES: Record<Language, LanguageWriting> = {
  hr,
  en,
  de,
  sr,
  "sr-cyrl": srCyrl,
};
