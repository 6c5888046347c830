import { birds } from "../kit/birds.ts";
import { rowboat } from "../kit/boats.ts";
import { cross, spire } from "../kit/churches.ts";
import { amber, cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { hall } from "../kit/houses.ts";
import { hill, type Line, outline, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { reeds } from "../kit/marsh.ts";
import { box, fill, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { poplar, trees } from "../kit/trees.ts";
import { bricks, shaft, windows } from "../kit/walls.ts";
import { reflection, water } from "../kit/water.ts";

const BRICK = mix(orange(48), sand(62), 0.38);
const BRICK_SHADE = mix(orange(34), ink(34), 0.3);
const CASTLE = {
  wall: mix(lamplight(90), sand(98), 0.45),
  shade: mix(amber(76), sand(76), 0.4),
  roof: mix(orange(42), red(40), 0.3),
  roofShade: mix(orange(30), red(28), 0.4),
  trim: orange(99),
  dark: mix(ink(30), sand(30), 0.4),
};

/** The brick walls and the long castle of Ilok on their bluff above the Danube, in the morning. */
export const ilokCastle = scene("ilok-castle", 17, (p) => {
  const far = ridge(p, 600, 14, 0.9);
  const bluff: Line = (x) =>
    x < 300 ? p.height : 700 - 150 * Math.min(1, (x - 300) / 330) ** 0.6 + Math.sin(x / 90) * 5;
  const foot: Line = (x) => 800 - Math.max(0, x - 260) * 0.055 + Math.sin(x / 130) * 8;
  const wallTower = (x: number, y: number, width: number, height: number) =>
    shaft(x, y, width, height, BRICK, BRICK_SHADE) +
    box(x - width / 2 - 5, y - height - 6, width + 10, 12, mix(BRICK, sand(96), 0.3)) +
    times(3, (index) =>
      box(x - width * 0.22 + index * width * 0.2, y - height * 0.66, 6, 20, BRICK_SHADE),
    );
  return [
    sky(p, [
      [0, mix(cyan(66), teal(72), 0.5)],
      [0.32, mix(cyan(84), sand(98), 0.4)],
      [0.58, orange(93)],
    ]),
    sun(p, 250, 430, 58, orange(100), lamplight(88)),
    clouds(p, 12, 90, 420, orange(100), 0.6),
    hill(p, far, mix(teal(72), sand(90), 0.25)),
    trees(p, far, 90, mix(teal(66), sand(84), 0.2), { to: 800, least: 10, most: 30 }),
    water(
      p,
      640,
      p.height,
      mix(orange(90), teal(80), 0.5),
      mix(teal(42), cyan(46), 0.5),
      orange(100),
      250,
    ),
    hall(890, 470, 520, 138, CASTLE, { roof: 62, columns: 13 }),
    hall(1400, 470, 260, 120, CASTLE, { roof: 52, columns: 6 }),
    box(1090, 392, 4, 78, CASTLE.shade, { opacity: 0.5 }),
    times(5, (index) => box(960 + index * 96, 250, 18, 44, mix(BRICK, CASTLE.shade, 0.4))),
    polygon(mix(orange(40), red(38), 0.3), [640, 380], [676, 318], [860, 318], [890, 380]),
    box(650, 380, 234, 110, mix(sand(98), orange(96), 0.4)),
    windows(690, 392, 190, 80, {
      columns: 4,
      dark: CASTLE.dark,
      arched: true,
      wide: 0.3,
      high: 0.8,
    }),
    shaft(640, 490, 72, 250, orange(98), mix(amber(80), sand(80), 0.4)),
    windows(610, 262, 44, 60, {
      columns: 1,
      dark: CASTLE.dark,
      arched: true,
      wide: 0.5,
      high: 0.8,
    }),
    windows(610, 350, 44, 44, {
      columns: 1,
      dark: CASTLE.dark,
      arched: true,
      wide: 0.36,
      high: 0.8,
    }),
    box(598, 236, 84, 10, mix(amber(84), sand(90), 0.4)),
    spire(640, 236, 84, 130, mix(teal(46), ink(44), 0.4), mix(teal(32), ink(28), 0.5)),
    cross(640, 108, 30, ink(24)),
    fill(outline(p, bluff, 300, p.width, 830), mix(green(48), amber(56), 0.35)),
    trees(p, (x) => bluff(x) + 10, 16, mix(green(42), cyan(36), 0.3), {
      from: 520,
      to: 800,
      least: 26,
      most: 54,
    }),
    polygon(BRICK, [560, 560], [574, 486], [1600, 462], [1600, 590], [1100, 600], [600, 604]),
    polygon(mix(BRICK, sand(98), 0.35), [570, 490], [570, 480], [1600, 452], [1600, 464]),
    bricks(p, 600, 500, 1000, 90, BRICK, 80),
    wallTower(596, 618, 74, 160),
    wallTower(860, 612, 66, 150),
    wallTower(1180, 608, 82, 172),
    wallTower(1480, 604, 70, 160),
    fill("M420 826Q480 650 640 620Q900 570 1600 586V826Z", mix(green(45), amber(56), 0.25)),
    trees(p, (x) => 660 - (x - 560) * 0.04, 36, mix(green(40), cyan(38), 0.35), {
      from: 540,
      least: 40,
      most: 90,
    }),
    trees(p, (x) => 740 - (x - 400) * 0.03, 44, mix(green(34), cyan(32), 0.4), {
      from: 430,
      least: 50,
      most: 116,
    }),
    fill(`M260 824Q700 770 1600 752V850Q900 860 260 824Z`, mix(green(30), cyan(28), 0.4)),
    trees(p, foot, 40, mix(green(28), cyan(26), 0.45), { from: 380, least: 34, most: 80 }),
    poplar(1500, 770, 210, cyan(24)),
    poplar(1544, 775, 180, cyan(22)),
    reflection(p, 640, 70, 860, 1010, orange(96), 0.35),
    reflection(p, 1150, 620, 852, 1000, mix(green(28), cyan(30), 0.4), 0.4),
    rowboat(430, 912, 1, orange(42), sand(30)),
    reflection(p, 430, 130, 922, 980, ink(20), 0.35),
    reeds(p, -30, 150, p.height + 10, ink(20), 34, 300),
    birds(p, 6, 300, 190, teal(36)),
  ];
});
