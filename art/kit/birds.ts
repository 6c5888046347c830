import type { Colour } from "./colour.ts";
import { type Layer, line, n, type Paper, times } from "./paper.ts";

/** A flock far away, around (x, y). */
export const birds = (p: Paper, count: number, x: number, y: number, colour: Colour): Layer =>
  times(count, () => {
    const bx = x + p.chance() * 260;
    const by = y + p.chance() * 110;
    const k = p.between(7, 16);
    return line(
      `M${n(bx - k)} ${n(by - k * 0.35)}Q${n(bx - k * 0.4)} ${n(by - k * 0.55)} ${n(bx)} ${n(by)}Q${n(bx + k * 0.4)} ${n(by - k * 0.55)} ${n(bx + k)} ${n(by - k * 0.35)}`,
      colour,
      2.2,
    );
  });
