import de from "../../locales/de.json" with { type: "json" };
import en from "../../locales/en.json" with { type: "json" };
import hr from "../../locales/hr.json" with { type: "json" };
import sr from "../../locales/sr.json" with { type: "json" };
import { OPERATOR } from "../../src/content/operator.ts";
import type { Language } from "../../src/i18n/languages.ts";

const WORDS: Record<Language, Partial<typeof hr>> = { hr, en, de, sr };

/** word("de", "form.sent.reference", { reference: "7K3F-92QX" }) => "Vorgangsnummer: 7K3F-92QX" */
export function word(
  language: Language,
  key: keyof typeof hr,
  values: Record<string, string> = {},
): string {
  const text = WORDS[language][key] ?? key;
  const known: Record<string, string> = { site: OPERATOR.name, ...values };
  // One pass, so that what a visitor wrote is never taken for a place to fill in.
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => known[name] ?? "");
}
