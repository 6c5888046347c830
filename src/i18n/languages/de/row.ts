import type { LanguageRow } from "../language.ts";

export const row: LanguageRow = {
  name: "Deutsch",
  htmlLang: "de",
  contentCode: "de-de",
  locale: "de-DE",
};
