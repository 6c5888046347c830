import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "../src/i18n/languages.ts";

/** The title of a page of words, as its file says it: writtenTitle("about", "de") => "Über uns" */
export function writtenTitle(name: string, language: Language): string {
  const file = readFileSync(`locales/${language}/${name}.md`, "utf8");
  return /^title: (.*)$/m.exec(file)?.[1] ?? "?";
}

/** Under the names of words: { "about.title": "Über uns", … } */
export const writtenTitles = (language: Language): Record<string, string> =>
  Object.fromEntries(
    readdirSync(`locales/${language}`)
      .filter((file) => file.endsWith(".md"))
      .map((file) => file.slice(0, -".md".length))
      .map((name) => [`${name}.title`, writtenTitle(name, language)]),
  );
