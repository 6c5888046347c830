import { birds } from "../kit/birds.ts";
import { amber, cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { grass, hill, type Line, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { reeds } from "../kit/marsh.ts";
import { fill, line, n, polygon, times } from "../kit/paper.ts";
import { person, walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { poplar, tree, trees } from "../kit/trees.ts";
import { water } from "../kit/water.ts";

const WALL = mix(sand(96), orange(90), 0.35);
const WALL_SHADE = mix(sand(74), orange(60), 0.2);
const PAVING = mix(sand(98), orange(98), 0.5);
const TURF = mix(green(52), amber(58), 0.35);

/** The Vučedol museum, laid in steps into its green slope above the Danube; visitors walk on its roof. */
export const vucedolMuseum = scene("vucedol-museum", 37, (p) => {
  const far = ridge(p, 470, 10, 1.2);
  const slope: Line = (x) =>
    640 - 400 * Math.min(1, Math.max(0, (x - 330) / 1270)) ** 1.15 + Math.sin(x / 140) * 6;
  // A step: the roof path along its top, the wall with a ribbon of glass, turf in front.
  const step = (x0: number, y0: number, x1: number, y1: number, high: number, near: number) => {
    const at = (x: number, drop: number) =>
      `${n(x)} ${n(y0 + ((y1 - y0) * (x - x0)) / (x1 - x0) + drop)}`;
    const front = (from: number, to: number, top: number, bottom: number, colour: string) =>
      fill(`M${at(from, top)}L${at(to, top)}L${at(to, bottom)}L${at(from, bottom)}Z`, colour);
    const count = Math.round((x1 - x0) / 84);
    const wide = (x1 - x0) / count;
    return [
      polygon(
        PAVING,
        [x0 - near, y0],
        [x0 + 30, y0 - near * 0.55],
        [x1 + 30, y1 - near * 0.55],
        [x1, y1],
      ),
      polygon(
        mix(WALL, orange(100), 0.5),
        [x0 - near, y0 + 2],
        [x0 - near, y0 + high],
        [x0, y0 + high],
        [x0, y0],
      ),
      front(x0 - near, x1, 0, high, WALL),
      front(x0 - near, x1, high - 12, high, WALL_SHADE),
      front(
        x0 + wide * 0.4,
        x1 - wide * 0.4,
        high * 0.36,
        high * 0.82,
        mix(teal(30), cyan(36), 0.5),
      ),
      times(count - 1, (index) =>
        front(
          x0 + wide * (index + 0.9),
          x0 + wide * (index + 0.9) + 5,
          high * 0.34,
          high * 0.84,
          WALL,
        ),
      ),
      times(Math.floor(count / 2), (index) =>
        front(
          x0 + wide * (index * 2 + 1.1),
          x0 + wide * (index * 2 + 1.5),
          high * 0.36,
          high * 0.82,
          mix(cyan(76), orange(92), 0.45),
        ),
      ),
      front(x0 - near, x1, -5, 4, orange(100)),
      line(`M${at(x0 - near, -34)}L${at(x1, -34)}`, ink(34), 2.4, 0.8),
      times(count * 2, (index) =>
        line(`M${at(x0 - near + index * wide * 0.52, -34)}v34`, ink(34), 1.8, 0.7),
      ),
    ].join("");
  };
  return [
    sky(p, [
      [0, mix(cyan(64), teal(66), 0.4)],
      [0.3, mix(cyan(84), sand(98), 0.3)],
      [0.46, mix(lamplight(92), sand(98), 0.4)],
    ]),
    clouds(p, 12, 50, 330, orange(100), 0.75),
    hill(p, far, mix(teal(66), green(72), 0.4)),
    trees(p, far, 110, mix(teal(56), green(62), 0.4), { to: 1100, least: 12, most: 40 }),
    water(
      p,
      484,
      p.height,
      mix(cyan(80), sand(92), 0.3),
      mix(cyan(44), teal(44), 0.5),
      orange(100),
      200,
    ),
    fill(`M0 ${n(520)}Q160 500 330 520L300 530Q120 520 0 540Z`, mix(green(52), teal(52), 0.5)),
    trees(p, () => 524, 26, mix(green(46), teal(46), 0.5), { to: 310, least: 16, most: 46 }),
    hill(p, (x) => slope(x) - 26, mix(green(56), amber(60), 0.3)),
    trees(p, (x) => slope(x) - 26, 30, mix(green(38), teal(38), 0.4), {
      from: 1000,
      least: 40,
      most: 100,
    }),
    step(820, 424, 1500, 330, 92, 60),
    fill(`M560 560C760 520 900 500 1100 470L1600 400V${p.height}H330Z`, TURF),
    times(3, (index) =>
      person(930 + index * 190, 404 - index * 26, 0.56, {
        top: index % 2 ? orange(60) : red(44),
        legs: ink(24),
      }),
    ),
    walker(1280, 352, 0.58, { top: sand(98), legs: ink(26) }),
    step(560, 610, 1330, 486, 112, 70),
    fill(`M300 790C560 730 700 700 900 660L1600 530V${p.height}H200Z`, mix(TURF, green(44), 0.3)),
    walker(700, 580, 0.74, { top: orange(56), legs: ink(22) }, { rucksack: teal(34) }),
    person(760, 570, 0.7, { top: lamplight(82), legs: ink(20) }),
    person(1100, 518, 0.7, { top: teal(34), legs: sand(92) }),
    walker(1190, 506, 0.7, { top: red(48), legs: ink(24) }, { toLeft: true }),
    step(330, 842, 1180, 672, 134, 80),
    fill(
      `M90 ${p.height}C420 950 700 930 1000 830L1600 690V${p.height}Z`,
      mix(TURF, cyan(36), 0.25),
    ),
    polygon(PAVING, [1160, 676], [1330, 486], [1372, 480], [1290, 664]),
    polygon(mix(WALL_SHADE, ink(40), 0.2), [1180, 672], [1290, 664], [1290, 740], [1180, 806]),
    walker(500, 800, 0.96, { top: cyan(46), legs: ink(20) }),
    person(880, 722, 0.92, { top: orange(62), legs: sand(30) }),
    person(926, 716, 0.84, { top: sand(98), legs: teal(28) }),
    grass(p, (x) => 1010 - (x - 300) * 0.14, 90, mix(green(58), amber(62), 0.4), 26, 320),
    tree(
      p,
      1490,
      760,
      330,
      mix(sand(30), ink(22), 0.4),
      mix(green(36), cyan(34), 0.3),
      mix(green(56), amber(60), 0.35),
    ),
    poplar(96, 528, 150, mix(green(30), teal(30), 0.5)),
    fill(`M0 940Q160 930 320 ${p.height}H0Z`, mix(green(24), cyan(24), 0.4)),
    reeds(p, -20, 250, p.height + 10, mix(green(18), cyan(18), 0.5), 46, 300),
    birds(p, 7, 420, 150, teal(40)),
  ];
});
