import type { LanguageRow } from "../language.ts";

export const row: LanguageRow = {
  name: "Hrvatski",
  htmlLang: "hr",
  contentCode: "hr",
  locale: "hr-HR",
};
