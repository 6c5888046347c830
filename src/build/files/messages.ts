import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { byLanguage, LANGUAGES, type Language, writtenLanguage } from "../../i18n/languages.ts";
import type { Messages } from "../../i18n/messages.ts";
import type { DocumentType } from "../../i18n/routes.ts";
import { withSiteName } from "../../i18n/siteName.ts";
import { transliterate } from "../../i18n/transliterate.ts";
import { filtersOf } from "../../lists/filters.ts";
import type { TemplateName } from "../templates.ts";
import { contentHash } from "./contentHash.ts";

const FOLDER = "words";

interface MessagesFile {
  /** As the site serves it: "/words/de-3f2a….json"; the name contains a hash. */
  path: string;
  text: string;
}

/** Messages that only the build and the function use: their texts are in the pages, or in mails to the operator. */
const BUILD_ONLY =
  /^(region|operator|offer|place|season|map|way|story\.author|choice\.(fact|cost|author|guide|office))\./;

/** Messages of one or two templates only: they come with the page's context, and no other page loads them. */
export const PAGE_MESSAGES = {
  home: /^(home|carousel)\.|^map\.(home\.|open$)/,
  written: /^(written|journeys)\./,
  "program-detail": /^ask\./,
  "destination-detail": /^ask\./,
  "journey-detail": /^(journeys|ask)\./,
  map: /^map\.(title|lead)$|^months\./,
  departures:
    /^(departures|months)\.|^programs\.(more|children|border|country|vegetarian|without-car|step)/,
  myJourney: /^(my|ask)\./,
  contact: /^ask\.|^contact\.(?!mail|phone|address|hours|privacy|form\.title)/,
  "blog-list": /^(months|filters)\./,
  // A document that is newer than the build is shown by the page of its list, with the form.
  "program-list": /^(programs|months|ask|filters)\.|^departures\.link$/,
  "destination-list": /^(months|ask|filters)\./,
} satisfies Partial<Record<TemplateName, RegExp>>;

const EXCLUDED = [BUILD_ONLY, ...Object.values(PAGE_MESSAGES)];

/** All messages of a language, read from its file. */
export function messagesIn(language: Language): Messages {
  const file = resolve("locales", `${writtenLanguage(language)}.json`);
  const messages: Messages = JSON.parse(readFileSync(file, "utf8"), (_, word: unknown) =>
    typeof word === "string" ? transliterate(word, language) : word,
  );
  return withSiteName(messages, language);
}

export const hasPageMessages = (template: TemplateName): template is keyof typeof PAGE_MESSAGES =>
  template in PAGE_MESSAGES;

/** pageMessages("contact", "de") => { "contact.title": "Kontakt", … } */
export function pageMessages(page: keyof typeof PAGE_MESSAGES, language: Language): Messages {
  const entries = Object.entries(messagesIn(language));
  return Object.fromEntries(entries.filter(([key]) => PAGE_MESSAGES[page].test(key)));
}

/** Messages that the filters of a list use and that no file of every page has. */
export function filterMessages(type: DocumentType, language: Language): Messages {
  const used = new Set<string>();
  const record = (key: string): string => {
    used.add(key);
    return "";
  };
  const { filters, sortOrders = [] } = filtersOf(type);
  for (const { label, values, nameOf, titleOf } of filters) {
    label(record);
    for (const value of values) titleOf(nameOf(value, record), record);
  }
  for (const { nameOf } of sortOrders) nameOf(record);
  return Object.fromEntries(
    Object.entries(messagesIn(language)).filter(
      ([key]) => used.has(key) && EXCLUDED.some((pattern) => pattern.test(key)),
    ),
  );
}

function readMessages(language: Language): MessagesFile {
  const text = JSON.stringify(messagesIn(language), (key, word: unknown) =>
    EXCLUDED.some((pattern) => pattern.test(key)) ? undefined : word,
  );
  return { path: `/${FOLDER}/${language}-${contentHash(text)}.json`, text };
}

export const messagesPaths = (): Record<Language, string> =>
  byLanguage((language) => readMessages(language).path);

/** Writes a file per language: a browser loads its own language only. */
export async function writeMessages(): Promise<void> {
  const folder = resolve("public", FOLDER);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { path, text } of LANGUAGES.map(readMessages)) {
    await writeFile(join(resolve("public"), path), text);
  }
}
