function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const swap = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(swap, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
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
