import { birds } from "../kit/birds.ts";
import { mooredBoat } from "../kit/boats.ts";
import { amber, cyan, grape, ink, mix, night, orange, sand, teal } from "../kit/colour.ts";
import { hill, type Line, ridge } from "../kit/land.ts";
import { fog, sky, sun } from "../kit/light.ts";
import { plumes } from "../kit/marsh.ts";
import { box, fill, line, oval } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { bareTree, trees } from "../kit/trees.ts";
import { floe, water } from "../kit/water.ts";

/** Ice floes on the grey-blue Danube, a moored boat under snow, a pale sun. */
export const frozenDanube = scene("frozen-danube", 101, (p) => {
  const snow = mix(sand(100), night(97), 0.55);
  const blue = mix(night(74), cyan(76), 0.3);
  const far = ridge(p, 400, 20, 0.9);
  const near = ridge(p, 440, 8, 1.6);
  const bank: Line = (x) => 1010 - Math.max(0, x - 500) * 0.16 + Math.sin(x / 130) * 10;
  const post = mix(ink(22), orange(20), 0.3);
  return [
    sky(p, [
      [0, mix(night(64), ink(66), 0.3)],
      [0.2, mix(night(84), grape(86), 0.25)],
      [0.4, mix(orange(96), night(94), 0.4)],
    ]),
    sun(p, 470, 210, 70, sand(100), orange(97)),
    fog(p, 8, 120, 330, sand(100), 0.28),
    hill(p, far, mix(night(76), sand(94), 0.35)),
    trees(p, far, 120, mix(night(70), grape(72), 0.25), { least: 10, most: 30 }),
    hill(p, near, snow),
    trees(p, (x) => near(x) + 6, 90, mix(night(58), grape(60), 0.25), { least: 14, most: 44 }),
    box(0, 452, p.width, 8, snow),
    water(
      p,
      458,
      p.height,
      mix(night(84), orange(94), 0.25),
      mix(night(46), teal(44), 0.4),
      orange(98),
      470,
    ),
    Array.from({ length: 84 }, () => p.chance() ** 1.5)
      .sort((a, b) => a - b)
      .map((t) => {
        const y = 476 + t * 520;
        const width = (40 + t * 330) * p.between(0.5, 1.1);
        return floe(
          p,
          p.between(-60, p.width + 60),
          y,
          width,
          mix(snow, orange(94), p.between(0, 0.25)),
          mix(blue, night(60), t * 0.6),
        );
      })
      .join(""),
    fill(
      `M560 ${p.height + 10}C800 960 1100 900 1640 800V${p.height + 10}Z`,
      mix(snow, night(80), 0.4),
    ),
    box(1310, 690, 22, 190, post) + oval(1321, 688, 18, 10, snow),
    box(760, 800, 20, 170, post) + oval(770, 798, 17, 9, snow),
    line("M1300 800C1310 790 1316 780 1321 764M800 900C780 890 772 880 770 868", sand(46), 5),
    oval(1040, 900, 330, 40, mix(night(40), ink(30), 0.5), 0.5),
    mooredBoat(1050, 870, 1.16, mix(teal(36), cyan(36), 0.4), ink(20), { snow, turn: -5 }),
    hill(p, bank, snow),
    fill(
      `M900 ${p.height + 4}C1100 1000 1300 980 1640 940V${p.height + 4}Z`,
      mix(snow, night(80), 0.35),
    ),
    bareTree(p, 1500, 960, 640, mix(ink(22), grape(22), 0.3)),
    plumes(
      p,
      1120,
      1460,
      p.height + 10,
      200,
      16,
      mix(ink(30), amber(36), 0.5),
      mix(sand(70), orange(80), 0.3),
    ),
    plumes(
      p,
      -20,
      260,
      p.height + 20,
      330,
      18,
      mix(ink(28), amber(34), 0.4),
      mix(sand(60), orange(70), 0.3),
    ),
    birds(p, 5, 900, 200, mix(ink(40), night(44), 0.5)),
  ];
});
