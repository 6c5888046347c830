import { birds } from "../kit/birds.ts";
import { church } from "../kit/churches.ts";
import { amber, grape, green, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { grapes } from "../kit/fruit.ts";
import { house } from "../kit/houses.ts";
import { hill, type Line, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { box, dot, fades, fill, line, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { glass, plate, WHITE_WINE } from "../kit/table.ts";
import { foliage, trees } from "../kit/trees.ts";

/** Two glasses of white wine and a plate on a terrace wall, the bend of the Danube behind, sunset. */
export const terraceGlasses = scene("terrace-glasses", 79, (p) => {
  const far = ridge(p, 420, 22, 0.8);
  const plain: Line = (x) => 470 + Math.sin(x / 300) * 5;
  const river = fades(p, [
    [0, lamplight(88)],
    [0.45, orange(82)],
    [1, mix(red(64), orange(66), 0.4)],
  ]);
  const near: Line = (x) =>
    770 +
    ((x - 1500) / 900) ** 2 * -10 +
    Math.sin(x / 200) * 10 +
    (x > 900 ? -(x - 900) * 0.12 : 0);
  const stone = mix(sand(80), orange(80), 0.3);
  return [
    sky(p, [
      [0, mix(teal(46), red(54), 0.3)],
      [0.2, mix(red(66), orange(70), 0.5)],
      [0.36, orange(82)],
      [0.44, lamplight(86)],
    ]),
    clouds(p, 16, 60, 360, mix(orange(92), red(84), 0.3), 0.6),
    sun(p, 620, 380, 76, sand(100), lamplight(86)),
    hill(p, far, mix(red(62), grape(66), 0.45)),
    hill(p, plain, mix(grape(56), orange(62), 0.4)),
    trees(p, plain, 90, mix(grape(46), teal(46), 0.4), { least: 8, most: 24 }),
    river.defs,
    fill(
      "M-10 540C200 500 420 492 640 500C900 508 1120 520 1240 560C1340 600 1240 660 1040 680C760 700 400 700 -10 790V660C260 640 560 640 780 616C940 596 940 570 800 556C600 540 260 560 -10 590Z",
      river.paint,
    ),
    times(26, () => {
      const y = p.between(520, 740);
      const x = y < 610 ? p.between(300, 1200) : p.between(80, 900);
      return box(x, y, p.between(20, 90), 3, lamplight(96), { round: 2, opacity: 0.6 });
    }),
    trees(p, (x) => 640 + (x < 700 ? (700 - x) * 0.02 : 0), 40, mix(teal(30), grape(34), 0.4), {
      from: -20,
      to: 720,
      least: 10,
      most: 26,
    }),
    times(6, (index) =>
      house(p, 500 + index * 56, 612 - (index % 2) * 6, 0.95, orange(84), red(34)),
    ),
    church(640, 606, 0.85, orange(70), orange(90), red(28)),
    trees(p, () => 614, 26, mix(teal(28), grape(32), 0.4), {
      from: 900,
      to: 1330,
      least: 12,
      most: 28,
    }),
    hill(p, near, mix(teal(22), green(24), 0.5)),
    trees(p, near, 50, mix(teal(18), green(20), 0.5), { least: 24, most: 62 }),
    box(0, 838, p.width, 229, mix(stone, grape(30), 0.35)),
    times(24, (index) => {
      const row = index % 3;
      return box(
        -60 + Math.floor(index / 3) * 220 + (row % 2) * 100,
        912 + row * 56,
        p.between(170, 206),
        48,
        mix(stone, grape(34), 0.2 + p.chance() * 0.2),
        { round: 8 },
      );
    }),
    polygon(mix(stone, lamplight(88), 0.3), [-10, 838], [1610, 838], [1610, 896], [-10, 896]),
    box(0, 832, p.width, 9, lamplight(90)),
    box(0, 892, p.width, 10, mix(stone, grape(24), 0.6)),
    polygon(
      mix(grape(40), orange(50), 0.4),
      [1050, 868],
      [1130, 868],
      [1400, 896],
      [1270, 896],
    ).replace("/>", ' opacity="0.5"/>'),
    polygon(
      mix(grape(40), orange(50), 0.4),
      [1310, 872],
      [1390, 872],
      [1660, 896],
      [1530, 896],
    ).replace("/>", ' opacity="0.5"/>'),
    plate(500, 860, 1.35, teal(40)),
    grapes(440, 862, 0.62, green(52), mix(green(66), lamplight(80), 0.5)),
    polygon(lamplight(80), [520, 858], [640, 840], [640, 806], [530, 790]),
    polygon(mix(lamplight(88), sand(96), 0.4), [520, 858], [530, 790], [490, 800], [484, 862]),
    [548, 590, 616].map((x, index) => oval(x, 822 + (index % 2) * 12, 6, 5, amber(62))).join(""),
    times(3, (index) =>
      dot(600 + index * 26, 858 + (index % 2) * 6, 10, mix(green(36), amber(40), 0.4)),
    ),
    glass(1090, 870, 1.34, WHITE_WINE),
    glass(1345, 876, 1.34, WHITE_WINE),
    line(
      "M1610 -20C1500 40 1420 30 1330 90C1290 120 1260 100 1230 130",
      mix(teal(14), orange(16), 0.4),
      13,
    ),
    foliage(p, 1430, 60, 190, 60, 60, 38, [
      mix(teal(18), green(20), 0.4),
      green(26),
      mix(green(34), orange(50), 0.3),
    ]),
    foliage(p, 1560, 180, 70, 110, 30, 36, [mix(teal(18), green(20), 0.4), green(26)]),
    grapes(1440, 250, 0.9, mix(grape(22), teal(16), 0.3), mix(grape(34), orange(40), 0.3)),
    birds(p, 5, 240, 190, mix(grape(30), teal(30), 0.5)),
  ];
});
