import { type Colour, sand } from "./colour.ts";
import { box, dot, fades, glow, type Layer, oval, type Paper, polygon, times } from "./paper.ts";

/** Puffs of a heavy cloud side by side, flat below. */
export const cloudBank = (
  p: Paper,
  from: number,
  to: number,
  base: number,
  height: number,
  colour: Colour,
  count = 12,
): Layer =>
  times(count, (index) => {
    const way = (index + 0.5) / count;
    const arch = Math.sin(way * Math.PI) ** 0.6;
    const r = height * (0.25 + 0.28 * arch * p.between(0.7, 1.2));
    const x = from + (to - from) * way + p.between(-0.3, 0.3) * r;
    return oval(x, base - r * 0.6 - height * 0.3 * arch * p.chance(), r * 1.25, r, colour);
  }) + box(from + 20, base - height * 0.22, to - from - 40, height * 0.24, colour, { round: 20 });

/** Smoke that rises from (x, y) and drifts to the right, thinner as it goes. */
export const smoke = (x: number, y: number, height: number, colour: Colour, opacity = 0.6): Layer =>
  times(9, (index) => {
    const way = index / 8;
    return oval(
      x + height * 0.55 * way ** 1.6 + Math.sin(index * 1.7) * height * 0.03,
      y - height * way,
      height * (0.05 + 0.11 * way),
      height * (0.05 + 0.07 * way),
      colour,
      Number((opacity * (1 - way * 0.8)).toFixed(2)),
    );
  });

/** sky(p, [[0, teal(40)], [0.6, sand(90)]]): the offsets run from the top of the picture to its bottom. */
export function sky(p: Paper, stops: [number, Colour][]): Layer {
  const { defs, paint } = fades(p, stops);
  return `${defs}<rect width="${p.width}" height="${p.height}" fill="${paint}"/>`;
}

export const sun = (
  p: Paper,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  halo: Colour,
): Layer => glow(p, x, y, radius * 4.2, radius * 4.2, halo) + dot(x, y, radius, colour);

/** A crescent, drawn as a full disc and what the night covers of it. */
export const moon = (x: number, y: number, radius: number, colour: Colour, night: Colour): Layer =>
  dot(x, y, radius, colour) + dot(x - radius * 0.39, y - radius * 0.22, radius * 0.9, night);

export const stars = (p: Paper, count: number, bottom: number, colour: Colour): Layer =>
  times(count, () =>
    dot(
      p.chance() * p.width,
      p.chance() * bottom,
      p.between(0.8, 2.6),
      colour,
      Number(p.between(0.3, 1).toFixed(2)),
    ),
  );

/** Flat bars of cloud, one on the other here and there. */
export const clouds = (
  p: Paper,
  count: number,
  top: number,
  bottom: number,
  colour: Colour,
  opacity = 0.5,
): Layer =>
  times(count, () => {
    const y = p.between(top, bottom);
    const x = p.chance() * p.width;
    const width = p.between(120, 540);
    const height = p.between(6, 20);
    const strength = Number((opacity * p.between(0.4, 1)).toFixed(2));
    const low = box(x - width / 2, y, width, height, colour, {
      round: height / 2,
      opacity: strength,
    });
    const high = box(x - width / 3, y - height * 0.9, width * 0.55, height, colour, {
      round: height / 2,
      opacity: Number((opacity * 0.7).toFixed(2)),
    });
    return p.chance() > 0.4 ? low + high : low;
  });

/** Beams that fall from a point above, fading downwards. */
export function beams(
  p: Paper,
  x: number,
  y: number,
  count: number,
  length: number,
  colour: Colour,
  opacity = 0.3,
): Layer {
  const { defs, paint } = fades(p, [
    [0, colour, opacity],
    [1, colour, 0],
  ]);
  return (
    defs +
    times(count, (index) => {
      const way = (index - (count - 1) / 2) * (length / count) * 1.1;
      const spread = p.between(30, 80);
      return polygon(
        paint,
        [x - 6, y],
        [x + 6, y],
        [x + way + spread, y + length],
        [x + way - spread, y + length],
      );
    })
  );
}

/** Bands of fog across the picture between two heights. */
export const fog = (
  p: Paper,
  count: number,
  top: number,
  bottom: number,
  colour: Colour = sand(98),
  opacity = 0.4,
): Layer =>
  times(count, () => {
    const width = p.between(500, 1500);
    const height = p.between(18, 60);
    return box(p.between(-400, p.width), p.between(top, bottom), width, height, colour, {
      round: height / 2,
      opacity: Number((opacity * p.between(0.4, 1)).toFixed(2)),
    });
  });

export const snowfall = (p: Paper, count: number, colour: Colour = sand(100)): Layer =>
  times(count, () =>
    dot(
      p.chance() * p.width,
      p.chance() * p.height,
      p.between(1.5, 5),
      colour,
      Number(p.between(0.4, 0.9).toFixed(2)),
    ),
  );

/** Lit windows and lamps far away. */
export const lights = (
  p: Paper,
  count: number,
  top: number,
  bottom: number,
  colour: Colour,
  from = 0,
  to = p.width,
): Layer =>
  times(count, () =>
    dot(
      p.between(from, to),
      p.between(top, bottom),
      p.between(1.5, 3.5),
      colour,
      Number(p.between(0.5, 1).toFixed(2)),
    ),
  );
