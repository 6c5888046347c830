import { LANGUAGE_TABLE, type Language } from "../i18n/languages.ts";

const SEO_DESCRIPTION_LENGTH = 150;

/** pageTitle("Podunavlje", "Ilok") => "Podunavlje – Ilok" */
export function pageTitle(productName: string, title: string): string {
  return `${productName} – ${title}`;
}

/** The first 150 characters, cut between words, and an ellipsis when there was more. */
export function seoDescription(text: string): string {
  const words = text.replace(/\s+/g, " ").trim();
  const characters = [...words];
  if (characters.length <= SEO_DESCRIPTION_LENGTH) return words;
  const cut = characters.slice(0, SEO_DESCRIPTION_LENGTH + 1).join("");
  const whole = cut.slice(0, Math.max(0, cut.lastIndexOf(" "))).replace(/[\s,;:–-]+$/u, "");
  return `${whole || characters.slice(0, SEO_DESCRIPTION_LENGTH).join("")}…`;
}

/** A language as social networks name it: ogLocale("en") => "en_GB", ogLocale("sr") => "sr_RS" */
export function ogLocale(language: Language): string {
  const { language: code, region } = new Intl.Locale(LANGUAGE_TABLE[language].locale);
  return `${code}_${region}`;
}
