import type { Block } from "../rich-text/model.ts";
import type { Fault } from "./fault.ts";
import type { DocumentType } from "./field-table.ts";

/** Words a text of a type should have, in every language: the one home of these numbers. */
export const LENGTHS: Partial<Record<DocumentType, { least: number; most: number }>> = {
  blog: { least: 350, most: 700 },
  destination: { least: 250, most: 450 },
};

/** countWords("Vukovar, 15 km") => 3 */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\d][\p{L}\d’-]*/gu)?.length ?? 0;

/** "120 words, and a text in blog/ has 350 to 700." Undefined where the length is right. */
export function lengthFault(type: DocumentType, words: number): string | undefined {
  const limit = LENGTHS[type];
  if (limit === undefined || (words >= limit.least && words <= limit.most)) return undefined;
  return `${words} words, and a text in ${type}/ has ${limit.least} to ${limit.most}.`;
}

function wordsOf(block: Block): number {
  if (block.type === "embed") return 0;
  return countWords(block.type === "image" ? block.alt : block.text);
}

/** A note to whoever writes; nothing is refused for it. */
export function noteOfLength(
  { type, body }: { type: DocumentType; body: readonly Block[] },
  file: string,
): Fault[] {
  const message = lengthFault(
    type,
    body.reduce((sum, block) => sum + wordsOf(block), 0),
  );
  return message === undefined ? [] : [{ file, message }];
}
