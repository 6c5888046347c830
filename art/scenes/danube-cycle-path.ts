import { birds } from "../kit/birds.ts";
import { church } from "../kit/churches.ts";
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
import { house } from "../kit/houses.ts";
import { flowers, grass, hill, type Line, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { at, box, fill, line, n, oval, polygon, times } from "../kit/paper.ts";
import { bicycleParts, cyclist } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { poplar, trees, willow } from "../kit/trees.ts";
import { water } from "../kit/water.ts";

/** Two cyclists with panniers on the river dyke, poplars and a bicycle sign, May. */
export const danubeCyclePath = scene("danube-cycle-path", 151, (p) => {
  const far = ridge(p, 470, 12, 1.2);
  const fresh = mix(green(58), lamplight(72), 0.4);
  const dyke: Line = (x) => 740 - x * 0.03;
  const post = mix(ink(34), sand(40), 0.4);
  const blue = mix(cyan(42), night(38), 0.5);
  const leaf = mix(green(46), lamplight(54), 0.25);
  const sign = [
    oval(4, 4, 30, 6, ink(10), 0.3),
    box(-7, -330, 14, 334, post),
    box(-70, -420, 140, 140, blue, { round: 16 }),
    box(-62, -412, 124, 124, mix(blue, sand(100), 0.12), { round: 12 }),
    at(0, -316, 1.06, bicycleParts(sand(100), sand(100))),
    polygon(lamplight(80), [-66, -270], [44, -270], [70, -248], [44, -226], [-66, -226]),
    line("M-40 -248H32", mix(ink(24), amber(30), 0.4), 6),
  ].join("");
  return [
    sky(p, [
      [0, mix(cyan(64), night(60), 0.25)],
      [0.3, cyan(84)],
      [0.5, mix(cyan(96), orange(97), 0.5)],
    ]),
    clouds(p, 16, 80, 400, sand(100), 0.85),
    hill(p, far, mix(teal(68), green(72), 0.4)),
    trees(p, far, 130, mix(teal(62), green(66), 0.4), { least: 14, most: 42 }),
    box(0, 486, p.width, 40, mix(green(62), lamplight(76), 0.35)),
    water(
      p,
      512,
      720,
      mix(cyan(86), orange(97), 0.35),
      mix(cyan(54), teal(54), 0.4),
      sand(100),
      480,
    ),
    church(1210, 506, 0.42, sand(90), sand(100), mix(orange(46), red(42), 0.3)),
    times(6, (index) =>
      house(
        p,
        1080 + index * 46,
        506,
        0.75,
        index % 2 ? sand(98) : mix(lamplight(88), sand(96), 0.4),
        orange(50),
      ),
    ),
    fill("M-20 640C160 620 300 640 420 690L420 760H-20Z", mix(green(52), lamplight(66), 0.25)),
    [40, 120, 190]
      .map((x) =>
        willow(
          p,
          x,
          668 + x * 0.08,
          p.between(150, 190),
          mix(ink(26), amber(26), 0.4),
          mix(green(56), lamplight(68), 0.3),
        ),
      )
      .join(""),
    [1130, 1200, 1275, 1355, 1440, 1530]
      .map((x, index) =>
        poplar(x, 740, 330 + index * 42, index % 2 ? leaf : mix(leaf, teal(38), 0.3)),
      )
      .join(""),
    [1130, 1200, 1275, 1355, 1440, 1530]
      .map((x, index) =>
        poplar(x - 8 - index, 724, 270 + index * 36, mix(leaf, lamplight(76), 0.28)),
      )
      .join(""),
    hill(p, dyke, fresh),
    fill(
      `M-20 ${n(dyke(0) + 40)}L1640 ${n(dyke(1640) + 34)}V900H-20Z`,
      mix(fresh, lamplight(84), 0.25),
    ),
    fill(`M-20 836L1640 776L1640 852L-20 936Z`, mix(sand(86), night(80), 0.25)),
    fill(`M-20 836L1640 776L1640 786L-20 848Z`, mix(sand(96), orange(97), 0.4)),
    times(9, (index) =>
      polygon(
        sand(100),
        [40 + index * 190, 884 - index * 7.6],
        [120 + index * 190, 880.8 - index * 7.6],
        [120 + index * 190, 886 - index * 7.6],
        [40 + index * 190, 889.4 - index * 7.6],
      ),
    ),
    fill(`M-20 936L1640 852V${p.height}H-20Z`, mix(green(50), lamplight(62), 0.3)),
    cyclist(
      640,
      868,
      2.2,
      { top: orange(56), legs: ink(26), hair: amber(34) },
      { frame: teal(34), panniers: red(42) },
    ),
    cyclist(
      980,
      850,
      2.1,
      { top: mix(cyan(46), teal(40), 0.4), legs: sand(34) },
      { frame: red(46), panniers: lamplight(70) },
    ),
    at(250, 930, 1.12, sign),
    flowers(p, 60, 300, p.width, 940, 1060, red(52), mix(green(38), lamplight(44), 0.2)),
    flowers(p, 60, 0, p.width, 930, 1060, sand(100), mix(green(38), lamplight(44), 0.2)),
    grass(p, () => p.height + 14, 120, mix(green(40), lamplight(44), 0.2), 90),
    birds(p, 7, 360, 170, mix(teal(42), ink(40), 0.4)),
  ];
});
