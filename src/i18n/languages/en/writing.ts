import words from "../../../../locales/en.json";
import type { LanguageWriting } from "../language.ts";
import { EURO_BEFORE_NUMBER, quotes } from "../marks.ts";

export const writing: LanguageWriting = {
  words,
  alphabet: "",
  dictionary: "dictionary-en-gb",
  marks: [quotes("„«»", "“…”"), EURO_BEFORE_NUMBER],
  neighbours: [],
};
