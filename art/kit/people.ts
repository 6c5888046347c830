import { type Colour, ink, orange, sand } from "./colour.ts";
import { at, dot, fill, type Layer, line, mirrored, oval, polygon } from "./paper.ts";

/** Someone in the sun on a towel, the head to the left; lies on zero. */
export const bather = (towel: Colour, suit: Colour): Layer =>
  [
    polygon(towel, [-60, -6], [52, -10], [66, 8], [-54, 12]),
    line("M-34 -4H4", orange(82), 13),
    line("M4 -3H48M20 -2L38 -16L52 -2", orange(82), 8),
    line("M-8 -4H8", suit, 13),
    dot(-46, -6, 8, orange(82)),
    dot(-49, -8, 7, sand(20)),
  ].join("");

export interface Clothes {
  top: Colour;
  legs: Colour;
  hair?: Colour;
  skin?: Colour;
}

const SKIN = orange(86);

const HAIR = ink(12);

const SHADOW = oval(0, 2, 16, 4, ink(0), 0.15);

const head = (x: number, y: number, skin: Colour, hair: Colour): Layer =>
  dot(x, y, 8.5, skin) +
  fill(
    `M${x - 9} ${y - 2}C${x - 9} ${y - 14} ${x + 9} ${y - 14} ${x + 9} ${y - 2}C${x + 5} ${y - 7} ${x - 5} ${y - 7} ${x - 9} ${y - 2}Z`,
    hair,
  );

/** Someone at a distance, standing on (x, y); 90 high at scale 1. */
export const person = (
  x: number,
  y: number,
  scale: number,
  { top, legs, hair = HAIR, skin = SKIN }: Clothes,
): Layer =>
  at(
    x,
    y,
    scale,
    SHADOW +
      fill("M-9 0L-6 -40H6L9 0H3L0 -26L-3 0Z", legs) +
      fill("M-11 -36C-12 -62 -8 -70 0 -70C8 -70 12 -62 11 -36Z", top) +
      head(0, -80, skin, hair),
  );

/** The same in a stride, towards the right (or the left), with an arm; a rucksack if wanted. */
export const walker = (
  x: number,
  y: number,
  scale: number,
  { top, legs, hair = HAIR, skin = SKIN }: Clothes,
  { toLeft = false, rucksack }: { toLeft?: boolean; rucksack?: Colour } = {},
): Layer =>
  (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    SHADOW +
      line("M-2 -38L-14 -2", legs, 8) +
      line("M2 -38L12 -20L13 0", legs, 8) +
      (rucksack ? fill("M-22 -66q-4 2 -4 10v14q0 6 6 6h10v-30Z", rucksack) : "") +
      fill("M-11 -34C-12 -62 -8 -70 1 -70C9 -70 12 -60 10 -34Z", top) +
      line("M1 -60L10 -44L20 -42", top, 6) +
      dot(21, -42, 3.4, skin) +
      head(2, -80, skin, hair),
  );

/** Seated on something at (x, y), turned to the right (or the left). */
export const sitter = (
  x: number,
  y: number,
  scale: number,
  { top, legs, hair = HAIR, skin = SKIN }: Clothes,
  toLeft = false,
): Layer =>
  (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    line("M-2 -2L22 -2L24 26", legs, 9) +
      fill("M-12 2C-13 -24 -8 -34 0 -34C8 -34 12 -24 10 2Z", top) +
      line("M2 -24L14 -10L24 -12", top, 6) +
      dot(25, -12, 3.4, skin) +
      head(1, -44, skin, hair),
  );

const wheel = (x: number, radius: number, colour: Colour): Layer =>
  `<circle cx="${x}" cy="${-radius}" r="${radius}" stroke="${colour}" stroke-width="3.4" fill="none"/>`;

/** A bicycle that stands on (x, y), its front to the right; 104 long at scale 1. */
export const bicycleParts = (frame: Colour, tyre: Colour): Layer =>
  wheel(-32, 20, tyre) +
  wheel(32, 20, tyre) +
  line("M-32 -20L-6 -20L20 -48L-12 -48L-32 -20M-6 -20L-14 -54M32 -20L18 -58", frame, 4) +
  line("M-20 -56H-8M14 -60L26 -62", tyre, 5);

export const bicycle = (
  x: number,
  y: number,
  scale: number,
  frame: Colour,
  tyre: Colour = ink(15),
): Layer => at(x, y, scale, bicycleParts(frame, tyre));

/** Someone on a bicycle; with panniers if wanted. */
export const cyclist = (
  x: number,
  y: number,
  scale: number,
  { top, legs, hair = HAIR, skin = SKIN }: Clothes,
  {
    toLeft = false,
    frame = orange(55),
    panniers,
  }: { toLeft?: boolean; frame?: Colour; panniers?: Colour } = {},
): Layer =>
  (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    oval(0, 1, 52, 5, ink(0), 0.14) +
      bicycleParts(frame, ink(15)) +
      (panniers ? `<rect x="-50" y="-40" width="24" height="26" rx="5" fill="${panniers}"/>` : "") +
      line("M-12 -58L8 -40L-2 -14", legs, 8.5) +
      fill("M-20 -56C-20 -78 -6 -100 8 -98C16 -96 14 -86 4 -72C-2 -64 -4 -56 -4 -52Z", top) +
      line("M6 -88L14 -70L24 -64", top, 6) +
      head(12, -106, skin, hair),
  );
