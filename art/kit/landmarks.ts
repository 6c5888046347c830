import { cyan, ink, lamplight, mix, orange, red, sand } from "./colour.ts";
import { at, box, dot, fill, type Layer, line, mirrored, oval, polygon } from "./paper.ts";

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
