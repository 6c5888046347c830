import type { Language } from "./languages.ts";
import { addWords, type Words } from "./words.ts";

const LOADERS: Record<Language, () => Promise<{ default: Words }>> = {
  hr: () => import(/* webpackChunkName: "words-hr" */ "../../locales/hr.json"),
  en: () => import(/* webpackChunkName: "words-en" */ "../../locales/en.json"),
  de: () => import(/* webpackChunkName: "words-de" */ "../../locales/de.json"),
  sr: () => import(/* webpackChunkName: "words-sr" */ "../../locales/sr.json"),
};

/** The name of the file with a language's words, without its hash. */
export function wordsChunk(language: Language): string {
  return `words-${language}`;
}

export async function loadWords(language: Language): Promise<void> {
  const { default: words } = await LOADERS[language]();
  addWords(language, words);
}
