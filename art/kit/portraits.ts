import { type Colour, ink, mix, orange, red, sand } from "./colour.ts";
import { at, box, dot, fill, type Layer, line, oval, type Paper, times, within } from "./paper.ts";

// A person is drawn around zero, the middle between the eyes: the chin is 105 below it,
// the crown 105 above it, and the shoulders reach down to 300. The light comes from the left.

interface Face {
  skin: Colour;
  brows: Colour;
  /** Without them a moustache hides the mouth. */
  lips?: Colour;
  /** Half of the width at the ears, and at the jaw. */
  width: number;
  jaw: number;
  /** So far to the right the face is turned, to the left below zero. */
  look: number;
  /** The thickness of the brows. */
  brow: number;
  /** The size of the nose. */
  nose: number;
  /** The strength of the lines that laughter leaves, from 0 to 1. */
  lines: number;
}

/** The skin where it lies in the shade. */
const shadeOf = (skin: Colour): Colour => mix(skin, orange(48), 0.34);

/** The outline of a face. */
const outline = ({ width: w, jaw }: Pick<Face, "width" | "jaw">): string =>
  `M${-w} -26C${-w - 2} -130 ${w + 2} -130 ${w} -26C${w + 1} 20 ${w - 6} 52 ${jaw} 82C${jaw * 0.6} 113 ${-jaw * 0.6} 113 ${-jaw} 82C${-w + 6} 52 ${-w - 1} 20 ${-w} -26Z`;

const ear = (x: number, colour: Colour, inner: Colour): Layer =>
  oval(x, 8, 14, 22, colour) + oval(x, 9, 7, 13, inner);

const ears = ({ width, look, skin }: Face): Layer =>
  ear(-width - 2 - look * 0.3, skin, shadeOf(skin)) +
  ear(width + 2 - look * 0.3, shadeOf(skin), mix(shadeOf(skin), orange(40), 0.3));

/** The side away from the light, along the ridge of the nose. */
const farSide = (x: number, nose: number): string =>
  `M${x + 16} -130C${x + 8} -70 ${x + 2} -30 ${x + 3} -6C${x + 6} 12 ${x + 12 * nose} 24 ${x + 14 * nose} 34C${x + 14 * nose} 42 ${x + 6} 45 ${x + 2} 46C${x + 6} 62 ${x + 2} 84 ${x + 8} 130H140V-130Z`;

const eye = (x: number, turn: number): Layer =>
  dot(x + turn, 2, 7.4, ink(10)) +
  line(`M${x - 14} 0Q${x} -13 ${x + 14} 0`, ink(10), 4.4) +
  dot(x + turn - 2.4, -1, 2.1, sand(100));

const brow = (x: number, side: number, colour: Colour, width: number): Layer =>
  line(`M${x - side * 17} -22Q${x + side * 2} -32 ${x + side * 20} -22`, colour, width);

const wrinkles = (x: number, colour: Colour, strength: number): Layer =>
  line(
    `M${x - 60} 4L${x - 67} 0M${x - 60} 10L${x - 67} 12M${x + 60} 4L${x + 67} 0M${x + 60} 10L${x + 67} 12M${x - 34} 50Q${x - 41} 57 ${x - 40} 66M${x + 34} 50Q${x + 41} 57 ${x + 40} 66`,
    colour,
    3,
    strength,
  );

const smile = (x: number, lips: Colour): Layer =>
  fill(`M${x - 27} 64Q${x - 10} 60 ${x} 63Q${x + 10} 60 ${x + 27} 64Q${x} 88 ${x - 27} 64Z`, lips) +
  line(`M${x - 31} 62Q${x} 76 ${x + 31} 62`, mix(lips, ink(0), 0.45), 3.4);

/** A friendly face; hair, hat and moustache go over it. */
export const face = (p: Paper, drawn: Face): Layer => {
  const { skin, brows, lips, look, brow: thick, nose, lines } = drawn;
  const shade = shadeOf(skin);
  const dark = mix(shade, orange(36), 0.45);
  const shape = outline(drawn);
  return [
    ears(drawn),
    fill(shape, skin),
    within(
      p,
      shape,
      fill(farSide(look, nose), shade) +
        oval(look - 46, 40, 20, 14, red(66), 0.3) +
        oval(look + 46, 40, 20, 14, red(52), 0.2),
    ),
    eye(look - 33, look * 0.12),
    eye(look + 33, look * 0.12),
    brow(look - 33, -1, brows, thick),
    brow(look + 33, 1, brows, thick),
    line(`M${look - 11 * nose} 40Q${look} 49 ${look + 11 * nose} 41`, dark, 4),
    lines > 0 ? wrinkles(look, dark, lines) : "",
    lips ? smile(look, lips) : "",
  ].join("");
};

/** The neck, with the shade of the chin on it. */
export const neck = (skin: Colour): Layer => {
  const lit = mix(skin, shadeOf(skin), 0.25);
  const shade = mix(shadeOf(skin), orange(40), 0.28);
  return (
    fill("M-39 60V150C-20 190 20 190 39 150V60Z", lit) +
    fill("M-39 60V100C-24 122 4 130 12 184C28 180 39 150 39 150V60Z", shade)
  );
};

const SHOULDERS =
  "M-206 310C-208 222 -186 180 -122 158C-80 144 -50 138 -42 116Q0 184 42 116C50 138 80 144 122 158C186 180 208 222 206 310Z";

/** A garment over both shoulders, darker away from the light; `worn` is drawn on it and never beyond it. */
export const garment = (p: Paper, cloth: Colour, worn: Layer): Layer =>
  fill(SHOULDERS, cloth) +
  within(
    p,
    SHOULDERS,
    fill("M40 110C60 160 66 240 60 320H240V110Z", mix(cloth, ink(10), 0.28)) + worn,
  );

/** Round glasses before the eyes of a face that looks to `look`. */
export const glasses = (look: number, frame: Colour): Layer =>
  line(
    `M${look - 58} 2a25 25 0 1 0 50 0a25 25 0 1 0 -50 0M${look + 8} 2a25 25 0 1 0 50 0a25 25 0 1 0 -50 0M${look - 8} 0Q${look} -7 ${look + 8} 0M${look - 58} 0L-84 -6M${look + 58} 0L84 -6`,
    frame,
    4.6,
  );

/** A hand that holds something upright on (x, y), with its cuff; 62 wide at scale 1. */
export const hand = (x: number, y: number, scale: number, skin: Colour, cuff: Colour): Layer =>
  at(
    x,
    y,
    scale,
    fill("M-27 26C-20 34 20 34 27 26L40 120H-40Z", cuff) +
      fill("M-28 -28C-32 10 -30 36 0 38C30 36 32 10 28 -28Z", shadeOf(skin)) +
      times(4, (index) =>
        box(-31 + index * 1.4, -35 + index * 17, 60 - index * 3.4, 15, skin, { round: 7.5 }),
      ),
  );

/** Places a person in a square picture. */
export const portrait = (drawn: Layer): Layer => at(240, 216, 1.1, drawn);
