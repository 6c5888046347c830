import { readdirSync, readFileSync } from "node:fs";
import { type Language, writtenLanguage } from "../src/i18n/languages.ts";
import { transliterate } from "../src/i18n/transliterate.ts";

/** The title of a page of words, as its file says it: writtenTitle("about", "de") => "Über uns" */
export function writtenTitle(name: string, language: Language): string {
  const file = readFileSync(`locales/${writtenLanguage(language)}/${name}.md`, "utf8");
  const title = /^title: (.*)$/m.exec(file)?.[1] ?? "?";
  return transliterate(title, language);
}

/** Under the names of words: { "about.title": "Über uns", … } */
export const writtenTitles = (language: Language): Record<string, string> =>
  Object.fromEntries(
    readdirSync(`locales/${writtenLanguage(language)}`)
      .filter((file) => file.endsWith(".md"))
      .map((file) => file.slice(0, -".md".length))
      .map((name) => [`${name}.title`, writtenTitle(name, language)]),
  );
