import type { Language } from "../i18n/languages.ts";
import { withPrefix } from "./prefix.ts";

/** Defined by the build: { de: "/words/de-3f2a….json" } */
declare const MESSAGES_PATHS: Record<Language, string>;

export function messagesPath(language: Language): string {
  return withPrefix(MESSAGES_PATHS[language]);
}
