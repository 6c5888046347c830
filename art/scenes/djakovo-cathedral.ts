import { birds } from "../kit/birds.ts";
import { cross, gothicTower } from "../kit/churches.ts";
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
import { gableFront } from "../kit/houses.ts";
import { furrows, hill, type Line, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { box, dot, fill, line, n, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { poplar, tree, trees } from "../kit/trees.ts";
import { lancet, windows } from "../kit/walls.ts";

const BRICK = {
  lit: mix(orange(58), red(58), 0.3),
  shade: mix(red(32), grape(34), 0.35),
  trim: mix(orange(84), sand(92), 0.5),
  dark: mix(red(14), ink(16), 0.5),
  roof: mix(orange(46), red(46), 0.4),
  roofShade: mix(red(26), grape(30), 0.4),
};
const COPPER = mix(teal(56), green(66), 0.35);
const COPPER_SHADE = mix(teal(38), ink(36), 0.35);

/** Đakovo's cathedral late in the afternoon: two brick spires and a dome above low houses and fields. */
export const djakovoCathedral = scene("djakovo-cathedral", 67, (p) => {
  const far = ridge(p, 690, 16, 0.9);
  const edge: Line = (x) => 872 + Math.sin(x / 240) * 6;
  const nave = [
    polygon(BRICK.roofShade, [640, 540], [700, 440], [1230, 440], [1270, 540]),
    polygon(BRICK.roof, [640, 540], [700, 440], [1080, 440], [1040, 540]),
    box(640, 536, 620, 250, mix(BRICK.lit, BRICK.shade, 0.5)),
    box(640, 536, 620, 10, BRICK.trim),
    times(
      8,
      (index) =>
        box(668 + index * 74, 546, 14, 240, mix(BRICK.lit, BRICK.shade, 0.15)) +
        lancet(712 + index * 74, 720, 30, 130, BRICK.dark),
    ),
    fill("M1250 786V560Q1340 560 1350 640V786Z", BRICK.shade),
    polygon(BRICK.roofShade, [1240, 562], [1280, 490], [1350, 600], [1352, 640]),
    // The transept and the dome over the crossing.
    polygon(BRICK.lit, [960, 786], [960, 530], [1032, 430], [1104, 530], [1104, 786]),
    polygon(BRICK.shade, [1060, 786], [1060, 470], [1104, 530], [1104, 786]),
    line("M950 538L1032 426L1114 538", BRICK.trim, 9),
    dot(1024, 540, 32, BRICK.trim),
    dot(1024, 540, 24, BRICK.dark),
    lancet(1000, 740, 30, 130, BRICK.dark),
    lancet(1046, 740, 30, 130, BRICK.dark),
    box(962, 352, 140, 96, BRICK.lit),
    box(1046, 352, 56, 96, BRICK.shade),
    windows(966, 362, 132, 76, {
      columns: 5,
      dark: BRICK.dark,
      arched: true,
      wide: 0.52,
      high: 0.8,
    }),
    box(952, 342, 160, 14, BRICK.trim),
    fill("M956 342C960 262 1004 232 1032 214C1060 232 1104 262 1108 342Z", COPPER),
    fill("M1046 342C1056 290 1052 250 1032 214C1060 232 1104 262 1108 342Z", COPPER_SHADE),
    times(3, (index) =>
      line(`M${1000 + index * 26} 342Q${1004 + index * 24} 270 1032 216`, COPPER_SHADE, 2.4, 0.7),
    ),
    box(1018, 186, 28, 34, BRICK.trim),
    polygon(COPPER, [1012, 188], [1032, 150], [1052, 188]),
    cross(1032, 154, 40, BRICK.dark),
  ].join("");
  const front = [
    gothicTower(720, 800, 128, 440, 190, BRICK),
    polygon(BRICK.lit, [540, 800], [540, 520], [612, 414], [684, 520], [684, 800]),
    line("M532 526L612 408L692 526", BRICK.trim, 10),
    dot(612, 550, 50, BRICK.trim),
    dot(612, 550, 40, BRICK.dark),
    times(8, (index) =>
      line(
        `M612 550L${n(612 + Math.cos(index * 0.785) * 40)} ${n(550 + Math.sin(index * 0.785) * 40)}`,
        BRICK.trim,
        4,
      ),
    ),
    dot(612, 550, 12, BRICK.trim),
    lancet(612, 800, 84, 150, BRICK.trim),
    lancet(612, 800, 60, 130, BRICK.dark),
    gothicTower(500, 806, 136, 466, 200, BRICK),
  ].join("");
  const wall = [
    mix(lamplight(86), sand(92), 0.4),
    orange(92),
    mix(sand(98), orange(96), 0.4),
    mix(orange(84), sand(90), 0.5),
    mix(green(88), sand(92), 0.6),
  ];
  return [
    sky(p, [
      [0, mix(cyan(64), grape(74), 0.45)],
      [0.32, mix(orange(87), grape(84), 0.3)],
      [0.66, lamplight(88)],
    ]),
    sun(p, 190, 470, 70, lamplight(98), lamplight(84)),
    clouds(p, 14, 90, 460, orange(96), 0.6),
    hill(p, far, mix(teal(62), orange(80), 0.4)),
    trees(p, far, 80, mix(teal(54), orange(70), 0.35), { least: 12, most: 40 }),
    nave,
    front,
    trees(p, () => 800, 40, mix(green(36), teal(38), 0.3), { least: 50, most: 110, from: 760 }),
    trees(p, () => 800, 16, mix(green(36), teal(38), 0.3), { least: 50, most: 100, to: 400 }),
    times(17, (index) =>
      gableFront(-30 + index * 98, 866 - (index % 3) * 4, 84, 74 + (index % 2) * 14, {
        wall: wall[index % wall.length] ?? sand(98),
        roof: mix(orange(42), red(40), 0.3),
        trim: orange(99),
        dark: mix(ink(26), sand(26), 0.5),
      }),
    ),
    hill(p, (x) => edge(x) - 14, mix(green(46), amber(50), 0.4)),
    trees(p, (x) => edge(x) - 6, 40, mix(green(32), teal(30), 0.3), { least: 18, most: 46 }),
    hill(p, edge, mix(lamplight(76), sand(84), 0.35)),
    furrows(p, edge, { x: 520, y: 800 }, mix(lamplight(60), amber(56), 0.5), {
      count: 26,
      apart: 110,
      width: 26,
    }),
    poplar(1400, 880, 280, mix(green(28), teal(28), 0.4)),
    poplar(1452, 884, 240, mix(green(26), teal(26), 0.4)),
    tree(
      p,
      110,
      930,
      330,
      mix(sand(26), ink(20), 0.4),
      mix(green(34), teal(32), 0.3),
      mix(green(54), amber(62), 0.5),
    ),
    birds(p, 8, 230, 200, mix(grape(36), teal(36), 0.5)),
  ];
});
