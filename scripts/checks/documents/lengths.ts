import { isDocumentType } from "../../../content-service/src/documents/field-table.ts";
import { countWords, lengthFault } from "../../../content-service/src/documents/lengths.ts";
import { minutesToRead } from "../../../src/content/readingTime.ts";
import type { Text } from "./texts.ts";

export interface Length {
  text: Text;
  words: number;
  minutes: number;
}

export function lengthOf(text: Text): Length {
  const words = text.body.reduce((sum, { prose }) => sum + countWords(prose), 0);
  return { text, words, minutes: minutesToRead(words) };
}

/** Texts that are shorter or longer than readers of their kind expect. */
export function findLengths(texts: Text[]): string[] {
  return texts.flatMap((text) => {
    if (!isDocumentType(text.type)) return [];
    const fault = lengthFault(text.type, lengthOf(text).words);
    return fault === undefined ? [] : [`${text.file}: ${fault}`];
  });
}

/** One line, however many there are: how long a text should be is for its editor to say. */
export function remarkOnLengths(texts: Text[]): string[] {
  const [first, ...others] = findLengths(texts);
  if (first === undefined) return [];
  const more = others.length > 0 ? `${others.length} more: npm run lengths; ` : "";
  return [`${first} (${more}the limits are in content-service/src/documents/lengths.ts)`];
}
