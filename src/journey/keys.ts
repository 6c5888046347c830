import type { Translation } from "../documents/types.ts";
import type { DocumentType, ListedType } from "../i18n/routes.ts";

/** The name of a document in journeys, the same in all languages: "pk3Fa9" */
export type Key = string;

/** What a visitor can keep. */
export type KeptType = ListedType;

/** A key says of what kind the document is, so that one that is gone can still be named by it. */
export const LETTERS = {
  program: "p",
  destination: "d",
  blog: "b",
  journey: "j",
} as const satisfies Record<DocumentType, string>;

export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** numberText(0, 2) => "AA": a number in so many characters that any address may have. */
export function numberText(number: number, length: number): string {
  let text = "";
  let rest = number;
  for (let place = 0; place < length; place += 1) {
    text = (ALPHABET[rest % ALPHABET.length] ?? "") + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** How many characters follow the letter. */
export const KEY_LENGTH = 5;

export const keyFor = (type: DocumentType, uid: string): Key =>
  LETTERS[type] + numberText(hash(uid) >>> 2, KEY_LENGTH);

/** The address of a document ends with its uid. */
const uidIn = (path: string): string => path.split("/").at(-2) ?? "";

interface Keyed {
  type: DocumentType;
  path: string;
  translations: readonly Translation[];
}

/** All keys of a document: that of its first language is its own, the others lead to it as well. */
export const keysOf = ({ type, path, translations }: Keyed): [Key, ...Key[]] => {
  const paths = translations.length > 0 ? translations.map((one) => one.path) : [path];
  const [own = "", ...others] = new Set(paths.map((one) => keyFor(type, uidIn(one))));
  return [own, ...others];
};

export const keyOf = (document: Keyed): Key => keysOf(document)[0];
