import { type Colour, ink, mix } from "./colour.ts";
import { box, fill, type Layer, n, type Paper, times } from "./paper.ts";

/** An arched opening with a round top: its foot in the middle at (x, y). */
export const arch = (x: number, y: number, width: number, height: number, colour: Colour): Layer =>
  fill(
    `M${n(x - width / 2)} ${n(y)}v${n(-(height - width / 2))}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0v${n(height - width / 2)}Z`,
    colour,
  );

/** A few bricks here and there on a wall. */
export const bricks = (
  p: Paper,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
  count: number,
): Layer =>
  times(count, () =>
    box(
      x + p.chance() * Math.max(0, w - 30),
      y + Math.round((p.chance() * h) / 10) * 10,
      p.between(14, 30),
      5,
      mix(colour, ink(0), 0.14),
      { opacity: 0.55 },
    ),
  );

/** Windows in rows on a wall, each with its trim and sill. */
export const windows = (
  x: number,
  y: number,
  width: number,
  height: number,
  {
    columns,
    rows = 1,
    dark,
    trim,
    arched = false,
    wide = 0.42,
    high = 0.6,
  }: {
    columns: number;
    rows?: number;
    dark: Colour;
    trim?: Colour;
    arched?: boolean;
    /** What part of its cell a window fills. */
    wide?: number;
    high?: number;
  },
): Layer =>
  times(columns * rows, (index) => {
    const cell = width / columns;
    const floor = height / rows;
    const w = cell * wide;
    const h = floor * high;
    const left = x + cell * ((index % columns) + 0.5) - w / 2;
    const top = y + floor * Math.floor(index / columns) + (floor - h) / 2;
    const t = Math.max(1.5, w * 0.16);
    const frame = trim
      ? box(left - t, top - t, w + t * 2, h + t * 2, trim) +
        box(left - t * 2, top + h + t * 0.6, w + t * 4, t, trim)
      : "";
    return arched
      ? arch(left + w / 2, top + h, w, h, dark)
      : frame +
          box(left, top, w, h, dark) +
          (trim ? box(left + w / 2 - t * 0.25, top, t * 0.5, h, trim) : "");
  });

/** A pointed arch, its foot in the middle at (x, y). */
export const lancet = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
): Layer => {
  const half = width / 2;
  const straight = height - width * 0.9;
  return fill(
    `M${n(x - half)} ${n(y)}V${n(y - straight)}Q${n(x - half)} ${n(y - straight - width * 0.55)} ${n(x)} ${n(y - height)}Q${n(x + half)} ${n(y - straight - width * 0.55)} ${n(x + half)} ${n(y - straight)}V${n(y)}Z`,
    colour,
  );
};

/** A straight wall of two tones around its middle: light on the left, shade on the right. */
export const shaft = (
  x: number,
  y: number,
  width: number,
  height: number,
  lit: Colour,
  shade: Colour,
  part = 0.62,
): Layer =>
  box(x - width / 2, y - height, width, height, lit) +
  box(x - width / 2 + width * part, y - height, width * (1 - part), height, shade);
