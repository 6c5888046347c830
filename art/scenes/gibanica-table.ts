import { amber, cyan, green, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { gibanicaWedge } from "../kit/food.ts";
import { box, dot, fill, line, n, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { checks, jug, plate } from "../kit/table.ts";
import { foliage, poplar } from "../kit/trees.ts";

const WALL = mix(teal(66), sand(90), 0.3);
const FRAME = sand(100);

/** The pan from above at a slant: a golden crust cut into wedges, one of them taken out. */
const pan = (x: number, y: number) => {
  const rx = 330;
  const ry = 118;
  const on = (turn: number, way = 1) =>
    `${n(x + Math.cos(turn) * rx * way)} ${n(y + Math.sin(turn) * ry * way)}`;
  const crust = mix(orange(60), lamplight(68), 0.5);
  const from = 0.55;
  const to = 1.34;
  return [
    oval(x + 20, y + 66, 372, 130, teal(10), 0.25),
    fill(
      `M${x - 356} ${y}L${x - 330} ${y + 70}C${x - 250} ${y + 160} ${x + 250} ${y + 160} ${x + 330} ${y + 70}L${x + 356} ${y}Z`,
      mix(teal(20), sand(24), 0.3),
    ),
    oval(x, y, 362, 134, mix(teal(36), sand(40), 0.3)),
    oval(x, y + 4, 340, 122, teal(12)),
    oval(x, y, rx, ry, crust),
    oval(x - 70, y - 30, 180, 46, lamplight(78), 0.5),
    times(26, (index) =>
      line(
        `M${on(index * 0.9 + 0.2, 0.3 + (index % 5) * 0.12)}q30 -10 60 2`,
        mix(orange(50), lamplight(56), 0.3),
        5,
        0.6,
      ),
    ),
    fill(`M${x} ${y}L${on(from)}A${rx} ${ry} 0 0 1 ${on(to)}Z`, mix(teal(26), sand(34), 0.4)),
    fill(
      `M${x} ${y}L${on(from)}L${on(from, 0.98)}v26L${x} ${y + 34}Z`,
      mix(lamplight(90), sand(96), 0.3),
    ),
    fill(
      `M${x} ${y}L${x} ${y + 34}L${on(to, 0.7)}v14L${on(to)}Z`,
      mix(lamplight(84), orange(84), 0.4),
    ),
    [to + 0.78, to + 1.56, to + 2.34, to + 3.12, to + 3.9, to + 4.68]
      .map((turn) => line(`M${x} ${y}L${on(turn)}`, orange(30), 5))
      .join(""),
  ].join("");
};

/** A tumbler of yoghurt. */
const tumbler = (x: number, y: number) =>
  oval(x + 8, y, 56, 9, teal(10), 0.2) +
  fill(`M${x - 50} ${y - 170}H${x + 50}L${x + 42} ${y}H${x - 42}Z`, mix(cyan(84), sand(96), 0.4)) +
  fill(`M${x - 48} ${y - 132}H${x + 48}L${x + 41} ${y - 6}H${x - 41}Z`, sand(100)) +
  oval(x, y - 132, 48, 9, mix(sand(94), lamplight(94), 0.4)) +
  fill(
    `M${x + 20} ${y - 132}H${x + 48}L${x + 41} ${y - 6}H${x + 18}Z`,
    mix(sand(86), teal(80), 0.3),
  );

/** A sliced cheese gibanica in its pan, a jug of yoghurt and a checked cloth by a window. */
export const gibanicaTable = scene("gibanica-table", 71, (p) => {
  const cloth = `M0 610H1600V1067H0Z`;
  return [
    box(0, 0, p.width, p.height, WALL),
    polygon(mix(WALL, lamplight(94), 0.5), [1130, 60], [1600, 200], [1600, 600], [1130, 560]),
    box(470, 0, 640, 520, mix(WALL, teal(40), 0.35)),
    box(490, 0, 600, 500, cyan(84)),
    box(490, 0, 600, 140, cyan(72)),
    box(490, 320, 600, 180, mix(green(64), amber(80), 0.35)),
    oval(600, 330, 104, 60, mix(green(52), teal(56), 0.3)),
    oval(1000, 324, 84, 74, mix(green(48), teal(50), 0.3)),
    poplar(860, 340, 190, mix(green(40), teal(44), 0.4)),
    poplar(910, 342, 150, mix(green(44), teal(48), 0.4)),
    fill("M490 400C640 380 900 410 1090 384V500H490Z", mix(green(56), amber(76), 0.2)),
    box(478, 0, 24, 500, FRAME),
    box(1078, 0, 24, 500, FRAME),
    box(778, 0, 24, 500, FRAME),
    box(490, 220, 600, 16, FRAME),
    box(440, 494, 700, 34, FRAME),
    box(440, 526, 700, 14, mix(sand(80), teal(70), 0.3)),
    fill("M420 0H640C640 150 590 270 470 330L440 330Z", mix(sand(100), lamplight(94), 0.3)),
    fill("M470 330C590 270 640 150 640 0H600C590 140 540 240 440 300V330Z", red(60), 0.6),
    fill("M1160 0H950C950 150 1000 270 1110 330L1140 330Z", sand(96)),
    fill("M1110 330C1000 270 950 150 950 0H990C1000 140 1040 240 1140 300V330Z", red(56), 0.6),
    foliage(p, 960, 440, 60, 44, 28, 18, [green(30), green(42)]),
    times(9, (index) => dot(916 + index * 12, 420 + (index % 3) * 18, 11, red(54))),
    polygon(orange(46), [910, 452], [1012, 452], [1000, 500], [922, 500]),
    checks(p, cloth, 610, { x: 780, y: 220 }, sand(100), red(58)),
    box(0, 604, p.width, 9, mix(red(50), sand(70), 0.4)),
    polygon(lamplight(90), [420, 612], [900, 612], [560, 1067], [-200, 1067]).replace(
      "/>",
      ' opacity="0.28"/>',
    ),
    jug(1250, 760, 1.35, {
      clay: sand(99),
      shade: mix(sand(84), teal(76), 0.3),
      band: cyan(42),
      inside: sand(100),
    }),
    tumbler(1080, 720),
    pan(560, 770),
    plate(1120, 930, 1.5),
    gibanicaWedge(1110, 922, 1.25),
    line("M1330 960L1440 890", sand(70), 9),
    line("M1440 890L1500 852", mix(orange(30), sand(30), 0.3), 15),
  ];
});
