import type { DocumentType } from "../../kinds/document-types.ts";
import type { Block } from "../rich-text/model.ts";
import type { Fault } from "./fault.ts";

/** The number of words that a text of a type should have, in every language. */
export const LENGTHS: Partial<Record<DocumentType, { min: number; max: number }>> = {
  blog: { min: 350, max: 700 },
  destination: { min: 250, max: 450 },
};

/** countWords("Vukovar, 15 km") => 3 */
const countWords = (text: string): number => text.match(/[\p{L}\d][\p{L}\d’-]*/gu)?.length ?? 0;

/** The number of words of a text, with the alternative texts of its pictures. */
export const wordsOf = (body: readonly Block[]): number =>
  body.reduce((sum, block) => {
    if (block.type === "embed") return sum;
    return sum + countWords(block.type === "image" ? block.alt : block.text);
  }, 0);

/** A note for writers, not a fault: "120 words, and a text in blog/ has 350 to 700." */
export function lengthNote(
  { type, body }: { type: DocumentType; body: readonly Block[] },
  file: string,
): Fault[] {
  const [limit, words] = [LENGTHS[type], wordsOf(body)];
  if (limit === undefined || (words >= limit.min && words <= limit.max)) return [];
  const message = `${words} words, and a text in ${type}/ has ${limit.min} to ${limit.max}.`;
  return [{ file, message }];
}
