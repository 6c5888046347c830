import type { LanguageRow } from "../language.ts";

export const row: LanguageRow = {
  name: "English",
  htmlLang: "en",
  contentCode: "en-eu",
  locale: "en-GB",
};
