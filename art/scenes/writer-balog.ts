import { type Colour, cyan, green, ink, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { sky } from "../kit/light.ts";
import { reedBed } from "../kit/marsh.ts";
import { at, box, dot, fill, type Layer, line, oval, SQUARE } from "../kit/paper.ts";
import { face, garment, neck, portrait } from "../kit/portraits.ts";
import { scene } from "../kit/scene.ts";

const SKIN = orange(85);
const HAIR = mix(sand(98), cyan(92), 0.4);
const HAIR_SHADE = mix(sand(78), teal(66), 0.45);
const JACKET = mix(sand(64), green(52), 0.35);
const SHIRT = sand(100);
const BARREL = ink(14);

const backHair = fill("M-70 44C-112 10 -112 -126 0 -132C112 -126 112 10 70 44Z", HAIR_SHADE);

const hair =
  fill(
    "M-78 44C-112 34 -120 -50 -96 -92C-76 -130 -30 -146 14 -140C74 -138 112 -96 108 -40C106 0 98 34 76 46C78 20 78 -14 70 -34C40 -34 -16 -46 -44 -80C-48 -52 -66 -34 -74 -14C-82 8 -74 28 -78 44Z",
    HAIR,
  ) +
  fill(
    "M14 -140C74 -138 112 -96 108 -40C106 0 98 34 76 46C78 20 78 -14 70 -34C92 -50 90 -112 14 -140Z",
    HAIR_SHADE,
  ) +
  line("M-46 -86C-20 -66 20 -60 56 -64", HAIR_SHADE, 4.5) +
  line("M-48 -84C-72 -74 -88 -50 -90 -20M-50 -90C-40 -112 -20 -120 0 -122", HAIR_SHADE, 4.5);

const bulrush = (x: number, base: number, height: number, lean: number, colour: Colour): Layer =>
  line(`M${x} ${base}Q${x} ${base - height / 2} ${x + lean} ${base - height}`, colour, 6) +
  at(x + lean, base - height + 20, 1, oval(0, 0, 10, 36, colour), lean / 5);

const blade = (x: number, base: number, height: number, lean: number, colour: Colour): Layer =>
  fill(
    `M${x - 9} ${base}Q${x - 6} ${base - height * 0.6} ${x + lean} ${base - height}Q${x + 8} ${base - height * 0.5} ${x + 9} ${base}Z`,
    colour,
  );

const far = mix(teal(54), cyan(62), 0.4);
const near = teal(26);
const middle = teal(38);

const reeds = [
  blade(34, 490, 300, 60, middle),
  blade(96, 490, 210, -50, middle),
  blade(398, 490, 220, 46, middle),
  blade(462, 490, 270, -54, middle),
  bulrush(96, 490, 300, 14, middle),
  bulrush(420, 490, 250, -8, middle),
  blade(14, 490, 360, -30, near),
  blade(68, 490, 250, 36, near),
  blade(440, 490, 280, 30, near),
  bulrush(28, 490, 410, 10, near),
  bulrush(62, 490, 340, -6, near),
  bulrush(456, 490, 320, 8, near),
].join("");

const notebook =
  box(88, 176, 66, 60, orange(58), { round: 4 }) +
  box(98, 176, 6, 60, orange(40)) +
  line("M140 200L150 158", sand(92), 7) +
  fill("M70 212H166V320H70Z", mix(JACKET, ink(10), 0.45));

const binoculars =
  line("M-54 132C-60 160 -46 176 -28 190M54 132C60 160 46 176 28 190", BARREL, 8) +
  box(-18, 196, 36, 22, ink(26)) +
  [-33, 33]
    .map(
      (x) =>
        fill(`M${x - 18} 180H${x + 18}L${x + 29} 270H${x - 29}Z`, BARREL) +
        box(x - 21, 172, 42, 15, ink(34), { round: 5 }) +
        line(`M${x - 14} 200L${x - 19} 240`, ink(46), 5),
    )
    .join("");

const shirt =
  fill("M-44 110L-90 144L-24 206L0 166L24 206L90 144L44 110L42 116Q0 184 -42 116Z", SHIRT) +
  fill("M44 110L90 144L24 206L0 166V150Q21 150 42 116Z", sand(84));

/** Ljerka Balog, who taught once and knows every bird: binoculars, a notebook, the reeds in the evening. */
export const writerBalog = scene(
  "writer-balog",
  11,
  (p) => [
    sky(p, [
      [0, teal(48)],
      [0.5, mix(cyan(66), teal(64), 0.4)],
      [1, sand(94)],
    ]),
    dot(412, 88, 42, mix(sand(100), orange(96), 0.4)),
    reedBed(p, -200, 680, 500, 230, far, 16),
    reeds,
    portrait(
      [
        backHair,
        neck(SKIN),
        garment(p, JACKET, shirt + notebook),
        face(p, {
          skin: SKIN,
          brows: mix(ink(50), sand(50), 0.4),
          lips: mix(red(58), orange(60), 0.5),
          width: 80,
          jaw: 50,
          look: 8,
          brow: 6,
          nose: 1,
          lines: 0.45,
        }),
        hair,
        binoculars,
      ].join(""),
    ),
  ],
  SQUARE,
);
