import type { LanguageWriting } from "../language.ts";
import { writing as latin } from "../sr/writing.ts";
import { toCyrillic } from "./transliterate.ts";

const messages = Object.fromEntries(
  Object.entries(latin.messages).map(([key, text]) => [key, toCyrillic(text)]),
);

export const writing: LanguageWriting = {
  ...latin,
  messages,
  alphabet: "абвгдђежзијклљмнњопрстћуфхцчџшАБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ",
};
