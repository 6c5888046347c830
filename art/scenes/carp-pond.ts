import { birds } from "../kit/birds.ts";
import {
  amber,
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
import { hill, type Line, ridge } from "../kit/land.ts";
import { clouds, fog, sky, sun } from "../kit/light.ts";
import { plumes, reedBed } from "../kit/marsh.ts";
import { at, box, dot, fill, type Layer, line, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { bareTree, trees } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";
import { carp } from "../kit/wild-animals.ts";

/** A fisherman in waders, up to the hips in the pond, who leans back on the rope; its foot on zero. */
const hauler = (jacket: string, wader: string, cap: string): Layer =>
  oval(0, 4, 66, 10, ink(10), 0.3) +
  fill("M-34 4C-38 -40 -36 -66 -26 -84H28C36 -60 38 -30 36 4Z", wader) +
  fill("M-28 -82C-38 -116 -32 -148 -10 -154C16 -156 32 -130 30 -82Z", jacket) +
  line("M-20 -144L-18 -76M18 -144L20 -76", wader, 8) +
  line("M14 -138L48 -112L82 -104M2 -132L34 -96L70 -92", mix(jacket, ink(0), 0.25), 18) +
  dot(84, -104, 9, orange(84)) +
  dot(72, -92, 9, orange(82)) +
  dot(-4, -176, 20, orange(85)) +
  fill("M-26 -178C-26 -204 18 -206 18 -180L30 -176C20 -172 -20 -174 -26 -178Z", cap);

/** Fishermen in waders draw the net on a carp pond in November, a wooden hut behind them. */
export const carpPond = scene("carp-pond", 97, (p) => {
  const mist = mix(sand(96), night(90), 0.4);
  const far = ridge(p, 420, 12, 1.2);
  const dam: Line = (x) => 520 + Math.sin(x / 260) * 5;
  const straw = mix(amber(58), sand(60), 0.5);
  const plank = mix(ink(34), orange(30), 0.35);
  const net = mix(sand(40), ink(30), 0.4);
  const floats = (
    from: [number, number],
    bend: [number, number],
    to: [number, number],
    count: number,
  ) =>
    times(count, (index) => {
      const t = index / (count - 1);
      const at2 = (axis: 0 | 1) =>
        (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis];
      return oval(
        at2(0),
        at2(1),
        9 + (at2(1) - 600) * 0.02,
        6 + (at2(1) - 600) * 0.014,
        index % 3 ? orange(62) : sand(98),
      );
    });
  const hut = [
    box(0, -120, 250, 124, plank),
    times(11, (index) => line(`M${12 + index * 23} -118V2`, mix(plank, ink(0), 0.3), 3)),
    polygon(mix(plank, ink(0), 0.35), [250, -120], [340, -128], [340, 0], [250, 4]),
    polygon(mix(sand(52), ink(40), 0.4), [-22, -112], [272, -112], [236, -196], [14, -196]),
    polygon(mix(sand(34), ink(26), 0.4), [272, -112], [358, -124], [300, -196], [236, -196]),
    box(168, -240, 28, 60, mix(orange(40), ink(30), 0.3)),
    box(96, -84, 44, 40, lamplight(80)) + box(116, -84, 4, 40, plank) + box(96, -66, 44, 4, plank),
    box(24, -92, 46, 94, mix(plank, ink(0), 0.45)),
    line("M182 -246C166 -290 206 -320 184 -370C170 -400 200 -430 190 -460", sand(98), 16, 0.5),
  ].join("");
  return [
    sky(p, [
      [0, mix(night(62), ink(62), 0.5)],
      [0.25, mix(night(84), sand(92), 0.4)],
      [0.45, mist],
    ]),
    sun(p, 360, 260, 56, sand(100), orange(97)),
    clouds(p, 14, 60, 340, sand(100), 0.4),
    hill(p, far, mix(night(72), sand(86), 0.4)),
    trees(p, far, 90, mix(night(68), sand(82), 0.4), { least: 16, most: 46 }),
    fog(p, 6, 390, 440, mist, 0.7),
    [90, 190, 300, 480, 600]
      .map((x) => bareTree(p, x, dam(x) + 6, p.between(150, 220), mix(ink(44), night(60), 0.4)))
      .join(""),
    [1440, 1560]
      .map((x) => bareTree(p, x, dam(x) + 8, p.between(260, 320), mix(ink(28), night(40), 0.4)))
      .join(""),
    hill(p, dam, mix(straw, green(50), 0.3)),
    reedBed(p, -60, 700, 560, 70, straw, 8),
    at(960, 534, 1.2, hut),
    reedBed(p, 860, 1080, 566, 56, straw, 8),
    reedBed(p, 1340, 1700, 574, 80, straw, 8),
    water(
      p,
      556,
      p.height,
      mix(night(84), sand(94), 0.4),
      mix(night(40), teal(36), 0.5),
      sand(100),
      360,
    ),
    reflection(p, 1110, 300, 570, 690, plank, 0.4),
    fog(p, 8, 540, 610, mist, 0.45),
    fill(
      "M300 790C520 640 1060 640 1290 800C1060 960 520 960 300 790Z",
      mix(night(36), teal(30), 0.5),
      0.45,
    ),
    times(70, () => {
      const a = p.between(0, 6.28);
      const r = Math.sqrt(p.chance());
      return box(
        790 + Math.cos(a) * r * 380,
        800 + Math.sin(a) * r * 95,
        p.between(14, 50),
        4,
        p.chance() < 0.6 ? sand(98) : night(66),
        { round: 2, opacity: 0.7 },
      );
    }),
    line("M300 790C520 640 1060 640 1290 800", net, 5),
    floats([300, 790], [790, 570], [1290, 800], 26),
    carp(700, 730, 1.0, -28) +
      carp(930, 760, 1.15, 22) +
      carp(810, 830, 1.3, -10) +
      carp(610, 826, 0.95, 14) +
      carp(1010, 850, 1.0, -32),
    [
      [700, 752],
      [930, 786],
      [810, 858],
      [610, 846],
      [1010, 876],
    ]
      .map(([x = 0, y = 0]) =>
        line(`M${x - 60} ${y}q20 -34 40 -6q18 -40 34 0q20 -30 40 4`, sand(100), 6, 0.85),
      )
      .join(""),
    at(
      1200,
      760,
      1.16,
      hauler(mix(teal(34), ink(24), 0.3), mix(green(30), ink(20), 0.4), ink(14)),
    ).replace("scale(1.16)", "scale(-1.16 1.16)"),
    at(1420, 830, 1.36, hauler(red(40), mix(green(28), ink(18), 0.4), ink(18))).replace(
      "scale(1.36)",
      "scale(-1.36 1.36)",
    ),
    at(400, 770, 1.16, hauler(lamplight(62), mix(green(32), ink(20), 0.4), ink(14))),
    at(
      180,
      840,
      1.36,
      hauler(
        mix(night(36), cyan(40), 0.3),
        mix(green(30), ink(18), 0.4),
        mix(red(36), ink(20), 0.3),
      ),
    ),
    floats([300, 850], [790, 1060], [1300, 850], 24),
    line("M296 700C280 760 290 800 300 850M1302 710C1320 770 1310 810 1300 850", net, 5),
    plumes(
      p,
      -20,
      150,
      p.height + 20,
      300,
      12,
      mix(ink(20), amber(24), 0.4),
      mix(amber(40), sand(50), 0.4),
    ),
    plumes(
      p,
      1500,
      1630,
      p.height + 20,
      260,
      9,
      mix(ink(20), amber(24), 0.4),
      mix(amber(40), sand(50), 0.4),
    ),
    birds(p, 5, 760, 170, mix(ink(40), night(50), 0.5)),
  ];
});
