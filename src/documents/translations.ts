import { LANGUAGES, writtenLanguage } from "../i18n/languages.ts";
import { swapLanguage } from "../i18n/paths.ts";
import type { Translation } from "./types.ts";

/** translationsWithEditions([{ language: "sr", path: "/sr/blog/a/" }]) names "/sr-cyrl/blog/a/" as well. */
export const translationsWithEditions = (translations: Translation[]): Translation[] =>
  LANGUAGES.flatMap((language): Translation[] => {
    const written = translations.find((one) => one.language === writtenLanguage(language));
    return written ? [{ language, path: swapLanguage(written.path, language) }] : [];
  });
