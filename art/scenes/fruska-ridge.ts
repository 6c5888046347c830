import { birds } from "../kit/birds.ts";
import { church } from "../kit/churches.ts";
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
import { grass, hill, type Line, road } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { box, fill, line, n, oval, polygon, times } from "../kit/paper.ts";
import { walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { tree } from "../kit/trees.ts";

const AUTUMN = [orange(58), red(44), lamplight(66), amber(56), green(42)];

/** Two walkers on a grassy ridge in autumn colours, the plain and the Danube far below. */
export const fruskaRidge = scene("fruska-ridge", 107, (p) => {
  const haze = mix(cyan(90), orange(97), 0.5);
  const plainAt = 420;
  const hills: Line = (x) =>
    640 - 60 * Math.exp(-(((x - 260) / 320) ** 2)) + Math.sin(x / 120) * 10 + x * 0.03;
  const slope: Line = (x) =>
    760 - 90 * Math.exp(-(((x - 620) / 300) ** 2)) + Math.sin(x / 150 + 2) * 10;
  const crest: Line = (x) => 930 - 330 / (1 + Math.exp(-(x - 900) / 190)) + Math.sin(x / 90) * 4;
  const fields = times(34, () => {
    const t = p.chance() ** 1.4;
    const y = plainAt + 12 + t * 210;
    const w = p.between(80, 220) * (0.5 + t * 1.6);
    const x = p.between(-100, p.width);
    const h = 4 + t * 26;
    const colour =
      [lamplight(84), green(66), amber(72), sand(84), green(56)][Math.floor(p.between(0, 5))] ??
      sand(80);
    return polygon(
      mix(colour, haze, 0.62 - t * 0.35),
      [x, y],
      [x + w, y - h * 0.1],
      [x + w * 1.15, y + h],
      [x - w * 0.1, y + h * 1.1],
    );
  });
  const crowns = (
    land: Line,
    count: number,
    depth: number,
    least: number,
    most: number,
    shade: Colour,
  ) =>
    Array.from({ length: count }, () => ({ x: p.between(-20, p.width + 20), down: p.chance() }))
      .sort((a, b) => a.down - b.down)
      .map(({ x, down }) => {
        const k = least + (most - least) * (down * 0.6 + p.chance() * 0.4);
        const leaf = AUTUMN[Math.floor(p.between(0, AUTUMN.length))] ?? orange(50);
        const colour = mix(leaf, shade, 0.25);
        const y = land(x) + down * depth;
        return (
          oval(x, y, k * 0.7, k * 0.8, colour) +
          oval(x - k * 0.2, y - k * 0.24, k * 0.36, k * 0.36, mix(colour, lamplight(84), 0.3))
        );
      })
      .join("");
  return [
    sky(p, [
      [0, mix(cyan(58), night(56), 0.4)],
      [0.22, cyan(78)],
      [0.4, haze],
    ]),
    clouds(p, 16, 80, 360, sand(100), 0.8),
    fill(`M0 ${plainAt}H${p.width}V${p.height}H0Z`, mix(green(66), haze, 0.5)),
    fields,
    fill(
      `M-20 476C200 452 420 470 640 492C880 516 1040 470 1250 480C1420 488 1520 506 1640 500V530C1500 536 1400 516 1240 512C1060 508 900 560 640 536C420 516 220 486 -20 512Z`,
      mix(cyan(72), night(70), 0.3),
    ),
    fill("M560 500C700 520 800 520 940 500C880 516 740 530 560 500Z", mix(green(60), haze, 0.3)),
    line("M-20 488C200 464 420 482 640 506C880 530 1040 484 1250 492", cyan(92), 5, 0.6),
    times(3, (index) =>
      church(
        [330, 820, 1330][index] ?? 0,
        [562, 588, 566][index] ?? 0,
        0.22,
        sand(92),
        sand(100),
        orange(44),
      ),
    ),
    times(24, (index) =>
      box(
        ([300, 780, 1290][index % 3] ?? 0) + p.between(-50, 90),
        ([562, 588, 566][index % 3] ?? 0) - p.between(0, 8),
        12,
        7,
        index % 2 ? orange(60) : sand(96),
      ),
    ),
    hill(p, hills, mix(orange(46), teal(50), 0.45)),
    crowns(hills, 230, 110, 14, 26, mix(teal(56), haze, 0.3)),
    hill(p, slope, mix(orange(40), red(34), 0.4)),
    crowns(slope, 190, 190, 26, 60, mix(orange(40), teal(34), 0.3)),
    hill(p, crest, mix(lamplight(72), amber(62), 0.4)),
    road(
      [
        [1560, 606, 10],
        [1330, 640, 30],
        [1180, 690, 52],
        [960, 800, 90],
        [560, 1100, 260],
      ],
      mix(sand(92), lamplight(88), 0.4),
    ),
    grass(p, crest, 130, mix(amber(52), lamplight(62), 0.4), 30),
    times(70, () => {
      const x = p.between(-20, p.width);
      const y = crest(x) + p.between(30, 300);
      return line(
        `M${n(x)} ${n(y)}q4 -20 16 -32M${n(x)} ${n(y)}q-2 -18 -12 -28`,
        mix(amber(46), orange(50), p.between(0, 0.6)),
        3.4,
        0.8,
      );
    }),
    tree(
      p,
      1480,
      crest(1480) + 16,
      330,
      ink(20),
      mix(orange(52), red(46), 0.3),
      mix(lamplight(70), orange(66), 0.4),
    ),
    walker(
      1150,
      716,
      2.1,
      { top: red(46), legs: mix(ink(24), sand(30), 0.3) },
      { toLeft: true, rucksack: lamplight(66) },
    ),
    walker(
      985,
      800,
      2.2,
      { top: teal(36), legs: sand(34), hair: amber(36) },
      { toLeft: true, rucksack: orange(52) },
    ),
    grass(p, () => p.height + 16, 90, mix(orange(30), amber(30), 0.5), 110),
    birds(p, 6, 420, 130, mix(teal(36), ink(34), 0.5)),
  ];
});
