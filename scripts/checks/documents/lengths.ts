import { faultLine } from "../../../content-service/src/documents/fault.ts";
import { noteOfLength } from "../../../content-service/src/documents/lengths.ts";
import type { Text } from "../../../content-service/src/documents/prose.ts";

/** Texts that are shorter or longer than readers of their kind expect. */
export const findLengths = (texts: Text[]): string[] =>
  texts.flatMap((text) => noteOfLength(text, text.file).map(faultLine));

/** One line, however many there are: how long a text should be is for its editor to say. */
export function remarkOnLengths(texts: Text[]): string[] {
  const [first, ...others] = findLengths(texts);
  if (first === undefined) return [];
  const more = others.length > 0 ? `${others.length} more: npm run lengths; ` : "";
  return [`${first} (${more}the limits are in content-service/src/documents/lengths.ts)`];
}
