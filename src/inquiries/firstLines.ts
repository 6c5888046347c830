/**
 * The first lines of a text, as many as fit, and a last line that says how many are missing:
 * firstLines("a\nb\nc", 5, (count) => `+${count}`) => "a\n+2". `sizeOf` measures a line or a line break.
 */
export function firstLines(
  text: string,
  most: number,
  sayMissing: (count: number) => string,
  sizeOf: (text: string) => number = ({ length }) => length,
): string {
  if (sizeOf(text) <= most) return text;
  const lines = text.split("\n");
  const kept: string[] = [];
  let result = sayMissing(lines.length);
  let size = 0;
  for (const line of lines) {
    kept.push(line);
    size += sizeOf(`${line}\n`);
    const missing = sayMissing(lines.length - kept.length);
    if (size + sizeOf(missing) > most) break;
    result = [...kept, missing].join("\n");
  }
  return result;
}
