import { isWritten, LANGUAGES, type Language, writtenLanguage } from "../i18n/languages.ts";
import { languageOfPath, swapLanguage } from "../i18n/paths.ts";
import { spelled } from "../i18n/spelling.ts";
import type { SiteDocument } from "./kinds.ts";
import { isRecord } from "./raw.ts";
import { translationsWithEditions } from "./translations.ts";

/** What visitors read of a document or a page; all else is for programs. */
const TEXTS = new Set(
  (
    "title summary lead text alt credit description price duration ageRestriction activityLevel steps name for " +
    "included notIncluded mobilityNote lodging"
  ).split(" "),
);

/** The label of words that stay as they are: [Sirmium]{.latin} */
const STAYS = "latin";

/** Turns a document or a page of the written language into one of a language that has its texts in other letters. */
export function editionIn(language: Language): <Thing>(thing: Thing) => Thing {
  const written = writtenLanguage(language);
  const textOf = (text: string, key: string): string => {
    if (key === "path" && languageOfPath(text) === written) return swapLanguage(text, language);
    if (key === "language" && text === written) return language;
    return TEXTS.has(key) ? spelled(text, language) : text;
  };
  const read = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return textOf(value, key);
    if (Array.isArray(value)) return value.map((one) => read(one, key));
    if (!isRecord(value) || value.label === STAYS) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        name === "translations" ? one : read(one, name),
      ]),
    );
  };
  return <Thing>(thing: Thing): Thing => read(thing, "") as Thing;
}

/** All documents, and those of the languages that nobody writes, each beside the one it is spelled from. */
export function withEditions<P>(documents: SiteDocument<P>[]): SiteDocument<P>[] {
  const written = documents.map((document) => ({
    ...document,
    translations: translationsWithEditions(document.translations),
  }));
  const editions = LANGUAGES.filter((language) => !isWritten(language)).flatMap((language) =>
    written.filter((one) => one.language === writtenLanguage(language)).map(editionIn(language)),
  );
  return [...written, ...editions];
}
