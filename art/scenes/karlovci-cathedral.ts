import { birds } from "../kit/birds.ts";
import { cross, helmet } from "../kit/churches.ts";
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
import { hill, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { box, dot, fill, line, oval, polygon, times } from "../kit/paper.ts";
import { person, walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { cobbles, recedingFront } from "../kit/streets.ts";
import { bench } from "../kit/town.ts";
import { foliage, trees } from "../kit/trees.ts";
import { arch, windows } from "../kit/walls.ts";

const YELLOW = mix(lamplight(80), amber(76), 0.25);
const YELLOW_SHADE = mix(amber(62), grape(54), 0.3);
const WHITE = orange(100);
const WHITE_SHADE = mix(sand(84), grape(76), 0.4);
const COPPER = mix(teal(46), green(54), 0.35);
const COPPER_SHADE = mix(teal(28), ink(26), 0.4);
const DARK = mix(ink(24), sand(26), 0.5);

/** The yellow and white cathedral of Sremski Karlovci with its two towers, beside it a plane tree in autumn. */
export const karlovciCathedral = scene("karlovci-cathedral", 107, (p) => {
  const hills = ridge(p, 640, 40, 0.8);
  const tower = (x: number) =>
    [
      box(x - 84, 356, 168, 504, YELLOW),
      box(x + 30, 356, 54, 504, YELLOW_SHADE),
      [-84, 62].map((dx) => box(x + dx, 370, 22, 490, dx > 0 ? WHITE_SHADE : WHITE)).join(""),
      [356, 506, 664]
        .map((y) => box(x - 94, y, 188, 18, WHITE) + box(x + 34, y, 60, 18, WHITE_SHADE))
        .join(""),
      arch(x - 12, 500, 62, 118, WHITE),
      arch(x - 12, 496, 44, 102, DARK),
      dot(x - 12, 590, 40, WHITE),
      dot(x - 12, 590, 33, mix(ink(20), teal(24), 0.5)),
      line(`M${x - 12} 590V568M${x - 12} 590L${x + 2} 598`, lamplight(78), 4),
      windows(x - 46, 690, 68, 140, {
        columns: 1,
        dark: DARK,
        trim: WHITE,
        wide: 0.56,
        high: 0.74,
      }),
      helmet(x, 358, 156, { lit: COPPER, shade: COPPER_SHADE, wall: YELLOW, gold: lamplight(72) }),
    ].join("");
  const leaves = [
    mix(amber(46), orange(42), 0.5),
    mix(orange(58), lamplight(62), 0.4),
    lamplight(70),
    mix(lamplight(78), green(70), 0.25),
  ];
  return [
    sky(p, [
      [0, mix(cyan(74), sand(84), 0.55)],
      [0.36, mix(lamplight(92), sand(98), 0.4)],
      [0.74, orange(88)],
    ]),
    clouds(p, 12, 60, 460, orange(100), 0.6),
    hill(p, hills, mix(teal(66), orange(76), 0.35)),
    trees(p, hills, 70, mix(teal(56), orange(66), 0.4), { least: 20, most: 50 }),
    recedingFront(
      { x: 1720, top: 440, bottom: 940 },
      { x: 1190, top: 600, bottom: 868 },
      {
        wall: mix(orange(84), grape(70), 0.25),
        trim: mix(sand(98), grape(84), 0.3),
        roof: mix(orange(38), red(36), 0.4),
        dark: DARK,
      },
      { columns: 6, floors: 2 },
    ),
    recedingFront(
      { x: -140, top: 560, bottom: 930 },
      { x: 560, top: 640, bottom: 866 },
      {
        wall: mix(sand(98), lamplight(92), 0.4),
        trim: WHITE,
        roof: mix(orange(42), red(40), 0.3),
        dark: DARK,
      },
      { columns: 8, floors: 2 },
    ),
    // Between the towers: the gable, the portal and a great window.
    box(760, 520, 300, 340, YELLOW),
    fill("M744 522C800 500 820 420 836 388Q910 340 984 388C1000 420 1020 500 1076 522Z", YELLOW),
    line("M744 522C800 500 820 420 836 388Q910 340 984 388C1000 420 1020 500 1076 522", WHITE, 16),
    cross(910, 354, 64, lamplight(70)),
    oval(910, 452, 36, 42, WHITE),
    oval(910, 452, 26, 32, mix(red(44), orange(50), 0.4)),
    box(744, 512, 332, 18, WHITE),
    [800, 1000].map((x) => box(x, 530, 20, 330, WHITE)).join(""),
    arch(910, 680, 104, 130, WHITE),
    arch(910, 672, 80, 112, DARK),
    line("M910 564V672M872 622H948", WHITE, 5),
    box(744, 690, 332, 14, WHITE),
    arch(910, 862, 128, 150, WHITE),
    polygon(WHITE, [826, 716], [910, 682], [994, 716]),
    arch(910, 862, 92, 126, mix(orange(24), sand(24), 0.4)),
    line("M910 760V862", mix(orange(36), sand(40), 0.4), 4),
    tower(680),
    tower(1140),
    box(590, 846, 650, 18, sand(88)),
    polygon(sand(92), [820, 862], [1000, 862], [1024, 886], [796, 886]),
    polygon(
      mix(sand(92), lamplight(88), 0.35),
      [-10, 930],
      [560, 864],
      [1190, 866],
      [1610, 920],
      [1610, p.height],
      [-10, p.height],
    ),
    cobbles(p, 884, p.height, mix(sand(66), grape(60), 0.25), { rows: 11, opacity: 0.5 }),
    fill(
      "M400 1000C600 960 900 950 1180 976C1000 1010 700 1040 380 1030Z",
      mix(grape(46), teal(46), 0.5),
      0.25,
    ),
    // The plane tree: a dappled trunk, boughs, leaves of four golds.
    fill(
      "M236 1010C262 900 262 760 250 640L330 620C330 760 344 900 380 1010C330 1024 280 1024 236 1010Z",
      mix(sand(84), amber(78), 0.3),
    ),
    fill(
      "M300 1018C318 900 312 760 306 626L330 620C330 760 344 900 380 1010Z",
      mix(sand(58), ink(50), 0.25),
    ),
    line(
      "M288 700C240 620 160 580 90 560M300 660C330 560 420 500 520 470M286 640C270 540 250 460 210 380M306 620C330 520 350 420 380 330",
      mix(sand(72), amber(66), 0.2),
      26,
    ),
    times(16, (index) =>
      oval(
        264 + ((index * 37) % 84),
        670 + index * 20,
        9 + (index % 3) * 4,
        13,
        index % 2 ? mix(sand(56), green(50), 0.3) : sand(96),
      ),
    ),
    foliage(p, 250, 310, 330, 230, 260, 31, leaves),
    foliage(p, 120, 470, 240, 150, 130, 30, leaves),
    foliage(p, 420, 470, 120, 76, 56, 26, leaves),
    times(70, () =>
      oval(
        p.between(20, 1100),
        930 + p.chance() * 130,
        p.between(6, 12),
        p.between(3, 5),
        p.chance() > 0.5 ? lamplight(68) : orange(56),
      ),
    ),
    times(9, () => oval(p.between(430, 720), p.between(560, 880), 8, 5, lamplight(72))),
    walker(820, 930, 1.05, { top: red(44), legs: ink(20) }),
    person(1090, 914, 0.94, { top: teal(32), legs: sand(36) }),
    person(1134, 918, 0.9, { top: orange(60), legs: ink(22) }),
    bench(1370, 986, 1.3, mix(orange(34), sand(36), 0.4), ink(18)),
    birds(p, 9, 860, 110, mix(teal(34), grape(34), 0.4)),
  ];
});
