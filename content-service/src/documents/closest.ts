/** Letters changed, added, left out, or swapped with their neighbour, between two words. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 2] === to[column - 1] && from[row - 1] === to[column - 2];
      current[column] = Math.min(
        at(row - 1, column - 1) + (same ? 0 : 1),
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        row > 1 && column > 1 && swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(from.length, to.length);
}

/** The known word that a mistyped one most likely meant: `closest("sumary", […]) => "summary"`. */
export function closest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: { name: string; steps: number } | undefined;
  for (const name of known) {
    if (Math.abs(name.length - word.length) > limit) continue;
    const steps = distance(word.toLowerCase(), name.toLowerCase());
    if (steps <= limit && (best === undefined || steps < best.steps)) best = { name, steps };
  }
  return best?.name;
}

/** What to write instead: the one likely word, or all possible ones. */
export function advice(word: string, known: readonly string[]): string {
  const likely = closest(word, known);
  return likely === undefined ? `Use one of: ${known.join(", ")}.` : `Did you mean "${likely}"?`;
}
