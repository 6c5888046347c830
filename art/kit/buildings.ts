import { amber, type Colour, mix } from "./colour.ts";
import { at, box, dot, fill, type Layer, n, type Paper, polygon, times } from "./paper.ts";

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

/** A small house with a hipped roof, seen from far. */
export function house(
  p: Paper,
  x: number,
  y: number,
  scale: number,
  wall: Colour,
  roof: Colour,
  lit?: Colour,
): Layer {
  const w = p.between(30, 56) * scale;
  const h = p.between(16, 26) * scale;
  return (
    box(x, y - h, w, h, wall) +
    polygon(
      roof,
      [x - 3 * scale, y - h],
      [x + w + 3 * scale, y - h],
      [x + w * 0.78, y - h - 14 * scale],
      [x + w * 0.22, y - h - 14 * scale],
    ) +
    [0.2, 0.5, 0.8]
      .map((t) =>
        box(x + w * t - 2 * scale, y - h * 0.7, 4 * scale, 6 * scale, lit ?? roof, {
          opacity: lit ? 1 : 0.55,
        }),
      )
      .join("")
  );
}

export interface FacadeColours {
  wall: Colour;
  trim: Colour;
  roof: Colour;
  shade: Colour;
  dark: Colour;
  /** What part of the windows is lit. */
  lit: number;
}

/** A baroque town house seen from the front: windows on a grid, arches below, dormers above. */
export function facade(
  p: Paper,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: FacadeColours,
): Layer {
  const { wall, trim, roof, shade, dark, lit } = colours;
  const columns = Math.max(2, Math.round(w / 62));
  const floors = Math.max(2, Math.round(h / 95));
  const roofHeight = p.between(58, 92);
  const dormers = Math.floor(columns / 2);
  let drawn =
    box(x, y - h, w, h, wall) +
    box(x + w * 0.72, y - h, w * 0.28, h, shade, { opacity: 0.35 }) +
    fill(
      `M${x - 8} ${y - h}L${x + 22} ${n(y - h - roofHeight)}H${x + w - 22}L${x + w + 8} ${y - h}Z`,
      roof,
    ) +
    box(x - 10, y - h - 8, w + 20, 13, trim);
  drawn += times(dormers, (index) => {
    const cx = x + (w * (index + 0.5)) / dormers;
    const cy = y - h - roofHeight * 0.28;
    return (
      fill(`M${n(cx - 13)} ${n(cy)}v-18a13 13 0 0 1 26 0v18Z`, trim) +
      box(cx - 7, cy - 16, 14, 16, dark)
    );
  });
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const cell = w / columns;
      const cx = x + cell * (column + 0.5);
      const cy = y - h + (h / floors) * (floor + 0.28);
      const ww = cell * 0.4;
      const hh = (h / floors) * 0.52;
      if (floor === floors - 1) {
        drawn += fill(
          `M${n(cx - ww * 0.62)} ${y}v${n(-hh * 1.15)}a${n(ww * 0.62)} ${n(ww * 0.62)} 0 0 1 ${n(ww * 1.24)} 0v${n(hh * 1.15)}Z`,
          dark,
        );
      } else {
        drawn +=
          box(cx - ww * 0.5 - 5, cy - 5, ww + 10, hh + 10, trim) +
          box(cx - ww * 0.5, cy, ww, hh, p.chance() < lit ? amber(86) : dark) +
          box(cx - 1.5, cy, 3, hh, trim) +
          box(cx - ww * 0.5, cy + hh * 0.4, ww, 3, trim) +
          box(cx - ww * 0.5 - 9, cy + hh + 5, ww + 18, 6, trim);
      }
    }
  }
  return (
    drawn +
    times(floors - 1, (floor) =>
      box(x, y - h + (h / floors) * (floor + 1) - 7, w, 5, trim, { opacity: 0.8 }),
    )
  );
}

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
      mix(colour, "#000000", 0.14),
      { opacity: 0.55 },
    ),
  );

/** A street lamp with its light; stands on (x, y). */
export const lamp = (x: number, y: number, height: number, post: Colour, light: Colour): Layer =>
  box(x - 2.5, y - height, 5, height, post) +
  box(x - 7, y - 6, 14, 6, post) +
  dot(x, y - height, height * 0.3, light, 0.16) +
  polygon(
    light,
    [x - 8, y - height - 16],
    [x + 8, y - height - 16],
    [x + 5, y - height],
    [x - 5, y - height],
  ) +
  polygon(post, [x - 11, y - height - 16], [x + 11, y - height - 16], [x, y - height - 26]);

/** A paling fence from x to x + width, its foot on y. */
export const fence = (x: number, y: number, width: number, height: number, colour: Colour): Layer =>
  box(x, y - height * 0.8, width, height * 0.1, colour) +
  box(x, y - height * 0.4, width, height * 0.1, colour) +
  times(Math.floor(width / (height * 0.45)) + 1, (index) =>
    box(x + index * height * 0.45, y - height, height * 0.12, height, colour),
  );
