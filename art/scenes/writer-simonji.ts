import {
  amber,
  green,
  ink,
  lamplight,
  mix,
  night,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { sky } from "../kit/light.ts";
import { at, box, dot, fill, type Layer, line, polygon, SQUARE, times } from "../kit/paper.ts";
import { face, garment, hand, neck, portrait } from "../kit/portraits.ts";
import { scene } from "../kit/scene.ts";

const SKIN = orange(80);
const HAIR = mix(sand(100), ink(96), 0.5);
const HAIR_SHADE = mix(sand(82), ink(74), 0.4);
const CLOTH = mix(night(28), teal(24), 0.4);
const GOLD = lamplight(72);
const SHIRT = sand(100);
const SLEEPER = mix(orange(26), ink(20), 0.4);

const sides =
  fill("M-94 24C-102 -20 -96 -50 -84 -66H-70L-78 -10C-84 4 -88 16 -94 24Z", HAIR) +
  fill("M94 24C102 -20 96 -50 84 -66H70L78 -10C84 4 88 16 94 24Z", HAIR_SHADE);

const cap =
  fill(
    "M-116 -96C-112 -150 -60 -166 0 -166C60 -166 112 -150 116 -96C90 -80 -90 -80 -116 -96Z",
    CLOTH,
  ) +
  fill(
    "M30 -164C80 -158 114 -140 116 -96C100 -86 80 -84 56 -82C70 -110 60 -144 30 -164Z",
    mix(CLOTH, ink(0), 0.4),
  ) +
  fill("M-94 -92C-60 -82 60 -82 94 -92L90 -50C50 -62 -50 -62 -90 -50Z", orange(56)) +
  fill("M50 -85C66 -87 80 -88 94 -92L90 -50C76 -55 62 -58 48 -59Z", orange(40)) +
  fill("M-98 -46C-60 -72 60 -72 98 -46C70 -44 40 -30 0 -30C-40 -30 -70 -44 -98 -46Z", ink(8)) +
  dot(0, -96, 20, GOLD) +
  dot(0, -96, 10, CLOTH) +
  line("M-22 -100H-44M22 -100H44M-22 -92H-38M22 -92H38", GOLD, 5);

const moustache =
  fill(
    "M-6 50C-22 40 -46 46 -58 62C-66 72 -74 70 -78 64C-76 84 -58 90 -40 84C-24 80 -12 76 -6 70C0 76 12 80 28 84C46 90 64 84 66 64C62 70 54 72 46 62C34 46 10 40 -6 50Z",
    HAIR,
  ) +
  fill(
    "M-6 70C0 76 12 80 28 84C46 90 64 84 66 64C58 78 40 76 24 70C12 66 2 64 -6 70Z",
    HAIR_SHADE,
  ) +
  line("M-24 87Q-6 100 12 87", mix(orange(54), orange(40), 0.5), 4.4);

const suit =
  fill("M-44 110L-80 144L-50 250H50L80 144L44 110L42 116Q0 184 -42 116Z", SHIRT) +
  fill("M-90 190L-54 168L0 250L54 168L90 190V320H-90Z", mix(teal(52), sand(70), 0.4)) +
  fill("M-14 168L0 162L14 168L8 188L18 226L0 250L-18 226L-8 188Z", orange(46)) +
  fill("M-80 138L-118 166L-94 188L-44 320H-150V140Z", CLOTH) +
  fill("M80 138L118 166L94 188L44 320H150V140Z", mix(CLOTH, ink(10), 0.28)) +
  line(
    "M-80 140L-116 166L-92 188L-46 312M80 140L116 166L92 188L46 312",
    mix(CLOTH, ink(0), 0.45),
    4,
  );

const watch =
  dot(-142, 128, 9, GOLD) +
  dot(-142, 172, 39, GOLD) +
  dot(-142, 172, 30, SHIRT) +
  line("M-142 172V154M-142 172L-128 180", ink(10), 5) +
  line("M-112 206C-92 236 -60 240 -20 226", GOLD, 5);

/** A sleeper, from far (0) to near (1). */
const sleeper = (way: number): Layer => {
  const half = 2 + 86 * way;
  return box(153 * (1 - way) - half, 277 + 203 * way, half * 2, 2 + 12 * way, SLEEPER);
};

const rails = [
  polygon(mix(sand(72), orange(70), 0.3), [150, 276], [157, 276], [130, 480], [-130, 480]),
  times(8, (index) => sleeper((index / 8) ** 1.8)),
  line("M152 277L-70 480M154 277L70 480", ink(26), 5),
].join("");

const signal = [
  box(394, 60, 12, 400, ink(16)),
  at(
    400,
    92,
    1,
    box(-14, -12, 92, 24, red(50), { round: 3 }) +
      box(46, -12, 14, 24, sand(100)) +
      dot(84, 0, 0, red(50)),
    -38,
  ),
  dot(400, 92, 9, sand(90)),
  box(388, 130, 24, 34, ink(16), { round: 5 }),
  dot(400, 146, 8, lamplight(84)),
].join("");

/** Franjo Šimonji, who drove engines: a cap, a watch, the signal at clear above rails in the plain. */
export const writerSimonji = scene(
  "writer-simonji",
  13,
  (p) => [
    sky(p, [
      [0, mix(teal(74), sand(92), 0.4)],
      [0.35, orange(94)],
      [0.6, orange(84)],
    ]),
    fill(
      "M-10 290V256C20 244 50 262 90 258C130 250 150 264 200 262H330C350 250 372 246 396 256C430 244 460 250 490 258V290Z",
      mix(teal(48), sand(60), 0.35),
    ),
    box(0, 276, p.width, 210, mix(mix(green(48), amber(62), 0.5), sand(70), 0.3)),
    rails,
    signal,
    portrait(
      [
        neck(SKIN),
        garment(p, CLOTH, suit),
        face(p, {
          skin: SKIN,
          brows: HAIR,
          width: 82,
          jaw: 58,
          look: -6,
          brow: 11,
          nose: 1.35,
          lines: 0.5,
        }),
        sides,
        moustache,
        cap,
        hand(-142, 226, 0.95, SKIN, mix(CLOTH, ink(0), 0.3)),
        watch,
      ].join(""),
    ),
  ],
  SQUARE,
);
