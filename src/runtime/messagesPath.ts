import type { Language } from "../i18n/languages.ts";
import { withPrefix } from "./prefix.ts";

/** Put here by the build: { de: "/words/de-3f2a….json" } */
declare const WORDS_PATHS: Record<Language, string>;

export function messagesPath(language: Language): string {
  return withPrefix(WORDS_PATHS[language]);
}
