/** The edit distance: how many letters to insert, delete, change or swap to turn one word into the other. */
export function damerauLevenshtein(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + change,
          isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

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
