import { readdirSync, readFileSync } from "node:fs";
import { type Language, writtenLanguage } from "../src/i18n/languages.ts";
import { transliterate } from "../src/i18n/transliterate.ts";

/** The title of a Markdown page: markdownTitle("about", "de") => "Über uns" */
export function markdownTitle(name: string, language: Language): string {
  const file = readFileSync(`locales/${writtenLanguage(language)}/${name}.md`, "utf8");
  const title = /^title: (.*)$/m.exec(file)?.[1] ?? "?";
  return transliterate(title, language);
}

/** Titles by message key: { "about.title": "Über uns", … } */
export const markdownTitles = (language: Language): Record<string, string> =>
  Object.fromEntries(
    readdirSync(`locales/${writtenLanguage(language)}`)
      .filter((file) => file.endsWith(".md"))
      .map((file) => file.slice(0, -".md".length))
      .map((name) => [`${name}.title`, markdownTitle(name, language)]),
  );
