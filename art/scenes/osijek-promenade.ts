import { grape, ink, lamplight, mix, night, orange, red, sand, teal } from "../kit/colour.ts";
import { hill, ridge } from "../kit/land.ts";
import { lights, sky, stars } from "../kit/light.ts";
import { box, dot, glow, line, n, oval, polygon, times } from "../kit/paper.ts";
import { sitter, walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { cobbles } from "../kit/streets.ts";
import { bench } from "../kit/town.ts";
import { bareTree, trees } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

const IRON = ink(8);
const STONE = mix(night(34), sand(50), 0.35);

/** The Drava promenade of Osijek at night: lamps and bare trees along the quay, a couple on a bench. */
export const osijekPromenade = scene("osijek-promenade", 61, (p) => {
  const far = ridge(p, 584, 10, 1.4);
  // near: 0 at the vanishing point, 1 at the bottom of the picture.
  const quay = (near: number) => ({ x: 640 + near * 60, y: 610 + near * 470 });
  const lampAt = (near: number) => {
    const { y } = quay(near);
    const x = 660 + near * 310;
    const high = 30 + near * 620;
    return [
      glow(p, x, y - high, 40 + near * 260, 40 + near * 260, lamplight(82), 0.55),
      oval(x, y, 30 + near * 190, 5 + near * 34, lamplight(84), 0.24),
      box(x - 1 - near * 6, y - high, 2 + near * 12, high, IRON),
      box(x - 2 - near * 15, y - near * 30, 4 + near * 30, near * 30, IRON),
      line(
        `M${n(x - near * 64)} ${n(y - high + near * 20)}Q${n(x)} ${n(y - high - near * 40)} ${n(x + near * 64)} ${n(y - high + near * 20)}`,
        IRON,
        1 + near * 8,
      ),
      [-1, 1]
        .map(
          (side) =>
            dot(x + side * near * 64, y - high + near * 36, 2 + near * 24, lamplight(94)) +
            polygon(
              IRON,
              [x + side * near * 64 - near * 22, y - high + near * 20],
              [x + side * near * 64 + near * 22, y - high + near * 20],
              [x + side * near * 64, y - high],
            ),
        )
        .join(""),
    ].join("");
  };
  const nears = [0.07, 0.13, 0.23, 0.4, 0.72];
  return [
    sky(p, [
      [0, night(14)],
      [0.36, night(26)],
      [0.58, mix(teal(34), grape(40), 0.35)],
    ]),
    stars(p, 110, 460, orange(98)),
    hill(p, far, mix(night(20), teal(18), 0.4)),
    trees(p, far, 90, mix(night(18), teal(16), 0.4), { to: 700, least: 14, most: 48 }),
    water(p, 600, p.height, mix(night(36), teal(38), 0.5), night(17), lamplight(84), 470),
    times(2, (side) =>
      polygon(
        mix(night(44), sand(60), 0.4),
        [180 + side * 250, 600],
        [186 + side * 250, 430],
        [192 + side * 250, 430],
        [198 + side * 250, 600],
      ),
    ),
    line(
      "M-20 590Q110 560 189 434Q310 600 439 434Q500 560 660 590",
      mix(night(50), sand(66), 0.4),
      2.4,
    ),
    line("M-20 588H660", mix(night(50), sand(66), 0.4), 4),
    times(17, (index) => dot(10 + index * 38, 582, 3, lamplight(90))),
    times(17, (index) => reflection(p, 10 + index * 38, 10, 606, 690, lamplight(84), 0.5)),
    lights(p, 30, 566, 596, lamplight(84), 0, 640),
    nears
      .slice(1)
      .map((near) =>
        reflection(
          p,
          quay(near).x - 60 - near * 210,
          12 + near * 62,
          622 + near * 240,
          Math.min(p.height, 720 + near * 560),
          lamplight(82),
          0.6,
        ),
      )
      .join(""),
    polygon(
      mix(night(24), sand(30), 0.3),
      [636, 606],
      [620, 622],
      [560, p.height],
      [760, p.height],
    ),
    polygon(mix(night(17), teal(16), 0.4), [650, 612], [700, 580], [p.width, 500], [p.width, 830]),
    trees(p, (x) => 604 - (x - 690) * 0.1, 34, mix(night(19), teal(18), 0.4), {
      from: 690,
      least: 26,
      most: 110,
    }),
    lights(p, 14, 590, 640, lamplight(80), 1080, 1590),
    polygon(STONE, [640, 606], [700, p.height], [p.width, p.height], [p.width, 800], [690, 606]),
    polygon(mix(STONE, night(20), 0.5), [690, 606], [p.width, 800], [p.width, 700], [700, 600]),
    cobbles(p, 660, p.height, mix(night(20), ink(20), 0.5), { rows: 13, opacity: 0.5, from: 720 }),
    [0.1, 0.18, 0.3, 0.52]
      .map((near) =>
        bareTree(
          p,
          700 + near * 1180,
          606 + near * 250,
          70 + near * 880,
          mix(night(12), grape(14), 0.4),
        ),
      )
      .join(""),
    nears.map(lampAt).join(""),
    times(15, (index) => {
      const near = ((index + 1) / 15) ** 2;
      const { x, y } = quay(near);
      return box(x - 1 - near * 4, y - 12 - near * 100, 2 + near * 7, 14 + near * 100, IRON);
    }),
    polygon(IRON, [640, 596], [704, 962], [696, 974], [638, 600]),
    polygon(IRON, [640, 602], [704, 1012], [698, 1022], [638, 606]),
    walker(830, 716, 0.62, { top: red(34), legs: ink(10) }, { toLeft: true }),
    oval(1230, 962, 190, 20, ink(0), 0.35),
    sitter(1196, 892, 1.75, { top: red(40), legs: ink(10), hair: ink(8) }, true),
    sitter(
      1270,
      892,
      1.82,
      { top: mix(teal(36), night(40), 0.3), legs: ink(6), hair: mix(orange(30), ink(14), 0.3) },
      true,
    ),
    bench(1236, 962, 1.9, mix(orange(34), sand(36), 0.4), IRON),
    line("M1176 836Q1164 860 1160 884", lamplight(86), 5, 0.5),
  ];
});
