import type { LanguageRow } from "../language.ts";

export const row: LanguageRow = {
  name: "Српски",
  htmlLang: "sr-Cyrl",
  contentCode: "rs",
  locale: "sr-Cyrl-RS",
  transliteratedFrom: "sr",
};
