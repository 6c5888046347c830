import { damerauLevenshtein } from "../../edit-distance.ts";

/** The known word that a mistyped one most likely means: `suggest("sumary", […]) => "summary"`. */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: { name: string; steps: number } | undefined;
  for (const name of known) {
    if (Math.abs(name.length - word.length) > limit) continue;
    const steps = damerauLevenshtein(word.toLowerCase(), name.toLowerCase());
    if (steps <= limit && (best === undefined || steps < best.steps)) best = { name, steps };
  }
  return best?.name;
}

/** What to write instead: the one likely word, or all possible ones. */
export function advice(word: string, known: readonly string[]): string {
  const likely = suggest(word, known);
  return likely === undefined ? `Use one of: ${known.join(", ")}.` : `Did you mean "${likely}"?`;
}
