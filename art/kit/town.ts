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

/** A plague column with its saints and balustrade, its foot in the middle at (x, y); 620 high at scale 1. */
export const plagueColumn = (
  x: number,
  y: number,
  scale: number,
  lit: Colour,
  shade: Colour,
): Layer => {
  const gold = lamplight(70);
  const saint = (sx: number, sy: number, size: number, turned: boolean) =>
    (turned ? mirrored : at)(
      sx,
      sy,
      size,
      fill("M-16 0C-20 -40 -16 -70 -10 -82H10C18 -70 20 -36 18 0Z", lit) +
        fill("M4 0C2 -40 4 -70 6 -82H10C18 -70 20 -36 18 0Z", shade) +
        line("M8 -72L26 -92", lit, 8) +
        dot(0, -94, 11, lit) +
        oval(3, -93, 7, 10, shade, 0.5),
    );
  return at(
    x,
    y,
    scale,
    [
      oval(0, 8, 250, 26, ink(10), 0.2),
      polygon(lit, [-214, -16], [214, -16], [240, 12], [-240, 12]),
      polygon(shade, [60, -16], [214, -16], [240, 12], [72, 12]),
      box(-150, -70, 300, 56, lit),
      box(50, -70, 100, 56, shade),
      box(-162, -80, 324, 14, mix(lit, orange(100), 0.5)),
      polygon(lit, [-70, -80], [70, -80], [56, -214], [-56, -214]),
      polygon(shade, [16, -80], [70, -80], [56, -214], [14, -214]),
      box(-78, -226, 156, 16, mix(lit, orange(100), 0.5)),
      fill("M-34 -226L-24 -500H24L34 -226Z", lit),
      fill("M8 -226L6 -500H24L34 -226Z", shade),
      times(6, (index) => {
        const side = index % 2 ? 1 : -1;
        const cy = -262 - index * 42;
        return (
          dot(side * 26, cy, 22, index % 2 ? shade : lit) +
          dot(side * 6, cy + 12, 20, lit) +
          dot(side * 12, cy - 14, 14, index % 2 ? mix(lit, shade, 0.6) : lit)
        );
      }),
      box(-40, -510, 80, 12, mix(lit, orange(100), 0.5)),
      times(12, (index) => {
        const turn = (index / 12) * 6.28;
        return line(`M0 -560L${n(Math.cos(turn) * 56)} ${n(-560 + Math.sin(turn) * 56)}`, gold, 6);
      }),
      fill("M-30 -510C-34 -560 -14 -590 0 -592C14 -590 34 -560 30 -510Z", lit),
      fill("M6 -510C10 -550 8 -580 0 -592C14 -590 34 -560 30 -510Z", shade),
      dot(0, -598, 13, gold),
      saint(-112, -80, 1.15, true),
      saint(112, -80, 1.15, false),
      saint(0, -226, 0.9, false),
      times(9, (index) =>
        box(-232 + index * 56, -52, 16, 62, index > 5 ? shade : lit, { round: 8 }),
      ),
      box(-244, -60, 488, 13, mix(lit, orange(100), 0.6)),
      box(70, -60, 174, 13, mix(lit, shade, 0.5)),
      box(-250, 2, 500, 14, lit),
      box(70, 2, 180, 14, shade),
    ].join(""),
  );
};

/** A sunshade with its table, standing on (x, y); 120 high at scale 1. */
export const sunshade = (
  x: number,
  y: number,
  scale: number,
  cloth: Colour,
  other: Colour,
): Layer =>
  at(
    x,
    y,
    scale,
    oval(0, 2, 60, 8, ink(0), 0.15) +
      box(-2.5, -110, 5, 112, sand(50)) +
      fill("M-76 -86Q-60 -124 0 -132Q60 -124 76 -86Q38 -96 0 -90Q-38 -96 -76 -86Z", cloth) +
      fill("M-38 -92Q-34 -122 0 -132Q34 -122 38 -92Q18 -94 0 -90Q-18 -94 -38 -92Z", other) +
      fill("M-8 -91Q-8 -120 0 -132Q8 -120 8 -91L0 -90Z", cloth),
  );

/** A changing cabin of boards with a gable; stands on zero, 100 high. */
export const cabin = (colour: Colour, roof: Colour): Layer =>
  [
    oval(20, 2, 56, 8, sand(30), 0.25),
    box(-34, -74, 68, 76, colour),
    times(4, (index) => box(-25 + index * 15, -74, 7, 76, sand(100))),
    box(-14, -56, 30, 58, mix(colour, sand(20), 0.35)),
    polygon(roof, [-44, -70], [0, -104], [44, -70]),
    box(-46, -74, 92, 7, sand(100)),
  ].join("");
