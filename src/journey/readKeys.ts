import type { DocumentType } from "../i18n/routes.ts";
import { ALPHABET, KEY_LENGTH, type Key, LETTERS } from "./keys.ts";

// Keys as links and stores have them.

export const textNumber = (text: string): number =>
  [...text].reduce((number, sign) => number * ALPHABET.length + ALPHABET.indexOf(sign), 0);

const KEY = new RegExp(`^[${Object.values(LETTERS).join("")}][\\w-]{${KEY_LENGTH}}$`);

export const isKey = (text: unknown): text is Key => typeof text === "string" && KEY.test(text);

/** Whether it is one of what a visitor can keep, or of an editors' journey. */
export const isKeptKey = (text: unknown): text is Key => isKey(text) && text[0] !== LETTERS.journey;

export const isJourneyKey = (text: unknown): text is Key =>
  isKey(text) && text[0] === LETTERS.journey;

/** typeOf("pk3Fa9") => "program" */
export const typeOf = (key: Key): DocumentType | undefined =>
  (Object.keys(LETTERS) as DocumentType[]).find((type) => LETTERS[type] === key[0]);
