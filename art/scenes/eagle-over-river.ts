import { eagle } from "../kit/birds.ts";
import { type Colour, cyan, ink, mix, night, orange, sand, teal } from "../kit/colour.ts";
import { hill, type Line, ridge, road } from "../kit/land.ts";
import { clouds, fog, sky, sun } from "../kit/light.ts";
import { fill, type Layer, line, n, type Paper, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { trees } from "../kit/trees.ts";

/** A poplar without leaves: a slender veil of twigs around a stem, with some branches that point up. */
const barePoplar = (p: Paper, x: number, y: number, height: number, colour: Colour): Layer =>
  fill(
    `M${n(x)} ${n(y - height * 0.08)}C${n(x - height * 0.11)} ${n(y - height * 0.25)} ${n(x - height * 0.07)} ${n(y - height * 0.8)} ${n(x)} ${n(y - height)}C${n(x + height * 0.07)} ${n(y - height * 0.8)} ${n(x + height * 0.11)} ${n(y - height * 0.25)} ${n(x)} ${n(y - height * 0.08)}Z`,
    mix(colour, sand(92), 0.42),
  ) +
  line(`M${n(x)} ${n(y)}V${n(y - height * 0.94)}`, colour, height * 0.02) +
  times(9, (index) => {
    const t = 0.12 + index * 0.065;
    const reach = (index % 2 ? 1 : -1) * height * (0.06 - t * 0.05) * p.between(0.8, 1.1);
    return line(
      `M${n(x)} ${n(y - height * t)}q${n(reach)} ${n(-height * 0.05)} ${n(reach)} ${n(-height * 0.24)}`,
      colour,
      height * 0.007,
    );
  });

/** A white-tailed eagle over a winding river with poplars on its banks, in winter light. */
export const eagleOverRiver = scene("eagle-over-river", 43, (p) => {
  const far = ridge(p, 560, 14, 1.1);
  const middle: Line = (x) => 600 + Math.sin(x / 300) * 6;
  const snow = mix(sand(100), night(96), 0.5);
  const twig = mix(ink(34), orange(30), 0.3);
  const haze = mix(twig, snow, 0.45);
  return [
    sky(p, [
      [0, mix(night(44), teal(46), 0.5)],
      [0.34, mix(night(66), cyan(70), 0.4)],
      [0.47, mix(night(82), orange(90), 0.35)],
      [0.53, orange(95)],
    ]),
    sun(p, 1290, 420, 54, sand(100), orange(96)),
    clouds(p, 12, 60, 460, sand(100), 0.4),
    hill(p, far, mix(night(70), teal(72), 0.5)),
    trees(p, far, 110, mix(night(66), teal(66), 0.5), { least: 10, most: 34 }),
    hill(p, middle, mix(snow, night(84), 0.35)),
    fog(p, 6, 570, 620, orange(97), 0.6),
    road(
      [
        [1180, 604, 40],
        [760, 668, 130],
        [1010, 800, 330],
        [560, 1100, 780],
      ],
      mix(cyan(78), night(84), 0.5),
    ),
    road(
      [
        [1180, 604, 28],
        [760, 668, 100],
        [1010, 800, 280],
        [560, 1100, 690],
      ],
      mix(cyan(54), night(62), 0.5),
    ),
    times(26, () => {
      const y = p.between(690, 1040);
      const near = (y - 640) / 400;
      const x = 930 - near * 260 + p.between(-60, 60) * (1 + near);
      return line(`M${n(x)} ${n(y)}h${n(40 + near * 120)}`, orange(96), 2 + near * 3, 0.6);
    }),
    [300, 350, 395, 450, 1330, 1390, 1430, 1500, 1550]
      .map((x) => barePoplar(p, x, 650 + p.between(0, 14), p.between(130, 180), haze))
      .join(""),
    [40, 130, 205, 1270, 1370, 1450, 1560]
      .map((x) => barePoplar(p, x, 830 + p.between(-10, 30), p.between(270, 360), twig))
      .join(""),
    times(40, () =>
      line(
        `M${n(p.between(0, 330))} ${n(p.between(850, 1040))}h${n(p.between(20, 90))}`,
        mix(snow, night(76), 0.5),
        3,
        0.7,
      ),
    ),
    times(40, () =>
      line(
        `M${n(p.between(1130, 1560))} ${n(p.between(850, 1040))}h${n(p.between(20, 90))}`,
        mix(snow, night(76), 0.5),
        3,
        0.7,
      ),
    ),
    eagle(690, 280, 1.24, 20),
  ];
});
