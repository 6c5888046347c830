import { type Colour, ink, mix } from "./colour.ts";
import { box, fades, type Layer, type Paper, polygon, times } from "./paper.ts";

/** A floe of ice on the water, with its thick edge towards the eye. */
export const floe = (
  p: Paper,
  x: number,
  y: number,
  width: number,
  ice: Colour,
  edge: Colour,
): Layer => {
  const corners = Array.from({ length: 9 }, (_, index): [number, number] => {
    const a = (index / 9) * 6.28 + p.between(-0.2, 0.2);
    const r = p.between(0.8, 1.08);
    return [x + (Math.cos(a) * r * width) / 2, y + Math.sin(a) * r * width * 0.13];
  });
  const thick = width * 0.045;
  return (
    polygon(edge, ...corners.map(([cx, cy]): [number, number] => [cx, cy + thick])) +
    polygon(ice, ...corners)
  );
};

const strength = (p: Paper, least: number, most: number): number =>
  Number(p.between(least, most).toFixed(2));

/** Still or slow water between two heights; `light` is what the sun or moon at x leaves on it. */
export function water(
  p: Paper,
  top: number,
  bottom: number,
  far: Colour,
  near: Colour,
  light: Colour,
  lightX: number,
): Layer {
  const { defs, paint } = fades(p, [
    [0, far],
    [1, near],
  ]);
  const glitter = times(150, () => {
    const nearness = p.chance() ** 1.6;
    const y = top + 3 + (bottom - top - 3) * nearness;
    const spread = 30 + 230 * nearness;
    const x = lightX + (p.chance() + p.chance() + p.chance() - 1.5) * spread;
    const width = (14 + 106 * nearness) * p.between(0.4, 1.4);
    const height = 1.2 + 3.8 * nearness;
    return box(x - width / 2, y, width, height, light, {
      round: height / 2,
      opacity: strength(p, 0.25, 0.85),
    });
  });
  const dark = mix(near, ink(0), 0.15);
  const ripples = times(90, () => {
    const nearness = p.chance();
    const width = (20 + 200 * nearness) * p.between(0.3, 1.3);
    return box(
      p.chance() * p.width - width / 2,
      top + 4 + (bottom - top - 4) * nearness,
      width,
      1 + 2 * nearness,
      p.chance() > 0.5 ? far : dark,
      { round: 1, opacity: 0.35 },
    );
  });
  return `${defs}${box(0, top, p.width, bottom - top, paint)}${glitter}${ripples}`;
}

/** The broken mirror image of something light or dark that stands at x: short bars below it. */
export const reflection = (
  p: Paper,
  x: number,
  width: number,
  top: number,
  bottom: number,
  colour: Colour,
  opacity = 0.45,
): Layer =>
  times(Math.round((bottom - top) / 9), (index) => {
    const y = top + index * 9 + p.between(-2, 2);
    const way = (y - top) / (bottom - top);
    const bar = width * p.between(0.35, 1) * (1 - way * 0.4);
    return box(x - bar / 2 + p.between(-1, 1) * width * 0.16, y, bar, 2 + way * 3, colour, {
      round: 2,
      opacity: Number((opacity * (1 - way * 0.6)).toFixed(2)),
    });
  });
