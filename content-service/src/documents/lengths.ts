import type { Block } from "../rich-text/model.ts";
import type { Fault } from "./fault.ts";
import type { DocumentType } from "./field-table.ts";

/** Words a text of a type should have, in every language: the one home of these numbers. */
export const LENGTHS: Partial<Record<DocumentType, { least: number; most: number }>> = {
  blog: { least: 350, most: 700 },
  destination: { least: 250, most: 450 },
};

/** countWords("Vukovar, 15 km") => 3 */
const countWords = (text: string): number => text.match(/[\p{L}\d][\p{L}\d’-]*/gu)?.length ?? 0;

/** The words of a text, with those that stand for its pictures. */
export const wordsOf = (body: readonly Block[]): number =>
  body.reduce((sum, block) => {
    if (block.type === "embed") return sum;
    return sum + countWords(block.type === "image" ? block.alt : block.text);
  }, 0);

/** A note to whoever writes: "120 words, and a text in blog/ has 350 to 700." Nothing is refused for it. */
export function noteOfLength(
  { type, body }: { type: DocumentType; body: readonly Block[] },
  file: string,
): Fault[] {
  const [limit, words] = [LENGTHS[type], wordsOf(body)];
  if (limit === undefined || (words >= limit.least && words <= limit.most)) return [];
  const message = `${words} words, and a text in ${type}/ has ${limit.least} to ${limit.most}.`;
  return [{ file, message }];
}
