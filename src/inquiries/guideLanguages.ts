import { GUIDE_LANGUAGES } from "../../content-service/choices.ts";
import { WRITTEN_LANGUAGES } from "../i18n/languages.ts";

/** The languages that visitors can ask for: those of guides, and those that the site is written in. */
const CODES = new Set<string>([...GUIDE_LANGUAGES, ...WRITTEN_LANGUAGES]);

/** isGuideLanguage("de") => true */
export const isGuideLanguage = (code: string): boolean => CODES.has(code);
