import { birds } from "../kit/birds.ts";
import { cross, helmet } from "../kit/churches.ts";
import { amber, cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { hall } from "../kit/houses.ts";
import { flowers, grass, hill, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { box, dot, fill, line, polygon, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { foliage, tree, trees } from "../kit/trees.ts";
import { arch, windows } from "../kit/walls.ts";

const RED = mix(red(32), orange(28), 0.2);
const RED_LIT = mix(red(40), orange(38), 0.25);
const RED_SHADE = mix(red(22), ink(20), 0.3);
const TRIM = orange(98);
const TRIM_SHADE = mix(sand(82), red(60), 0.2);
const COPPER = mix(teal(36), ink(40), 0.4);
const COPPER_SHADE = mix(teal(24), ink(22), 0.4);
const DARK = mix(ink(18), red(14), 0.4);
const HOUSE = {
  wall: RED_LIT,
  shade: RED,
  roof: mix(orange(44), sand(40), 0.25),
  roofShade: mix(orange(30), sand(26), 0.3),
  trim: TRIM,
  dark: DARK,
};

/** The dark red monastery of Krušedol, its baroque bell tower among lindens, in high summer. */
export const krusedolMonastery = scene("krusedol-monastery", 127, (p) => {
  const hills = ridge(p, 480, 34, 0.8);
  const linden = mix(green(42), teal(38), 0.3);
  const sunny = mix(green(62), lamplight(74), 0.4);
  const church = [
    box(1010, 470, 330, 250, RED),
    box(1240, 470, 100, 250, RED_SHADE),
    polygon(HOUSE.roof, [990, 476], [1050, 408], [1300, 408], [1360, 476]),
    times(
      4,
      (index) =>
        arch(1046 + index * 62, 640, 26, 92, TRIM) + arch(1046 + index * 62, 637, 17, 82, DARK),
    ),
    box(1000, 466, 350, 12, TRIM),
    box(1106, 302, 136, 112, RED_LIT),
    box(1196, 302, 46, 112, RED_SHADE),
    times(
      5,
      (index) =>
        arch(1122 + index * 26, 400, 14, 74, index > 3 ? TRIM_SHADE : TRIM) +
        arch(1122 + index * 26, 398, 9, 66, DARK),
    ),
    box(1098, 296, 152, 12, TRIM),
    fill("M1100 298C1104 232 1150 214 1174 200C1198 214 1244 232 1248 298Z", COPPER),
    fill("M1190 298C1202 250 1192 224 1174 200C1198 214 1244 232 1248 298Z", COPPER_SHADE),
    cross(1174, 204, 50, lamplight(70)),
  ].join("");
  const tower = [
    box(520, 400, 210, 334, RED_LIT),
    box(660, 400, 70, 334, RED_SHADE),
    [520, 632, 708]
      .map((x, index) => box(x, 408, 22, 324, index === 2 ? TRIM_SHADE : TRIM))
      .join(""),
    [398, 512, 602]
      .map((y) => box(508, y, 234, 14, TRIM) + box(662, y, 80, 14, TRIM_SHADE))
      .join(""),
    arch(588, 506, 66, 88, TRIM),
    arch(588, 502, 48, 76, DARK),
    arch(684, 504, 32, 78, DARK),
    dot(588, 562, 32, TRIM),
    dot(588, 562, 26, mix(DARK, teal(24), 0.5)),
    line("M588 562V544M588 562L600 568", lamplight(80), 4),
    arch(588, 732, 96, 124, TRIM),
    arch(588, 732, 74, 108, DARK),
    helmet(625, 400, 180, { lit: COPPER, shade: COPPER_SHADE, wall: RED_LIT, gold: lamplight(70) }),
  ].join("");
  return [
    sky(p, [
      [0, mix(cyan(60), teal(62), 0.25)],
      [0.36, mix(cyan(84), sand(98), 0.2)],
      [0.6, mix(cyan(94), orange(98), 0.6)],
    ]),
    clouds(p, 10, 60, 360, orange(100), 0.8),
    hill(p, hills, mix(teal(68), green(72), 0.4)),
    trees(p, hills, 90, mix(teal(62), green(66), 0.4), { least: 20, most: 50 }),
    hill(p, (x) => hills(x) * 0.5 + 310, mix(green(58), teal(58), 0.4)),
    trees(p, (x) => hills(x) * 0.5 + 316, 80, mix(green(52), teal(52), 0.4), {
      least: 30,
      most: 70,
    }),
    trees(p, () => 690, 26, linden, { least: 110, most: 210 }),
    church,
    hall(-60, 734, 580, 176, HOUSE, { roof: 84, columns: 9 }),
    hall(730, 734, 380, 176, HOUSE, { roof: 84, columns: 6 }),
    hall(1108, 738, 620, 190, { ...HOUSE, wall: RED }, { roof: 88, columns: 9 }),
    [90, 300, 820, 1000, 1220, 1400]
      .map((x) => box(x, 492, 22, 50, RED_SHADE) + box(x - 4, 486, 30, 9, TRIM))
      .join(""),
    box(730, 700, 380, 36, RED),
    windows(744, 640, 350, 100, {
      columns: 6,
      dark: mix(DARK, red(26), 0.3),
      arched: true,
      wide: 0.56,
      high: 0.96,
    }),
    tower,
    hill(p, (x) => 734 + Math.sin(x / 240) * 5, mix(green(58), amber(62), 0.35)),
    fill(`M0 830C500 780 1100 800 1600 770V${p.height}H0Z`, mix(green(52), amber(56), 0.25)),
    fill(
      `M548 736H632C650 800 720 870 800 940C850 990 880 1030 900 ${p.height}H420C460 980 540 860 548 736Z`,
      mix(sand(96), lamplight(90), 0.4),
    ),
    fill(
      "M20 880C240 830 420 840 560 856C440 900 200 930 0 930Z",
      mix(green(34), teal(30), 0.4),
      0.6,
    ),
    fill(
      "M980 850C1200 810 1420 820 1600 836V940C1400 910 1120 890 980 850Z",
      mix(green(34), teal(30), 0.4),
      0.6,
    ),
    person(660, 850, 0.92, { top: ink(14), legs: ink(12), hair: ink(10) }),
    person(704, 856, 0.86, { top: orange(58), legs: sand(92) }),
    times(2, (side) =>
      foliage(p, side ? 850 : 440, 760, 90, 20, 44, 9, [
        mix(green(36), teal(34), 0.3),
        red(56),
        mix(red(70), sand(98), 0.3),
      ]),
    ),
    tree(
      p,
      1280,
      800,
      430,
      mix(sand(26), ink(20), 0.5),
      mix(linden, teal(42), 0.3),
      mix(sunny, green(60), 0.4),
    ),
    tree(
      p,
      330,
      812,
      400,
      mix(sand(26), ink(20), 0.5),
      mix(linden, teal(42), 0.3),
      mix(sunny, green(60), 0.4),
    ),
    tree(p, 1500, 920, 720, mix(sand(24), ink(16), 0.5), linden, sunny),
    tree(
      p,
      90,
      940,
      760,
      mix(sand(24), ink(16), 0.5),
      mix(linden, ink(24), 0.2),
      mix(sunny, green(52), 0.3),
    ),
    grass(p, (x) => 990 + Math.sin(x / 90) * 30, 36, mix(green(40), cyan(36), 0.2), 32, 0, 400),
    flowers(p, 46, 0, 420, 900, 1050, mix(red(54), orange(56), 0.3), green(36)),
    flowers(p, 40, 920, p.width, 900, 1050, sand(100), green(36)),
    birds(p, 8, 830, 150, teal(38)),
  ];
});
