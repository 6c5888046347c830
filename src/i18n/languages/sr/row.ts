import type { LanguageRow } from "../language.ts";

export const row: LanguageRow = {
  name: "Srpski",
  htmlLang: "sr-Latn",
  contentCode: "rs",
  locale: "sr-Latn-RS",
};
