import type { Language } from "../i18n/languages.ts";
import type { BuildConstants } from "./buildConstants.ts";
import { withPrefix } from "./prefix.ts";

declare const MESSAGES_PATHS: BuildConstants["MESSAGES_PATHS"];

export function messagesPath(language: Language): string {
  return withPrefix(MESSAGES_PATHS[language]);
}
