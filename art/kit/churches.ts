import { type Colour, mix, sand } from "./colour.ts";
import { at, box, dot, fill, type Layer, line, n, polygon, times } from "./paper.ts";
import { lancet, shaft } from "./walls.ts";

/** A baroque church with an onion dome on its bell tower; its left foot stands on (x, y), about 110 × 225 at scale 1. */
export const church = (
  x: number,
  y: number,
  scale: number,
  wall: Colour,
  lit: Colour,
  roof: Colour,
): Layer =>
  at(
    x,
    y,
    scale,
    [
      polygon(wall, [20, 0], [110, 0], [110, -58], [20, -58]),
      polygon(roof, [14, -56], [118, -56], [96, -92], [34, -92]),
      polygon(lit, [0, 0], [38, 0], [38, -128], [0, -128]),
      polygon(wall, [26, 0], [38, 0], [38, -128], [26, -128]),
      box(-3, -132, 44, 5, wall),
      fill(
        "M0 -132C-8 -150 6 -160 12 -166L12 -178C6 -186 16 -192 19 -208C22 -192 32 -186 26 -178L26 -166C32 -160 46 -150 38 -132Z",
        roof,
      ),
      box(18, -224, 2, 18, roof),
      box(14, -220, 10, 2, roof),
      fill("M13 -98v-14a6 6 0 0 1 12 0v14Z", roof, 0.85),
      dot(19, -78, 5, roof, 0.7),
      times(3, (index) => fill(`M${52 + index * 20} -18v-16a4 4 0 0 1 8 0v16Z`, roof, 0.6)),
    ].join(""),
  );

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

export interface GothicColours {
  lit: Colour;
  shade: Colour;
  trim: Colour;
  dark: Colour;
  roof: Colour;
  roofShade: Colour;
}

/** A neo-Gothic bell tower: buttresses, tall bell windows, gables, pinnacles and a spire; light from the left. */
export const gothicTower = (
  x: number,
  y: number,
  width: number,
  height: number,
  spireHeight: number,
  { lit, shade, trim, dark, roof, roofShade }: GothicColours,
  { clock = false }: { clock?: boolean } = {},
): Layer => {
  const w = width;
  const top = y - height;
  const course = (way: number) =>
    box(x - w * 0.56, y - height * way, w * 0.7, w * 0.06, trim) +
    box(x + w * 0.12, y - height * way, w * 0.44, w * 0.06, mix(trim, shade, 0.5));
  const pinnacle = (px: number, tall: number) =>
    shaft(px, top, w * 0.13, w * 0.34, lit, shade) +
    spire(px, top - w * 0.34, w * 0.17, tall, roof, roofShade);
  return [
    spire(x, top - w * 0.12, w * 0.84, spireHeight, roof, roofShade),
    cross(x, top - w * 0.12 - spireHeight + 4, w * 0.34, dark),
    shaft(x, y, w, height, lit, shade),
    box(x - w * 0.58, y - height * 0.92, w * 0.15, height * 0.92, mix(lit, trim, 0.14)),
    box(x + w * 0.43, y - height * 0.92, w * 0.15, height * 0.92, mix(shade, dark, 0.25)),
    box(x - w * 0.64, y - height * 0.46, w * 0.2, height * 0.46, mix(lit, trim, 0.14)),
    box(x + w * 0.45, y - height * 0.46, w * 0.2, height * 0.46, mix(shade, dark, 0.25)),
    course(0.36),
    course(0.62),
    course(0.98),
    [-0.2, 0.2]
      .map(
        (way) =>
          lancet(x + way * w, y - height * 0.66, w * 0.26, height * 0.27, trim) +
          lancet(x + way * w, y - height * 0.66, w * 0.19, height * 0.25, dark),
      )
      .join(""),
    clock
      ? dot(x, y - height * 0.51, w * 0.22, trim) +
        dot(x, y - height * 0.51, w * 0.18, mix(trim, sand(100), 0.7)) +
        line(
          `M${n(x)} ${n(y - height * 0.51)}v${n(-w * 0.14)}M${n(x)} ${n(y - height * 0.51)}l${n(w * 0.1)} ${n(w * 0.04)}`,
          dark,
          w * 0.03,
        )
      : lancet(x, y - height * 0.42, w * 0.2, height * 0.16, dark),
    polygon(
      lit,
      [x - w * 0.46, top],
      [x, top - w * 0.62],
      [x + w * 0.12, top - w * 0.46],
      [x + w * 0.12, top],
    ),
    polygon(shade, [x + w * 0.12, top], [x + w * 0.12, top - w * 0.46], [x + w * 0.46, top]),
    line(
      `M${n(x - w * 0.46)} ${n(top)}L${n(x)} ${n(top - w * 0.62)}L${n(x + w * 0.46)} ${n(top)}`,
      trim,
      w * 0.045,
    ),
    dot(x, top - w * 0.2, w * 0.09, dark),
    pinnacle(x - w * 0.5, w * 0.5),
    pinnacle(x + w * 0.5, w * 0.5),
  ].join("");
};

/** A baroque helmet on a tower, with its lantern and cross: its foot in the middle at (x, y), light from the left. */
export const helmet = (
  x: number,
  y: number,
  width: number,
  { lit, shade, wall, gold }: { lit: Colour; shade: Colour; wall: Colour; gold: Colour },
): Layer => {
  const s = width / 100;
  return at(
    x,
    y,
    Number(s.toFixed(3)),
    [
      fill("M-54 0C-56 -44 -30 -54 -18 -70H18C30 -54 56 -44 54 0Z", lit),
      fill("M14 0C22 -34 14 -54 6 -70H18C30 -54 56 -44 54 0Z", shade),
      box(-20, -78, 40, 9, lit),
      box(-14, -104, 28, 27, wall),
      box(4, -104, 10, 27, mix(wall, shade, 0.5)),
      box(-4, -98, 8, 21, shade),
      box(-19, -109, 38, 7, lit),
      fill("M-17 -109C-30 -124 -14 -140 -5 -150L0 -176L5 -150C14 -140 30 -124 17 -109Z", lit),
      fill("M4 -109C12 -124 6 -140 3 -152L0 -176L5 -150C14 -140 30 -124 17 -109Z", shade),
      dot(0, -178, 5, gold),
      box(-1.6, -216, 3.2, 38, gold),
      box(-10, -206, 20, 3.2, gold),
    ].join(""),
  );
};
