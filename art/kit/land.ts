import { type Colour, mix } from "./colour.ts";
import { dot, fill, type Layer, line, n, oval, type Paper, times, within } from "./paper.ts";

/** How high the land is at x. */
export type Line = (x: number) => number;

/** Hills by chance: around y, `amplitude` up and down, `waves` across a picture of 1600. */
export function ridge(p: Paper, y: number, amplitude: number, waves: number, roughness = 4): Line {
  const parts = Array.from({ length: roughness }, (_, index) => ({
    phase: p.chance() * 6.28,
    height: amplitude / 1.7 ** index,
    frequency: (waves * 2.03 ** index * 6.28) / 1600,
  }));
  return (x) =>
    parts.reduce(
      (height, { phase, height: h, frequency }) => height - h * Math.sin(x * frequency + phase),
      y,
    );
}

/** The outline of land from its line down to the bottom of the picture. */
export function outline(p: Paper, land: Line, from = 0, to = p.width, bottom = p.height): string {
  let d = "";
  for (let x = from; x < to; x += 8) d += `${d ? "L" : "M"}${x} ${n(land(x))}`;
  return `${d}L${to} ${n(land(to))}L${to} ${bottom}L${from} ${bottom}Z`;
}

export const hill = (p: Paper, land: Line, colour: Colour): Layer => fill(outline(p, land), colour);

/** Vines in rows that run from a vanishing point over the land towards the eye. */
export function rows(
  p: Paper,
  land: Line,
  vanishing: { x: number; y: number },
  leaf: Colour,
  shade: Colour,
  { count = 34, apart = 120, size = 25 }: { count?: number; apart?: number; size?: number } = {},
): Layer {
  const bottom = p.height;
  let drawn = "";
  for (let row = -count; row <= count; row++) {
    const goal = vanishing.x + row * apart + (row % 2) * 4;
    const top = land(Math.max(0, Math.min(p.width, vanishing.x + row * 14)));
    const points = Array.from({ length: 47 }, (_, index) => {
      const y0 = Math.max(vanishing.y + 18, top + 4);
      const y = y0 + (bottom + 60 - y0) * (index / 46) ** 2.2;
      const near = (y - vanishing.y) / (bottom - vanishing.y);
      return { x: vanishing.x + (goal - vanishing.x) * near, y, near };
    });
    drawn += line(
      points.map(({ x, y }, index) => `${index ? "L" : "M"}${n(x)} ${n(y)}`).join(""),
      shade,
      3,
      0.5,
    );
    for (const { x, y, near } of points) {
      if (x < -80 || x > p.width + 80 || near < 0.03) continue;
      const radius = Math.max(1.6, near * size * p.between(0.75, 1.25));
      const colour = p.chance() > 0.45 ? leaf : mix(leaf, shade, 0.35);
      drawn += oval(
        x + (p.chance() - 0.5) * radius,
        y - radius * 0.5,
        radius * 1.25,
        radius,
        colour,
      );
    }
  }
  return within(p, outline(p, land), drawn);
}

/** Straight furrows or stubble that run to a vanishing point. */
export function furrows(
  p: Paper,
  land: Line,
  vanishing: { x: number; y: number },
  colour: Colour,
  { count = 24, apart = 130, width = 10, opacity = 0.5 } = {},
): Layer {
  const drawn = times(count * 2 + 1, (index) => {
    const goal = vanishing.x + (index - count) * apart;
    const side = width / 2;
    return fill(
      `M${n(vanishing.x)} ${vanishing.y}L${n(goal - side)} ${p.height}L${n(goal + side)} ${p.height}Z`,
      colour,
      opacity,
    );
  });
  return within(p, outline(p, land), drawn);
}

/** A road or path from far to near: narrow at the first point, wide at the last, bending between. */
export function road(points: [x: number, y: number, width: number][], colour: Colour): Layer {
  const side = (sign: number) =>
    points.map(([x, y, width]) => [x + (sign * width) / 2, y] as const);
  const smooth = (way: (readonly [number, number])[]): string =>
    way
      .map(([x, y], index) => {
        const before = way[index - 1];
        if (!before) return `${n(x)} ${n(y)}`;
        const middle = (before[1] + y) / 2;
        return `C${n(before[0])} ${n(middle)} ${n(x)} ${n(middle)} ${n(x)} ${n(y)}`;
      })
      .join("");
  return fill(`M${smooth(side(-1))}L${smooth(side(1).reverse())}Z`, colour);
}

/** Tufts of grass along a line. */
export const grass = (
  p: Paper,
  land: Line,
  count: number,
  colour: Colour,
  height = 22,
  from = 0,
  to = p.width,
): Layer =>
  times(count, () => {
    const x = p.between(from, to);
    const y = land(x) + 3;
    const h = height * p.between(0.5, 1);
    return line(
      `M${n(x)} ${n(y)}q${n(-h * 0.1)} ${n(-h * 0.6)} ${n(-h * 0.35)} ${n(-h)}M${n(x)} ${n(y)}q0 ${n(-h * 0.7)} ${n(h * 0.05)} ${n(-h * 1.15)}M${n(x)} ${n(y)}q${n(h * 0.1)} ${n(-h * 0.6)} ${n(h * 0.4)} ${n(-h * 0.9)}`,
      colour,
      Math.max(1.5, h * 0.09),
    );
  });

/** Small flowers strewn over land: dots on stalks. */
export const flowers = (
  p: Paper,
  count: number,
  from: number,
  to: number,
  top: number,
  bottom: number,
  bloom: Colour,
  stalk: Colour,
): Layer =>
  Array.from({ length: count }, () => ({ x: p.between(from, to), y: p.between(top, bottom) }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => {
      const near = (y - top) / Math.max(1, bottom - top);
      const size = 3 + near * 9;
      return line(`M${n(x)} ${n(y)}v${n(size * 3)}`, stalk, size * 0.25) + dot(x, y, size, bloom);
    })
    .join("");
