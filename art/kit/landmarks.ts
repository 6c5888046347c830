import { arch } from "./buildings.ts";
import { type Colour, cyan, ink, lamplight, mix, orange, red, sand } from "./colour.ts";
import {
  at,
  box,
  dot,
  fill,
  type Layer,
  line,
  mirrored,
  n,
  oval,
  type Paper,
  polygon,
  times,
} from "./paper.ts";

const lion =
  fill("M30 -40C74 -58 80 -20 62 -6C52 -18 40 -16 30 -20Z", lamplight(64)) +
  line("M72 -14q18 10 20 28", cyan(94), 5);

/** The fountain with lions of a baroque square: a basin, an obelisk with a ball; about 380 × 290 at scale 1. */
export const fountain = (x: number, y: number, scale: number): Layer => {
  const stone = sand(98);
  const shade = sand(82);
  return at(
    x,
    y,
    scale,
    [
      oval(0, 34, 190, 44, sand(72)),
      oval(0, 20, 178, 38, stone),
      oval(0, 16, 156, 29, mix(cyan(66), sand(56), 0.25)),
      oval(-30, 14, 60, 8, cyan(80), 0.8),
      fill("M-34 16L-26 -96H26L34 16Z", stone),
      fill("M6 16L8 -96H26L34 16Z", shade),
      mirrored(0, 0, 1, lion),
      lion,
      box(-40, -110, 80, 16, orange(98)),
      fill("M-20 -110L-9 -190H9L20 -110Z", stone),
      fill("M3 -110L4 -190H9L20 -110Z", shade),
      dot(0, -204, 17, lamplight(64)),
    ].join(""),
  );
};

/** The clock tower of Petrovaradin on its own foot (x, y), 362 high at scale 1. */
export const clockTower = (x: number, y: number, scale: number): Layer => {
  const dark = mix(ink(24), sand(16), 0.4);
  const roof = mix(red(28), orange(26), 0.35);
  const wall = mix(lamplight(90), sand(98), 0.5);
  return at(
    x,
    y,
    scale,
    [
      box(-44, -170, 88, 172, wall),
      box(14, -170, 30, 172, mix(orange(78), sand(64), 0.4)),
      box(-52, -180, 104, 14, orange(28)),
      dot(-8, -118, 35.5, dark),
      dot(-8, -118, 30.5, orange(98)),
      line("M-8 -118V-141M-8 -118L10 -108", dark, 5),
      fill("M-50 -180C-50 -226 -22 -236 -14 -246V-262H14V-246C22 -236 50 -226 50 -180Z", roof),
      box(-12, -286, 24, 26, wall),
      fill("M-18 -286C-14 -308 -4 -312 0 -340C4 -312 14 -308 18 -286Z", roof),
      polygon(dark, [-2, -362], [2, -362], [2, -338], [-2, -338]),
    ].join(""),
  );
};

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

export interface HallColours {
  wall: Colour;
  shade: Colour;
  roof: Colour;
  roofShade: Colour;
  trim: Colour;
  dark: Colour;
}

