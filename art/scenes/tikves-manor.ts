import { birds } from "../kit/birds.ts";
import { spire } from "../kit/churches.ts";
import { amber, cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { hall } from "../kit/houses.ts";
import { hill } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { box, fill, line, oval, polygon, times } from "../kit/paper.ts";
import { person, walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { foliage, tree, trees } from "../kit/trees.ts";
import { shaft, windows } from "../kit/walls.ts";

const TRUNK = mix(sand(26), ink(20), 0.5);
const HOUSE = {
  wall: mix(sand(100), orange(97), 0.5),
  shade: mix(sand(78), orange(70), 0.25),
  roof: mix(orange(44), red(42), 0.4),
  roofShade: mix(orange(30), red(30), 0.5),
  trim: mix(orange(50), sand(60), 0.35),
  dark: mix(teal(28), ink(24), 0.5),
};

/** The hunting manor of Tikveš with its tower between tall oaks, at the beginning of autumn. */
export const tikvesManor = scene("tikves-manor", 89, (p) => {
  const oak = mix(green(40), amber(44), 0.35);
  const gold = mix(lamplight(66), green(58), 0.3);
  const rust = mix(orange(56), amber(56), 0.4);
  const gable = (x: number, y: number, width: number) =>
    [
      box(x, y - 190, width, 190, HOUSE.wall),
      box(x + width * 0.74, y - 190, width * 0.26, 190, HOUSE.shade, { opacity: 0.6 }),
      polygon(
        HOUSE.wall,
        [x, y - 188],
        [x + width / 2, y - 188 - width * 0.6],
        [x + width, y - 188],
      ),
      line(
        `M${x - 14} ${y - 176}L${x + width / 2} ${y - 194 - width * 0.6}L${x + width + 14} ${y - 176}`,
        HOUSE.roof,
        18,
      ),
      line(
        `M${x + width * 0.2} ${y - 200}L${x + width / 2} ${y - 190 - width * 0.44}L${x + width * 0.8} ${y - 200}M${x + width / 2} ${y - 200}V${y - 190 - width * 0.44}`,
        HOUSE.trim,
        7,
      ),
      windows(x + 10, y - 190, width - 20, 180, {
        columns: 3,
        rows: 2,
        dark: HOUSE.dark,
        trim: HOUSE.trim,
        wide: 0.44,
      }),
    ].join("");
  return [
    sky(p, [
      [0, mix(teal(80), sand(88), 0.4)],
      [0.3, mix(sand(96), lamplight(92), 0.4)],
      [0.6, lamplight(91)],
    ]),
    clouds(p, 7, 50, 240, orange(100), 0.7),
    trees(p, () => 640, 44, mix(teal(66), lamplight(76), 0.35), { least: 120, most: 280 }),
    box(0, 600, p.width, 110, mix(green(58), lamplight(70), 0.45)),
    trees(p, () => 660, 36, mix(green(58), lamplight(70), 0.45), { least: 90, most: 210 }),
    trees(p, () => 680, 16, mix(lamplight(70), orange(70), 0.4), {
      least: 90,
      most: 170,
      from: 1000,
    }),
    hall(520, 700, 620, 196, HOUSE, { roof: 120, columns: 9 }),
    [600, 800, 1050]
      .map(
        (x) =>
          box(x, 352, 28, 74, mix(orange(46), sand(60), 0.3)) + box(x - 5, 346, 38, 10, HOUSE.trim),
      )
      .join(""),
    gable(560, 706, 200),
    shaft(950, 704, 120, 390, HOUSE.wall, HOUSE.shade),
    box(884, 306, 132, 16, HOUSE.trim),
    windows(892, 330, 78, 90, { columns: 2, dark: HOUSE.dark, arched: true, wide: 0.5, high: 0.8 }),
    windows(900, 440, 60, 180, {
      columns: 1,
      rows: 2,
      dark: HOUSE.dark,
      trim: HOUSE.trim,
      wide: 0.5,
      high: 0.56,
    }),
    times(6, (index) => box(888, 330 + index * 64, index % 2 ? 16 : 26, 30, HOUSE.trim)),
    spire(950, 310, 150, 190, HOUSE.roof, HOUSE.roofShade),
    line("M950 124V84", ink(26), 4),
    fill("M950 86L984 94L950 104Z", mix(ink(26), amber(50), 0.3)),
    fill("M926 704V626Q928 600 950 600Q972 600 974 626V704Z", mix(orange(24), sand(24), 0.4)),
    box(770, 590, 110, 12, HOUSE.trim),
    times(4, (index) => box(774 + index * 32, 600, 8, 104, HOUSE.trim)),
    box(780, 604, 96, 100, HOUSE.dark, { opacity: 0.6 }),
    hill(p, (x) => 702 + Math.sin(x / 260) * 4, mix(green(56), amber(60), 0.35)),
    fill("M0 790C500 740 1100 760 1600 740V1067H0Z", mix(green(50), amber(54), 0.25)),
    fill(
      "M900 708H1000C1010 760 930 800 760 850C560 910 420 960 380 1067H130C200 930 420 850 640 800C820 760 900 740 900 708Z",
      mix(sand(94), orange(94), 0.4),
    ),
    fill(
      "M0 830C300 790 500 800 690 840C480 870 200 880 0 900Z",
      mix(green(32), cyan(30), 0.35),
      0.55,
    ),
    fill(
      "M900 860C1200 810 1420 830 1600 850V960C1400 930 1100 900 900 860Z",
      mix(green(32), cyan(30), 0.35),
      0.5,
    ),
    person(800, 830, 0.78, { top: orange(56), legs: ink(24) }),
    walker(748, 838, 0.8, { top: teal(34), legs: sand(34) }),
    tree(p, 1210, 740, 470, TRUNK, mix(oak, teal(46), 0.2), gold),
    tree(p, 330, 740, 500, TRUNK, mix(oak, teal(46), 0.25), mix(gold, green(60), 0.4)),
    tree(p, 1440, 850, 820, TRUNK, mix(oak, orange(46), 0.25), mix(rust, oak, 0.35)),
    tree(p, 110, 900, 900, TRUNK, mix(oak, ink(26), 0.25), mix(gold, green(50), 0.5)),
    times(60, () =>
      oval(
        p.between(0, p.width),
        860 + p.chance() * 200,
        p.between(4, 9),
        p.between(2, 4),
        p.chance() > 0.5 ? rust : lamplight(70),
      ),
    ),
    foliage(p, 1560, 1060, 240, 80, 70, 30, [
      mix(green(22), amber(24), 0.3),
      mix(green(30), amber(34), 0.3),
      mix(orange(40), green(36), 0.5),
    ]),
    birds(p, 6, 640, 120, teal(40)),
  ];
});
