import { type Colour, green, ink, mix, orange, sand } from "./colour.ts";
import { at, box, dot, fill, type Layer, line, n, type Paper, polygon, times } from "./paper.ts";
import { windows } from "./walls.ts";

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

export interface HouseColours {
  wall: Colour;
  shade: Colour;
  roof: Colour;
  dark: Colour;
}

/** A cellar house seen from its gable with an arched door, its left foot on (x, y); 200 × 190 at scale 1. */
export const cellarHouse = (
  x: number,
  y: number,
  scale: number,
  { wall, shade, roof, dark }: HouseColours,
  snow?: Colour,
): Layer =>
  at(
    x,
    y,
    scale,
    [
      polygon(shade, [96, -92], [230, -84], [230, -4], [96, 0]),
      polygon(wall, [0, 0], [96, 0], [96, -92], [48, -150], [0, -92]),
      polygon(mix(wall, shade, 0.5), [0, 0], [96, 0], [96, -12], [0, -12]),
      box(176, -180, 18, 50, shade),
      box(173, -186, 24, 8, snow ?? roof),
      polygon(snow ?? roof, [46, -158], [200, -150], [244, -80], [102, -86]),
      polygon(mix(roof, ink(5), 0.3), [102, -86], [244, -80], [242, -74], [99, -78]),
      line("M-10 -84L47 -156L106 -84", snow ?? mix(roof, ink(5), 0.3), 9),
      fill("M30 0v-46a18 18 0 0 1 36 0v46Z", mix(wall, dark, 0.35)),
      fill("M34 0v-45a14 14 0 0 1 28 0v45Z", dark),
      dot(48, -104, 8, dark),
      box(146, -58, 22, 24, dark),
    ].join(""),
  );

/** A Slavonian village house, its gable to the street beside the gate, its left foot on (x, y); 420 × 250 at scale 1. */
export const gableHouse = (
  x: number,
  y: number,
  scale: number,
  { wall, shade, roof, dark }: HouseColours,
  trim: Colour = sand(99),
): Layer => {
  const window = (left: number): Layer =>
    box(left - 7, -100, 46, 62, trim) +
    box(left, -94, 32, 50, dark) +
    box(left + 14.5, -94, 3, 50, trim) +
    box(left, -76, 32, 3, trim) +
    box(left - 10, -106, 52, 7, trim) +
    box(left - 9, -38, 50, 5, trim);
  return at(
    x,
    y,
    scale,
    [
      polygon(mix(roof, ink(8), 0.18), [96, -232], [372, -222], [400, -132], [190, -136]),
      polygon(shade, [190, -136], [392, -132], [392, -20], [190, 0]),
      times(4, (index) => box(226 + index * 46, -130, 9, 100, mix(shade, wall, 0.6))),
      box(300, -266, 24, 52, mix(roof, shade, 0.4)),
      polygon(wall, [0, 0], [0, -134], [96, -236], [192, -134], [192, 0]),
      polygon(shade, [150, 0], [150, -178], [192, -134], [192, 0]),
      box(0, -16, 192, 16, mix(wall, dark, 0.4)),
      box(-4, -140, 200, 7, trim),
      line("M-14 -124L96 -242L206 -124", roof, 13),
      line("M0 -128L96 -230L192 -128", trim, 5),
      fill("M68 -156v-22a9 9 0 0 1 18 0v22ZM106 -156v-22a9 9 0 0 1 18 0v22Z", dark),
      dot(96, -204, 7, trim),
      window(34),
      window(118),
      box(196, -88, 200, 88, mix(wall, sand(92), 0.5)),
      box(192, -95, 208, 9, roof),
      fill("M222 0v-72a32 24 0 0 1 64 0v72Z", mix(orange(26), green(26), 0.5)),
      line("M254 -94V0", mix(orange(16), green(16), 0.5), 3),
      fill("M328 0v-62a17 15 0 0 1 34 0v62Z", mix(orange(26), green(26), 0.5)),
    ].join(""),
  );
};

/** A house with its gable to the street, seen from the front; its left foot is (x, y). */
export const gableFront = (
  x: number,
  y: number,
  width: number,
  height: number,
  { wall, roof, trim, dark }: { wall: Colour; roof: Colour; trim: Colour; dark: Colour },
): Layer => {
  const top = y - height;
  const peak = width * 0.42;
  return [
    box(x, top, width, height, wall),
    polygon(wall, [x, top + 1], [x + width / 2, top - peak], [x + width, top + 1]),
    line(
      `M${n(x - width * 0.05)} ${n(top + width * 0.04)}L${n(x + width / 2)} ${n(top - peak)}L${n(x + width * 1.05)} ${n(top + width * 0.04)}`,
      roof,
      width * 0.07,
    ),
    box(x, y - height * 0.12, width, height * 0.12, mix(wall, dark, 0.3)),
    windows(x + width * 0.08, top, width * 0.84, height * 0.9, {
      columns: 2,
      dark,
      trim,
      wide: 0.36,
      high: 0.5,
    }),
    dot(x + width / 2, top - peak * 0.35, width * 0.06, dark),
  ].join("");
};

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
