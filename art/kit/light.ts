import { type Colour, sand } from "./colour.ts";
import { box, dot, fades, glow, type Layer, n, type Paper, polygon, times } from "./paper.ts";

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

/** Slanting rain, thin. */
export const rain = (p: Paper, count: number, bottom: number, colour: Colour): Layer =>
  times(count, () => {
    const x = p.chance() * p.width;
    const y = p.chance() * bottom;
    return `<path d="M${n(x)} ${n(y)}l-8 34" stroke="${colour}" stroke-width="2" opacity="0.4"/>`;
  });

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
