import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { LANGUAGES, type Language, writtenLanguage } from "../i18n/languages.ts";
import { withSiteName } from "../i18n/siteName.ts";
import { transliterate } from "../i18n/transliterate.ts";
import type { Messages } from "../i18n/words.ts";
import { contentHash } from "./contentHash.ts";

const FOLDER = "words";

interface MessagesFile {
  /** As the site serves it: "/words/de-3f2a….json"; another name whenever a word changes. */
  path: string;
  text: string;
}

/**
 * Words about the region's pictures and in what is told in short of a document, which the build puts into
 * the pages that show these, and those of mails to the operator.
 */
const NOT_FOR_BROWSERS = /^(region|operator|offer|place|season|map)\./;

/** Words that one page alone says, or two, by its template: they come with it, and no other page loads them. */
export const PAGE_MESSAGES = {
  home: /^(home|carousel)\.|^map\.(home\.|open$)/,
  written: /^written\./,
  map: /^map\.(title|lead)$|^months\./,
  contact: /^contact\.(?!mail|phone|address|hours|privacy|form\.title)/,
  "blog-list": /^months\./,
  "program-list": /^(programs|months)\./,
  "destination-list": /^months\./,
};

const LEFT_OUT = [NOT_FOR_BROWSERS, ...Object.values(PAGE_MESSAGES)];

/** All words of a language, as its file has them now. */
export function messagesIn(language: Language): Messages {
  const file = resolve("locales", `${writtenLanguage(language)}.json`);
  const words: Messages = JSON.parse(readFileSync(file, "utf8"), (_, word: unknown) =>
    typeof word === "string" ? transliterate(word, language) : word,
  );
  return withSiteName(words, language);
}

/** Whether a template has some. */
export const hasPageMessages = (template: string): template is keyof typeof PAGE_MESSAGES =>
  template in PAGE_MESSAGES;

/** ownWords("contact", "de") => { "contact.title": "Kontakt", … } */
export function pageMessages(page: keyof typeof PAGE_MESSAGES, language: Language): Messages {
  const words = Object.entries(messagesIn(language));
  return Object.fromEntries(words.filter(([key]) => PAGE_MESSAGES[page].test(key)));
}

function readMessages(language: Language): MessagesFile {
  const text = JSON.stringify(messagesIn(language), (key, word: unknown) =>
    LEFT_OUT.some((pattern) => pattern.test(key)) ? undefined : word,
  );
  return { path: `/${FOLDER}/${language}-${contentHash(text)}.json`, text };
}

export function messagesPaths(): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, readMessages(language).path]));
}

/** One file a language, beside the pages: a visitor's browser loads its own language only. */
export async function writeMessages(): Promise<void> {
  const folder = resolve("public", FOLDER);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { path, text } of LANGUAGES.map(readMessages)) {
    await writeFile(join(resolve("public"), path), text);
  }
}
