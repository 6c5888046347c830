import messages from "../../../../locales/en.json";
import type { LanguageWriting } from "../language.ts";
import { EURO_BEFORE_NUMBER, quotes } from "../typographyRules.ts";

export const writing: LanguageWriting = {
  messages,
  alphabet: "",
  dictionary: "dictionary-en-gb",
  typography: [quotes("„«»", "“…”"), EURO_BEFORE_NUMBER],
  relatedLanguages: [],
};
