import type { Language } from "../../src/i18n/languages.ts";
import { siteName } from "../../src/i18n/siteName.ts";
import { WRITING_TABLES } from "../../src/i18n/writingTables.ts";

type Key = keyof typeof import("../../locales/hr.json");

/** word("de", "form.sent.reference", { reference: "7K3F-92QX" }) => "Vorgangsnummer: 7K3F-92QX" */
export function word(language: Language, key: Key, values: Record<string, string> = {}): string {
  const text = WRITING_TABLES[language].words[key] ?? key;
  const known: Record<string, string> = { site: siteName(language), ...values };
  // One pass, so that what a visitor wrote is never taken for a place to fill in.
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => known[name] ?? "");
}
