import {
  amber,
  cyan,
  grape,
  green,
  ink,
  lamplight,
  mix,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { house } from "../kit/houses.ts";
import { hill, type Line, ridge } from "../kit/land.ts";
import { sky, smoke } from "../kit/light.ts";
import { box, dot, fill, glow, line, n, oval, polygon, times } from "../kit/paper.ts";
import { sitter } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { foliage } from "../kit/trees.ts";

const COPPER = mix(orange(56), lamplight(58), 0.3);
const COPPER_LIT = mix(orange(76), lamplight(82), 0.4);
const COPPER_DEEP = mix(orange(30), red(26), 0.4);
const WOOD = mix(orange(38), sand(40), 0.4);

/** A copper still over its fire with smoke, a basket of plums, two men on a bench, autumn. */
export const copperStill = scene("copper-still", 137, (p) => {
  const far = ridge(p, 470, 40, 0.8);
  const woods = ridge(p, 540, 22, 1.2);
  const yard: Line = (x) => 700 + Math.sin(x / 400) * 8;
  const pot =
    "M330 800C290 700 310 600 400 560C430 546 450 530 456 510H624C630 530 650 546 680 560C770 600 790 700 750 800Z";
  return [
    sky(p, [
      [0, mix(cyan(66), sand(80), 0.3)],
      [0.3, mix(sand(94), cyan(88), 0.4)],
      [0.55, mix(orange(92), lamplight(90), 0.4)],
    ]),
    hill(p, far, mix(teal(66), orange(76), 0.3)),
    hill(p, woods, mix(teal(54), orange(62), 0.35)),
    foliage(p, 260, 560, 330, 60, 60, 40, [
      mix(orange(46), teal(40), 0.35),
      mix(orange(56), sand(70), 0.3),
      mix(lamplight(66), sand(70), 0.35),
    ]),
    foliage(p, 980, 560, 380, 60, 66, 40, [
      mix(orange(46), teal(40), 0.35),
      mix(red(44), sand(60), 0.3),
      mix(lamplight(66), sand(70), 0.35),
    ]),
    times(3, (index) =>
      house(
        p,
        720 + index * 130,
        640,
        2.1,
        mix(sand(96), orange(90), 0.3),
        mix(orange(46), sand(56), 0.3),
      ),
    ),
    hill(p, (x) => yard(x) - 60, mix(green(54), amber(64), 0.5)),
    hill(p, yard, mix(sand(74), orange(70), 0.35)),
    box(1180, 200, 440, 540, mix(sand(94), lamplight(88), 0.3)),
    box(1180, 700, 440, 44, mix(sand(60), orange(54), 0.3)),
    polygon(mix(red(34), orange(38), 0.5), [1110, 230], [1640, 130], [1640, 60], [1200, 90]),
    polygon(mix(red(26), orange(28), 0.5), [1110, 230], [1640, 130], [1640, 156], [1110, 252]),
    box(1320, 380, 120, 130, mix(orange(30), sand(30), 0.3)),
    box(1332, 392, 96, 106, mix(teal(30), ink(24), 0.4)),
    box(1377, 392, 6, 106, sand(90)),
    box(1332, 440, 96, 6, sand(90)),
    times(4, (index) =>
      line(
        `M${1500 + index * 26} 250q8 60 0 ${110 + index * 10}`,
        mix(lamplight(70), sand(80), 0.4),
        15,
      ),
    ),
    oval(560, 972, 420, 40, ink(2), 0.25),
    smoke(540, 480, 470, sand(98), 0.75),
    fill("M300 970V800H780V970Z", mix(red(40), orange(40), 0.5)),
    fill("M660 970V800H780V970Z", mix(red(28), orange(28), 0.5)),
    times(26, (index) =>
      box(
        306 + (index % 5) * 96 + (Math.floor(index / 5) % 2) * 40,
        808 + Math.floor(index / 5) * 32,
        66,
        24,
        mix(red(46), orange(50), 0.5),
        { opacity: 0.5 },
      ),
    ),
    fill("M450 970V900C450 840 630 840 630 900V970Z", ink(4)),
    glow(p, 540, 930, 250, 140, orange(66), 0.7),
    [
      [500, 1],
      [545, 1.4],
      [588, 0.9],
    ]
      .map(
        ([x = 0, k = 1]) =>
          fill(
            `M${x - 24 * k} 968C${x - 36 * k} ${968 - 44 * k} ${x} ${968 - 50 * k} ${x} ${n(968 - 92 * k)}C${x + 20 * k} ${968 - 56 * k} ${x + 36 * k} ${968 - 40 * k} ${x + 24 * k} 968Z`,
            orange(66),
          ) +
          fill(
            `M${x - 12 * k} 968C${x - 18 * k} ${968 - 22 * k} ${x} ${968 - 26 * k} ${x} ${n(968 - 50 * k)}C${x + 10 * k} ${968 - 28 * k} ${x + 18 * k} ${968 - 20 * k} ${x + 12 * k} 968Z`,
            lamplight(80),
          ),
      )
      .join(""),
    line("M420 980L680 968M440 966L660 986", mix(orange(20), ink(12), 0.4), 17),
    fill(pot, COPPER),
    fill(
      "M750 800C790 700 770 600 680 560C650 546 630 530 624 510H560C580 560 660 600 660 800Z",
      COPPER_DEEP,
    ),
    fill("M372 770C346 690 360 630 420 596C390 650 390 710 404 780Z", COPPER_LIT, 0.9),
    line("M318 720Q540 760 764 720", COPPER_DEEP, 7, 0.7),
    times(12, (index) =>
      dot(336 + index * 37, 732 + Math.sin((index / 11) * Math.PI) * 16, 5, COPPER_LIT),
    ),
    box(440, 492, 200, 26, COPPER_DEEP, { round: 8 }),
    fill(
      "M450 496C430 420 470 370 520 352C530 346 534 336 536 326H600C600 350 640 400 636 496Z",
      COPPER,
    ),
    fill("M600 326C600 350 640 400 636 496H570C590 420 570 370 566 326Z", COPPER_DEEP),
    fill("M474 480C462 430 484 394 516 376C496 410 494 440 500 484Z", COPPER_LIT, 0.9),
    line("M566 340C576 280 640 290 700 330L960 520", COPPER_DEEP, 34),
    line("M566 334C578 276 640 284 700 322L960 512", COPPER, 22),
    line("M590 300C620 286 660 302 700 326L950 506", COPPER_LIT, 5),
    oval(990, 970, 200, 22, ink(2), 0.25),
    fill("M860 540H1110L1086 966H884Z", WOOD),
    fill("M1030 540H1110L1086 966H1014Z", mix(orange(20), ink(18), 0.3)),
    times(5, (index) =>
      line(
        `M${894 + index * 44} 552L${906 + index * 38} 960`,
        mix(orange(22), ink(18), 0.3),
        4,
        0.6,
      ),
    ),
    [600, 740, 880]
      .map((y) =>
        line(
          `M${866 + (y - 540) * 0.05} ${y}Q985 ${y + 20} ${1104 - (y - 540) * 0.05} ${y}`,
          ink(16),
          13,
        ),
      )
      .join(""),
    oval(985, 540, 125, 24, mix(WOOD, sand(90), 0.3)),
    oval(985, 541, 110, 18, mix(cyan(60), teal(50), 0.4)),
    line("M1084 880L1140 900", COPPER, 15),
    line("M1142 904V950", mix(cyan(94), sand(100), 0.5), 5),
    fill("M1108 946H1180L1172 1020H1116Z", mix(cyan(86), sand(98), 0.4)),
    fill("M1112 976H1176L1172 1020H1116Z", mix(lamplight(86), sand(96), 0.5)),
    times(
      26,
      (index) =>
        dot(
          64 + (index % 9) * 25 + (Math.floor(index / 9) % 2) * 10,
          872 - Math.floor(index / 9) * 21,
          17,
          index % 3 ? grape(34) : mix(grape(44), cyan(44), 0.4),
        ) +
        dot(
          58 + (index % 9) * 25 + (Math.floor(index / 9) % 2) * 10,
          866 - Math.floor(index / 9) * 21,
          5,
          mix(grape(74), cyan(84), 0.4),
        ),
    ),
    oval(180, 1006, 150, 16, ink(2), 0.25),
    fill("M30 870H320L284 1004H66Z", mix(orange(56), lamplight(62), 0.5)),
    fill("M230 870H320L284 1004H220Z", mix(orange(34), sand(36), 0.3)),
    [900, 934, 968]
      .map((y) =>
        line(
          `M${38 + (y - 870) * 0.27} ${y}H${312 - (y - 870) * 0.27}`,
          mix(orange(34), sand(36), 0.3),
          6,
        ),
      )
      .join(""),
    box(22, 862, 306, 16, mix(orange(62), lamplight(70), 0.5), { round: 8 }),
    [
      [366, 1016],
      [400, 1026],
      [346, 1034],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 16, grape(34)) + dot(x - 5, y - 6, 4, grape(76)))
      .join(""),
    box(1210, 870, 370, 22, WOOD),
    box(1240, 888, 22, 120, mix(WOOD, ink(10), 0.3)),
    box(1530, 888, 22, 120, mix(WOOD, ink(10), 0.3)),
    oval(1400, 1012, 220, 16, ink(2), 0.25),
    sitter(1300, 868, 3.3, { top: mix(cyan(36), teal(30), 0.4), legs: ink(22), hair: sand(72) }),
    sitter(
      1500,
      868,
      3.3,
      { top: mix(red(38), ink(20), 0.2), legs: mix(orange(24), ink(24), 0.4), hair: ink(14) },
      true,
    ),
    fill("M1262 702C1268 676 1340 676 1346 702L1356 712H1258Z", mix(green(24), ink(20), 0.4)),
    line("M1378 830V858", sand(98), 11),
    line("M1420 830V858", sand(98), 11),
    foliage(p, 90, 60, 260, 110, 60, 46, [red(36), orange(46), orange(58), lamplight(70)]),
  ];
});
