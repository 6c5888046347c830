import { WRITING_TABLES } from "../../src/i18n/languages/writingTables.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { siteName } from "../../src/i18n/siteName.ts";

type Key = keyof typeof import("../../locales/hr.json");

/** message("de", "form.sent.reference", { reference: "7K3F-92QX" }) => "Vorgangsnummer: 7K3F-92QX" */
export function message(language: Language, key: Key, values: Record<string, string> = {}): string {
  const text = WRITING_TABLES[language].messages[key] ?? key;
  const known: Record<string, string> = { site: siteName(language), ...values };
  // One pass, so that a visitor's text is never taken for a placeholder.
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => known[name] ?? "");
}
