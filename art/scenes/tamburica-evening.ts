import {
  cyan,
  grape,
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
import { grapes } from "../kit/fruit.ts";
import { hill, ridge } from "../kit/land.ts";
import { sky, stars } from "../kit/light.ts";
import { bassPlayer, bulbs, tamburaPlayer } from "../kit/music.ts";
import { box, fill, glow, line, oval, polygon, times } from "../kit/paper.ts";
import { sitter } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { foliage, trees } from "../kit/trees.ts";
import { water } from "../kit/water.ts";

const BEAM = mix(orange(20), ink(14), 0.4);

/** Four tamburica players under a vine arbour with strings of bulbs, guests at tables, night. */
export const tamburicaEvening = scene("tamburica-evening", 89, (p) => {
  const far = ridge(p, 520, 16, 1);
  const table = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    sitter(-96, -40, 1.7, { top: mix(cyan(40), ink(10), 0.2), legs: ink(10), hair: ink(8) }) +
    box(-120, -38, 44, 8, BEAM) +
    line("M-112 -34V44M-84 -34V44", BEAM, 7) +
    sitter(100, -40, 1.7, { top: red(44), legs: ink(12), hair: orange(24) }, true) +
    box(76, -38, 44, 8, BEAM) +
    line("M112 -34V44M84 -34V44", BEAM, 7) +
    box(-6, -60, 12, 106, BEAM) +
    oval(0, -64, 78, 15, sand(98)) +
    fill(
      "M-78 -64C-74 -30 -60 -26 -50 -44C-36 -20 -14 -20 0 -40C14 -20 36 -20 50 -44C60 -26 74 -30 78 -64Z",
      mix(sand(92), orange(84), 0.3),
    ) +
    box(-34, -120, 16, 52, mix(green(20), teal(16), 0.5), { round: 4 }) +
    box(-29, -138, 6, 22, mix(green(20), teal(16), 0.5)) +
    fill("M10 -96H30L26 -68H14Z", lamplight(78)) +
    fill("M40 -94H58L54 -66H44Z", lamplight(78)) +
    "</g>";
  return [
    sky(p, [
      [0, night(14)],
      [0.4, night(30)],
      [0.52, mix(night(46), teal(50), 0.4)],
    ]),
    stars(p, 90, 480, sand(98)),
    hill(p, far, mix(night(32), teal(30), 0.4)),
    trees(p, far, 90, mix(night(28), teal(26), 0.4), { least: 12, most: 36 }),
    water(p, 548, 700, mix(night(46), teal(50), 0.4), night(26), lamplight(88), 300),
    box(0, 690, p.width, 377, mix(orange(26), sand(30), 0.4)),
    times(11, (index) =>
      box(0, 696 + index * index * 3.4, p.width, 3, mix(orange(18), ink(14), 0.3), {
        opacity: 0.6,
      }),
    ),
    box(0, 640, p.width, 56, mix(orange(20), night(20), 0.4)),
    times(30, (index) => box(index * 56, 640, 8, 56, BEAM)),
    box(0, 630, p.width, 14, BEAM),
    glow(p, 800, 640, 980, 480, lamplight(74), 0.45),
    [40, 560, 1050, 1530].map((x) => box(x, 150, 30, 600, BEAM)).join(""),
    box(0, 140, p.width, 30, BEAM),
    times(15, (index) => box(10 + index * 112, 92, 22, 60, mix(BEAM, ink(6), 0.4))),
    foliage(p, 300, 110, 360, 84, 110, 44, [
      mix(green(16), night(16), 0.4),
      green(24),
      mix(green(34), lamplight(50), 0.3),
    ]),
    foliage(p, 860, 90, 380, 80, 110, 44, [
      mix(green(16), night(16), 0.4),
      green(24),
      mix(green(34), lamplight(50), 0.3),
    ]),
    foliage(p, 1400, 110, 320, 90, 100, 44, [
      mix(green(16), night(16), 0.4),
      green(24),
      mix(green(34), lamplight(50), 0.3),
    ]),
    grapes(250, 290, 0.55, grape(28), grape(40)),
    grapes(770, 262, 0.5, grape(28), grape(40)),
    grapes(1330, 296, 0.6, grape(28), grape(40)),
    bulbs([-20, 230], [560, 210], 50, 8, ink(8), lamplight(86)),
    bulbs([575, 210], [1065, 210], 56, 7, ink(8), lamplight(86)),
    bulbs([1065, 210], [1620, 220], 50, 8, ink(8), lamplight(86)),
    table(190, 800, 1.15),
    table(1450, 800, 1.15),
    oval(800, 872, 460, 40, ink(2), 0.3),
    bassPlayer(1040, 868, 1.3, { vest: ink(14), hat: ink(8), legs: ink(10) }),
    tamburaPlayer(480, 748, 1.3, { vest: ink(14), hat: ink(8), legs: ink(12) }, true),
    tamburaPlayer(680, 756, 1.3, { vest: red(36), legs: ink(10), hair: orange(24) }),
    tamburaPlayer(870, 750, 1.3, { vest: ink(14), hat: ink(8), legs: ink(12) }),
    polygon(
      mix(ink(8), orange(12), 0.4),
      [-10, 930],
      [420, 930],
      [460, 960],
      [460, 1080],
      [-10, 1080],
    ),
    polygon(sand(94), [-10, 916], [420, 916], [470, 962], [-10, 962]),
    fill(
      "M-10 962H470V1000C430 980 400 1020 360 1000C320 980 290 1020 250 1000C210 980 180 1020 140 1000C100 980 70 1020 30 1000L-10 990Z",
      mix(sand(84), orange(76), 0.3),
    ),
    fill(
      "M120 920V868C96 850 96 800 104 770H186C194 800 194 850 170 868V920Z",
      mix(cyan(84), lamplight(88), 0.5),
      0.35,
    ),
    fill(
      "M104 806C100 850 116 862 145 864C174 862 190 850 186 806Z",
      mix(lamplight(74), orange(70), 0.2),
    ),
    fill(
      "M250 936V770C250 746 262 740 262 710V680H286V710C286 740 298 746 298 770V936Z",
      mix(green(16), teal(16), 0.5),
    ),
    box(250, 800, 48, 70, sand(96)),
  ];
});
