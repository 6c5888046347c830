import { ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { paprika } from "../kit/fruit.ts";
import { box, dot, fill, type Layer, line, oval, type Paper, SQUARE, times } from "../kit/paper.ts";
import { face, garment, hand, neck, portrait } from "../kit/portraits.ts";
import { scene } from "../kit/scene.ts";

const SKIN = orange(82);
const HAIR = mix(orange(16), ink(8), 0.4);
const SCARF = orange(58);
const SCARF_SHADE = mix(orange(42), red(36), 0.2);
const DRESS = teal(36);
const APRON = sand(100);
const WOOD = mix(orange(62), lamplight(66), 0.5);

const hair = fill(
  "M-80 22C-104 8 -98 -70 -70 -96C-40 -116 40 -116 70 -96C98 -70 104 8 80 22C84 0 80 -26 58 -50C30 -56 0 -62 -10 -76C-28 -56 -70 -36 -78 -8C-80 4 -78 12 -80 22Z",
  HAIR,
);

const scarf =
  fill(
    "M-96 -22C-108 -104 -60 -142 0 -142C60 -142 108 -104 96 -22C70 -88 -70 -88 -96 -22Z",
    SCARF,
  ) +
  fill(
    "M14 -142C66 -138 106 -100 96 -22C86 -50 66 -64 44 -70C52 -100 40 -126 14 -142Z",
    SCARF_SHADE,
  ) +
  [
    [-66, -82],
    [-28, -100],
    [14, -98],
    [-40, -124],
    [4, -128],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 6.4, sand(100)))
    .join("");

const knot =
  fill("M86 0C120 -10 142 20 138 62C120 56 96 40 84 22Z", SCARF_SHADE) +
  fill("M84 14C104 40 108 76 96 104C82 84 76 50 78 24Z", mix(SCARF_SHADE, ink(10), 0.2));

const apron =
  fill("M-92 320L-78 186Q0 200 78 186L92 320Z", APRON) +
  fill("M28 194Q54 192 78 186L92 320H40Z", sand(86)) +
  fill("M-78 190L-68 120H-44L-52 194Z", APRON) +
  fill("M78 190L68 120H44L52 194Z", sand(86));

const collar = fill(
  "M-46 108L-72 144L-8 192L0 166L8 192L72 144L46 108L42 116Q0 184 -42 116Z",
  teal(25),
);

const spoon =
  line("M150 240L166 20", WOOD, 13) +
  oval(168, -16, 28, 42, WOOD) +
  oval(166, -12, 17, 29, mix(WOOD, orange(30), 0.35));

const garland = (p: Paper, x: number, top: number): Layer => {
  const skins = [red(46), red(52), red(40)];
  const pepper = (y: number, turn: number, index: number): Layer =>
    paprika(x, y, 0.74, turn + p.between(-7, 7), skins[index % 3]);
  return (
    line(`M${x} ${top - 40}V480`, sand(60), 4) +
    times(7, (index) => {
      const y = top + (6 - index) * 62;
      return pepper(y + 14, 12, index) + pepper(y, 46, index + 1) + pepper(y, -46, index + 2);
    })
  );
};

/** Jelena Stojšin, who cooks what the garden gives: a headscarf, an apron, a spoon, peppers on a white wall. */
export const writerStojsin = scene(
  "writer-stojsin",
  12,
  (p) => [
    box(0, 0, p.width, p.height, mix(sand(98), lamplight(94), 0.35)),
    box(0, 0, p.width, 38, orange(38)),
    box(0, 38, p.width, 26, mix(sand(84), teal(76), 0.4)),
    garland(p, 70, 82),
    portrait(
      [
        knot,
        neck(SKIN),
        garment(p, DRESS, apron + collar),
        face(p, {
          skin: SKIN,
          brows: HAIR,
          lips: red(48),
          width: 82,
          jaw: 52,
          look: 0,
          brow: 7,
          nose: 0.95,
          lines: 0,
        }),
        hair,
        scarf,
        spoon,
        hand(152, 212, 0.95, SKIN, mix(DRESS, ink(10), 0.4)),
      ].join(""),
    ),
  ],
  SQUARE,
);
