import { type Colour, ink, mix, orange, sand } from "./colour.ts";
import { at, dot, fill, type Layer, line, mirrored, oval, type Paper, times } from "./paper.ts";

/** A wild goose in flight to the left: its wings up or down; 150 long at scale 1. */
const flyingGoose = (
  x: number,
  y: number,
  scale: number,
  body: Colour,
  wing: Colour,
  up = true,
): Layer =>
  at(
    x,
    y,
    scale,
    (up
      ? fill("M-6 -4C6 -40 40 -74 78 -84C66 -52 50 -20 26 -2Z", mix(wing, body, 0.5))
      : fill("M-4 2C0 30 26 62 62 74C56 44 44 18 24 0Z", mix(wing, body, 0.5))) +
      fill(
        "M-88 -8C-84 -15 -76 -16 -70 -13C-50 -6 -36 -10 -16 -14C10 -18 40 -8 66 0L84 2L66 8C40 16 -10 16 -30 4C-44 -2 -60 -2 -74 -5Z",
        body,
      ) +
      (up
        ? fill("M-18 -6C-26 -44 -6 -84 22 -104C30 -70 28 -28 18 0Z", wing)
        : fill("M-20 0C-30 30 -16 66 6 86C20 58 24 24 16 0Z", wing)),
  );

/** A skein: geese in two lines that open from the first one at (x, y). */
export const skein = (
  p: Paper,
  x: number,
  y: number,
  scale: number,
  left: number,
  right: number,
  body: Colour,
  wing: Colour,
): Layer => {
  const gap = 165 * scale;
  const bird = (bx: number, by: number): Layer =>
    flyingGoose(
      bx + p.between(-12, 12) * scale,
      by + p.between(-14, 14) * scale,
      scale * p.between(0.92, 1.06),
      body,
      wing,
      p.chance() < 0.6,
    );
  return (
    times(left, (index) => bird(x + (index + 1) * gap, y - (index + 1) * gap * 0.28)) +
    times(right, (index) => bird(x + (index + 1) * gap * 0.86, y + (index + 1) * gap * 0.46)) +
    bird(x, y)
  );
};

/** A farm goose that stands on (x, y), its bill to the right; 120 high at scale 1. */
export const goose = (
  x: number,
  y: number,
  scale: number,
  {
    toLeft = false,
    grazing = false,
    down = sand(100),
    shade = mix(sand(84), ink(80), 0.4),
  }: { toLeft?: boolean; grazing?: boolean; down?: Colour; shade?: Colour } = {},
): Layer => {
  const bill = orange(62);
  return (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    oval(0, 1, 48, 6, ink(0), 0.14) +
      line("M-6 -24V0H6M12 -24V0H24", bill, 5) +
      (grazing
        ? line("M34 -54C60 -56 70 -40 72 -14", down, 14) +
          fill("M64 -18C64 -2 70 8 78 12C84 4 82 -10 79 -18Z", bill) +
          oval(72, -16, 9, 12, down)
        : line("M32 -52C48 -68 34 -86 44 -104", down, 14) +
          fill("M50 -114L70 -104L50 -98Z", bill) +
          oval(45, -107, 12, 10, down) +
          dot(48, -109, 2, ink(10))) +
      fill("M-64 -50C-44 -52 -24 -76 12 -72C44 -66 52 -46 38 -28C22 -12 -20 -12 -40 -30Z", down) +
      fill("M-64 -50C-40 -48 -20 -60 10 -52C18 -36 -8 -22 -36 -30Z", shade) +
      fill("M-40 -30C-20 -12 22 -12 38 -28C10 -20 -16 -22 -40 -30Z", mix(shade, ink(60), 0.25)),
  );
};
