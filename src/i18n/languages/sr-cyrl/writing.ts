import type { LanguageWriting } from "../language.ts";
import { writing as latin } from "../sr/writing.ts";
import { toCyrillic } from "./transliterate.ts";

/** What is said of Serbian holds for it; nothing of it is written twice. */
const words = Object.fromEntries(
  Object.entries(latin.words).map(([key, text]) => [key, toCyrillic(text)]),
);

export const writing: LanguageWriting = {
  ...latin,
  words,
  alphabet: "абвгдђежзијклљмнњопрстћуфхцчџшАБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ",
};
