import { birds } from "../kit/birds.ts";
import { ferry } from "../kit/boats.ts";
import {
  amber,
  type Colour,
  cyan,
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
import { dog } from "../kit/farm-animals.ts";
import { house } from "../kit/houses.ts";
import { grass, hill, type Line, ridge, road } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { reeds } from "../kit/marsh.ts";
import { at, box, dot, fill, type Layer, line, times } from "../kit/paper.ts";
import { bicycle, person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { poplar, trees, willow } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

const rubber = ink(14);

/** A farm tractor on zero, its front to the right. */
const tractor = (paint: Colour, rim: Colour): Layer =>
  [
    box(40, -104, 118, 44, paint, { round: 8 }),
    box(40, -82, 118, 8, mix(paint, ink(0), 0.3)),
    box(146, -98, 14, 34, mix(ink(30), paint, 0.2), { round: 3 }),
    box(96, -158, 9, 58, ink(24)),
    fill("M-62 -186H36L44 -98H-70Z", mix(cyan(84), sand(100), 0.3)),
    line("M-58 -184L-66 -98M34 -184L42 -98M-14 -184V-100", paint, 8),
    box(-76, -196, 124, 14, paint, { round: 6 }),
    fill(
      "M-34 -100C-36 -136 -28 -148 -18 -148C-6 -148 0 -136 0 -100Z",
      mix(cyan(36), night(34), 0.5),
    ),
    dot(-18, -160, 12, orange(84)),
    fill("M-32 -162C-32 -178 -4 -178 -4 -162H6Z", lamplight(66)),
    fill("M-110 -60C-104 -110 -20 -118 0 -70H60V-44H-100Z", paint),
    dot(-50, -60, 60, rubber) + dot(-50, -60, 32, rim) + dot(-50, -60, 10, rubber),
    dot(122, -38, 38, rubber) + dot(122, -38, 20, rim) + dot(122, -38, 7, rubber),
  ].join("");

/** A small ferry carries a tractor, two cyclists and a dog across the river, midday. */
export const cableFerry = scene("cable-ferry", 163, (p) => {
  const far = ridge(p, 430, 12, 1.2);
  const bank: Line = (x) => 512 + Math.sin(x / 200) * 6;
  const hull = mix(cyan(34), teal(32), 0.5);
  const steel = mix(ink(36), night(40), 0.5);
  const willowLeaf = mix(green(54), lamplight(64), 0.25);
  const deck = -36;
  const cabin = [
    box(-440, deck - 178, 150, 178, mix(sand(100), orange(97), 0.4)),
    box(-440, deck - 60, 150, 60, orange(54)),
    box(-424, deck - 156, 52, 66, mix(cyan(60), ink(34), 0.3)) +
      box(-358, deck - 156, 52, 66, mix(cyan(60), ink(34), 0.3)),
    box(-454, deck - 192, 178, 18, hull),
    line(`M-400 ${deck - 192}V${deck - 290}`, steel, 6),
    fill(`M-400 ${deck - 290}L-346 ${deck - 274}L-400 ${deck - 256}Z`, red(50)),
  ].join("");
  const load = [
    cabin,
    at(-110, deck, 1.12, tractor(red(46), lamplight(72))),
    bicycle(190, deck, 1.12, teal(40)) +
      person(160, deck, 1.42, { top: orange(60), legs: ink(26), hair: amber(34) }),
    bicycle(350, deck, 1.12, red(46)) +
      person(320, deck, 1.46, { top: mix(cyan(52), night(50), 0.4), legs: sand(40) }),
    dog(432, deck, 0.95, mix(orange(46), amber(44), 0.4), sand(98)),
  ].join("");
  return [
    sky(p, [
      [0, mix(cyan(62), night(56), 0.25)],
      [0.28, cyan(82)],
      [0.46, mix(cyan(95), orange(98), 0.4)],
    ]),
    clouds(p, 14, 70, 380, sand(100), 0.9),
    hill(p, far, mix(teal(64), green(70), 0.45)),
    trees(p, far, 120, mix(teal(58), green(64), 0.45), { least: 16, most: 50 }),
    hill(p, bank, mix(green(58), lamplight(74), 0.35)),
    [120, 240, 350, 1290, 1400, 1520]
      .map((x, index) =>
        willow(
          p,
          x,
          bank(x) + 8,
          170 + (index % 3) * 36,
          mix(ink(26), amber(28), 0.4),
          index % 2 ? willowLeaf : mix(willowLeaf, teal(46), 0.25),
        ),
      )
      .join(""),
    road(
      [
        [640, 508, 20],
        [690, 524, 44],
        [660, 548, 90],
      ],
      mix(sand(92), lamplight(88), 0.4),
    ),
    times(3, (index) =>
      house(
        p,
        760 + index * 90,
        520,
        1.5,
        index % 2 ? sand(98) : mix(lamplight(88), sand(98), 0.5),
        orange(50),
      ),
    ),
    poplar(520, 520, 180, mix(green(42), teal(38), 0.3)) +
      poplar(550, 520, 210, mix(green(42), teal(38), 0.3)) +
      poplar(1120, 520, 200, mix(green(42), teal(38), 0.3)),
    box(0, 534, p.width, 14, mix(sand(90), lamplight(86), 0.4)),
    water(
      p,
      546,
      p.height,
      mix(cyan(82), green(84), 0.3),
      mix(cyan(44), teal(44), 0.5),
      sand(100),
      1000,
    ),
    line("M-20 250C400 330 1200 330 1640 250", steel, 5),
    line("M520 700L700 312M1100 700L920 312", steel, 4),
    box(690, 300, 24, 20, orange(56), { round: 5 }) +
      box(908, 300, 24, 20, orange(56), { round: 5 }),
    reflection(p, 800, 1060, 780, 900, mix(hull, ink(10), 0.4), 0.5),
    reflection(p, 690, 220, 800, 930, red(44), 0.3),
    ferry(800, 764, 1.08, hull, load),
    times(30, () =>
      box(p.between(160, 1440), p.between(788, 812), p.between(20, 80), 4, sand(100), {
        round: 2,
        opacity: 0.7,
      }),
    ),
    fill(
      `M-20 ${p.height + 4}V960C200 930 420 950 640 1010L700 ${p.height + 4}Z`,
      mix(sand(90), lamplight(86), 0.4),
    ),
    fill(
      `M-20 ${p.height + 4}V980C160 960 300 980 420 ${p.height + 4}Z`,
      mix(green(48), lamplight(56), 0.2),
    ),
    grass(p, (x) => 990 + x * 0.14, 60, mix(green(40), lamplight(44), 0.2), 80, -20, 400),
    reeds(p, 1380, 1620, p.height + 10, mix(green(28), teal(28), 0.5), 44, 330),
    birds(p, 6, 300, 130, mix(teal(44), ink(40), 0.4)),
  ];
});
