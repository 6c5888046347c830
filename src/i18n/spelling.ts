import { toCyrillic } from "./languages/sr-cyrl/cyrillic.ts";
import type { Language } from "./languages.ts";

/** Spells a text of one language for the same in other letters. */
export type Spell = (text: string) => string;

/** Who spells the languages that nobody writes. */
export const SPELLERS: Partial<Record<Language, Spell>> = { "sr-cyrl": toCyrillic };
