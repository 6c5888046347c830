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
} from "../kit/colour.ts";
import { grapes } from "../kit/fruit.ts";
import { at, box, dot, fill, glow, line, oval, polygon, times, within } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { cobbles } from "../kit/streets.ts";
import { barrel } from "../kit/table.ts";
import { foliage } from "../kit/trees.ts";
import { arch, bricks } from "../kit/walls.ts";

const BRICK = mix(orange(56), sand(76), 0.42);
const BRICK_DARK = mix(orange(38), sand(40), 0.35);
const WOOD = mix(orange(34), sand(36), 0.35);

/** A barrel on its side, seen along the wall. */
const lyingBarrel = [
  oval(0, 2, 130, 12, ink(0), 0.25),
  fill(
    "M-110 -20C-126 -70 -126 -120 -110 -170C-40 -192 40 -192 110 -170C126 -120 126 -70 110 -20C40 2 -40 2 -110 -20Z",
    mix(orange(52), lamplight(44), 0.65),
  ),
  fill(
    "M-118 -60C-120 -40 -116 -30 -110 -20C-40 2 40 2 110 -20C116 -34 118 -46 118 -60C40 -40 -40 -40 -118 -60Z",
    mix(orange(32), lamplight(34), 0.5),
  ),
  times(4, (index) =>
    line(
      `M${-84 + index * 56} ${-179 - (index % 3 ? 7 : 0)}Q${-96 + index * 64} -95 ${-84 + index * 56} ${-11 + (index % 3 ? 7 : 0)}`,
      ink(22),
      9,
    ),
  ),
  dot(0, -170, 10, sand(40)),
].join("");

const stoneBench = [
  oval(0, 4, 190, 12, ink(0), 0.22),
  box(-130, -60, 34, 62, mix(WOOD, ink(10), 0.4)),
  box(96, -60, 34, 62, mix(WOOD, ink(10), 0.4)),
  box(-176, -78, 352, 24, WOOD),
  box(-176, -78, 352, 8, mix(WOOD, amber(80), 0.45)),
].join("");

/** The arched door of a cellar in Ilok under vines at noon: half open, lamplight within, barrels and a bench. */
export const ilokCellarDoor = scene("ilok-cellar-door", 23, (p) => {
  const leaves = [
    mix(green(32), cyan(30), 0.3),
    mix(green(40), amber(44), 0.2),
    green(48),
    mix(green(58), amber(60), 0.35),
  ];
  const opening = "M590 880V520A210 210 0 0 1 1010 520V880Z";
  const inside = [
    box(560, 280, 480, 620, mix(orange(20), red(16), 0.4)),
    glow(p, 850, 660, 330, 360, lamplight(78), 0.95),
    arch(850, 880, 210, 330, mix(lamplight(72), orange(70), 0.4)),
    barrel(770, 800, 0.62),
    barrel(925, 806, 0.55),
    line("M850 470V520", ink(10), 4),
    dot(850, 534, 15, lamplight(92)),
    box(560, 862, 480, 30, mix(orange(34), lamplight(44), 0.4)),
  ].join("");
  return [
    box(0, 0, p.width, p.height, BRICK),
    bricks(p, -20, 60, 1650, 800, BRICK, 330),
    times(40, () =>
      box(
        p.between(0, 1560),
        70 + Math.round(p.between(0, 79)) * 10,
        p.between(16, 34),
        6,
        mix(BRICK, sand(98), 0.35),
        { opacity: 0.6 },
      ),
    ),
    box(0, 822, p.width, 60, mix(sand(70), orange(60), 0.15)),
    box(0, 818, p.width, 10, sand(88)),
    times(13, (index) => {
      const turn = Math.PI * (1 - index / 12);
      const [x, y] = [800 + Math.cos(turn) * 238, 520 - Math.sin(turn) * 238];
      return at(
        x,
        y,
        1,
        box(-31, -31, 62, 62, index % 2 ? sand(90) : sand(82)),
        90 - (turn * 180) / Math.PI,
      );
    }),
    times(2, (side) =>
      times(6, (index) =>
        box(side ? 1006 : 532, 524 + index * 60, 62, 58, index % 2 ? sand(90) : sand(82)),
      ),
    ),
    within(p, opening, inside),
    within(
      p,
      opening,
      [
        polygon(WOOD, [560, 300], [700, 390], [700, 872], [560, 900]),
        times(4, (index) => line(`M${600 + index * 28} 300V900`, mix(WOOD, ink(6), 0.55), 3)),
        line("M560 520L700 540M560 790L700 770", ink(18), 12),
      ].join(""),
    ),
    fill("M560 884L700 872L880 882L980 1067H470Z", lamplight(86), 0.28),
    box(0, 880, p.width, 187, mix(sand(94), lamplight(90), 0.35)),
    fill("M600 882H1000L1090 1067H520Z", mix(lamplight(84), sand(94), 0.3)),
    cobbles(p, 886, p.height, mix(sand(66), amber(66), 0.4), { rows: 9 }),
    at(210, 936, 1.15, lyingBarrel),
    at(410, 900, 1, oval(0, 0, 80, 9, ink(0), 0.22)),
    barrel(424, 800, 0.84),
    at(1316, 944, 1.1, stoneBench),
    grapes(1290, 860, 0.62),
    at(
      1420,
      858,
      1,
      [
        fill("M-22 0V-44Q-30 -70 -14 -84H14Q30 -70 22 -44V0Z", mix(orange(52), sand(60), 0.3)),
        fill("M4 0V-84H14Q30 -70 22 -44V0Z", mix(orange(38), sand(40), 0.3)),
        line("M24 -70q20 6 2 34", mix(orange(38), sand(40), 0.3), 6),
      ].join(""),
    ),
    fill(
      "M0 120C300 250 560 190 800 230C1100 270 1350 200 1600 260V330C1300 300 1120 360 800 318C520 300 260 360 0 270Z",
      mix(BRICK_DARK, ink(20), 0.25),
      0.4,
    ),
    box(0, 96, p.width, 22, mix(WOOD, ink(6), 0.4)),
    box(0, 96, p.width, 7, mix(WOOD, amber(80), 0.4)),
    box(70, 96, 22, 790, mix(WOOD, ink(6), 0.3)),
    line("M82 880C40 640 120 480 70 300S120 160 90 80", mix(sand(34), orange(30), 0.4), 17),
    line(
      "M1560 890C1600 640 1530 480 1576 300S1530 160 1560 80",
      mix(sand(34), orange(30), 0.4),
      19,
    ),
    times(9, (index) =>
      foliage(
        p,
        60 + index * 185,
        96 + (index % 2) * 26,
        150,
        84 + (index % 3) * 16,
        46,
        31,
        leaves,
      ),
    ),
    foliage(p, 60, 300, 90, 150, 44, 27, leaves),
    foliage(p, 1570, 340, 80, 170, 44, 27, leaves),
    grapes(330, 282, 0.6),
    grapes(700, 256, 0.5),
    grapes(1130, 270, 0.62),
    grapes(1400, 250, 0.5, grape(26), grape(34)),
  ];
});
