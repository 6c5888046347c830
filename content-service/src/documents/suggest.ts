import { suggest } from "../../edit-distance.ts";

export { suggest };

/** What to write instead: the one likely word, or all possible ones. */
export function advice(word: string, known: readonly string[]): string {
  const likely = suggest(word, known);
  return likely === undefined ? `Use one of: ${known.join(", ")}.` : `Did you mean "${likely}"?`;
}
