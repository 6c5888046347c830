import { type Colour, ink, mix, orange, sand } from "./colour.ts";
import { at, box, fill, type Layer, line, n, oval, times } from "./paper.ts";

/** A beehive on short legs, its foot on (x, y); 60 × 80 at scale 1. */
export const beehive = (x: number, y: number, scale: number, paint: Colour): Layer =>
  at(
    x,
    y,
    scale,
    [
      oval(4, 1, 40, 5, ink(0), 0.16),
      box(-24, -14, 6, 14, orange(20)),
      box(18, -14, 6, 14, orange(20)),
      box(-30, -70, 60, 58, paint),
      box(12, -70, 18, 58, mix(paint, ink(10), 0.25)),
      box(-30, -43, 60, 3, mix(paint, ink(10), 0.35)),
      box(-35, -80, 70, 11, sand(94)),
      box(12, -80, 23, 11, sand(74)),
      box(-16, -20, 24, 5, ink(10)),
      box(-19, -15, 30, 4, sand(86)),
    ].join(""),
  );

/** A haystack around its pole, standing on (x, y); 200 high at scale 1. */
export const haystack = (
  x: number,
  y: number,
  scale: number,
  hay: Colour,
  lit: Colour,
  litOnRight = true,
): Layer => {
  const drawn =
    oval(0, 0, 104, 12, ink(0), 0.25) +
    line("M0 -180V-226", orange(16), 6) +
    fill("M-92 0C-104 -70 -72 -170 0 -206C72 -170 104 -70 92 0C40 10 -40 10 -92 0Z", hay) +
    fill("M92 0C104 -70 72 -170 0 -206C34 -150 52 -70 36 6C56 6 76 4 92 0Z", lit) +
    times(9, (index) =>
      line(
        `M${-70 + index * 17} ${-20 - (index % 3) * 32}q4 ${-20} ${n((4 - index) * 1.8)} -34`,
        mix(hay, lit, 0.5),
        3,
        0.6,
      ),
    );
  return litOnRight
    ? at(x, y, scale, drawn)
    : `<g transform="translate(${n(x)} ${n(y)}) scale(${-scale} ${scale})">${drawn}</g>`;
};

/** A well with its sweep: a forked post, a long pole, a bucket over the curb; 420 high at scale 1. */
export const wellSweep = (x: number, y: number, scale: number, wood: Colour, lit: Colour): Layer =>
  at(
    x,
    y,
    scale,
    [
      oval(0, 4, 60, 9, ink(0), 0.2),
      fill("M-9 0L-6 -270L-22 -306H-12L0 -282L12 -306H22L6 -270L9 0Z", wood),
      line("M-190 -150L230 -420", wood, 11),
      line("M-190 -153L230 -423", lit, 3),
      box(-206, -160, 34, 30, wood, { round: 6 }),
      line("M228 -418V-92", wood, 3.4),
      fill("M212 -92H244L240 -58H216Z", wood),
      box(176, -54, 104, 58, wood),
      box(176, -54, 104, 10, lit),
      box(176, -26, 104, 5, lit, { opacity: 0.5 }),
    ].join(""),
  );

/** A paling fence from x to x + width, its foot on y. */
export const fence = (x: number, y: number, width: number, height: number, colour: Colour): Layer =>
  box(x, y - height * 0.8, width, height * 0.1, colour) +
  box(x, y - height * 0.4, width, height * 0.1, colour) +
  times(Math.floor(width / (height * 0.45)) + 1, (index) =>
    box(x + index * height * 0.45, y - height, height * 0.12, height, colour),
  );