/** A long house under a hipped roof seen from the front, with cornice and plinth; its left foot is (x, y). */
export const hall = (
  x: number,
  y: number,
  width: number,
  height: number,
  colours: HallColours,
  {
    roof,
    columns,
    rows = 2,
    arched = false,
  }: { roof: number; columns: number; rows?: number; arched?: boolean },
): Layer => {
  const { wall, shade, roof: tiles, roofShade, trim, dark } = colours;
  const top = y - height;
  const eave = height * 0.05;
  return [
    box(x, top, width, height, wall),
    box(x, y - height * 0.09, width, height * 0.09, shade),
    polygon(
      tiles,
      [x - eave * 1.6, top],
      [x + roof * 0.8, top - roof],
      [x + width - roof * 0.8, top - roof],
      [x + width + eave * 1.6, top],
    ),
    polygon(
      roofShade,
      [x + width - roof * 1.5, top],
      [x + width - roof * 0.8, top - roof],
      [x + width + eave * 1.6, top],
    ),
    box(x - eave, top - eave * 0.4, width + eave * 2, eave, trim),
    box(x, top + eave * 0.6, width, eave * 0.7, shade, { opacity: 0.7 }),
    windows(x, top + height * 0.06, width, height * 0.86, { columns, rows, dark, trim, arched }),
  ].join("");
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

/** A pointed roof over (x, y), light on the left. */
export const spire = (
  x: number,
  y: number,
  width: number,
  height: number,
  lit: Colour,
  shade: Colour,
): Layer =>
  polygon(lit, [x - width / 2, y], [x, y - height], [x + width / 2, y]) +
  polygon(shade, [x + width * 0.12, y], [x, y - height], [x + width / 2, y]);

/** A cross on a roof, its foot on (x, y). */
export const cross = (x: number, y: number, height: number, colour: Colour): Layer =>
  box(x - height * 0.05, y - height, height * 0.1, height, colour) +
  box(x - height * 0.25, y - height * 0.72, height * 0.5, height * 0.1, colour);

/** Leaves that fill an oval, darker ones below and lighter ones on top. */
export const foliage = (
  p: Paper,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  colours: Colour[],
): Layer =>
  times(count, (index) => {
    const turn = p.chance() * 6.28;
    const way = Math.sqrt(p.chance());
    const s = size * p.between(0.6, 1.1);
    const leaf = colours[Math.floor((index / count) * colours.length)] ?? "";
    return `<ellipse cx="${n(x + Math.cos(turn) * way * rx)}" cy="${n(y + Math.sin(turn) * way * ry)}" rx="${n(s)}" ry="${n(s * 0.66)}" fill="${leaf}" transform="rotate(${n(p.between(-50, 50))} ${n(x + Math.cos(turn) * way * rx)} ${n(y + Math.sin(turn) * way * ry)})"/>`;
  });

/** Cobbles or slabs in rows that come nearer from `top` to `bottom`. */
export const cobbles = (
  p: Paper,
  top: number,
  bottom: number,
  colour: Colour,
  { rows = 16, opacity = 0.5, from = 0, to = p.width } = {},
): Layer =>
  times(rows, (row) => {
    const way = ((row + 0.6) / rows) ** 1.7;
    const y = top + (bottom - top) * way;
    const long = 16 + 90 * way;
    return times(Math.round((to - from) / (long * 2.4)), () =>
      box(
        p.between(from, to - long),
        y + p.between(-3, 3) * way,
        long * p.between(0.5, 1),
        1.5 + 4 * way,
        colour,
        {
          round: 2,
          opacity: Number((opacity * p.between(0.5, 1)).toFixed(2)),
        },
      ),
    );
  });

/** A rowing boat seen from the side, its waterline on (x, y); 150 long at scale 1. */
export const rowboat = (x: number, y: number, scale: number, hull: Colour, inside: Colour): Layer =>
  at(
    x,
    y,
    scale,
    fill("M-76 -20C-40 -8 40 -8 76 -24L62 6C30 14 -36 14 -62 6Z", hull) +
      fill("M-76 -20C-40 -8 40 -8 76 -24C40 -16 -40 -16 -76 -20Z", inside) +
      fill("M-70 -10C-30 0 34 0 70 -12L66 -4C30 8 -34 8 -66 -2Z", mix(hull, sand(100), 0.25)),
  );

/** A park bench, its feet on (x, y); 120 wide at scale 1. */
export const bench = (x: number, y: number, scale: number, wood: Colour, iron: Colour): Layer =>
  at(
    x,
    y,
    scale,
    box(-54, -34, 7, 34, iron) +
      box(47, -34, 7, 34, iron) +
      box(-62, -38, 124, 8, wood) +
      box(-60, -66, 120, 8, wood) +
      box(-60, -53, 120, 8, wood) +
      box(-50, -68, 5, 34, iron) +
      box(45, -68, 5, 34, iron),
  );
