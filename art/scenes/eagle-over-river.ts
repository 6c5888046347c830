import { eagle } from "../kit/animals.ts";
import { cyan, ink, mix, night, orange, sand, teal } from "../kit/colour.ts";
import { hill, type Line, ridge, road } from "../kit/land.ts";
import { clouds, fog, sky, sun } from "../kit/light.ts";
import { fill, line, n, type Paper, times } from "../kit/paper.ts";
import { trees } from "../kit/plants.ts";
import { scene } from "../kit/scene.ts";

/** A poplar without leaves: a stem, a veil of twigs and some branches that point up. */
const barePoplar = (p: Paper, x: number, y: number, height: number, colour: string): string =>
  fill(
    `M${n(x)} ${n(y - height * 0.1)}C${n(x - height * 0.16)} ${n(y - height * 0.3)} ${n(x - height * 0.09)} ${n(y - height * 0.8)} ${n(x)} ${n(y - height)}C${n(x + height * 0.09)} ${n(y - height * 0.8)} ${n(x + height * 0.16)} ${n(y - height * 0.3)} ${n(x)} ${n(y - height * 0.1)}Z`,
    colour,
    0.38,
  ) +
  line(`M${n(x)} ${n(y)}V${n(y - height * 0.96)}`, colour, height * 0.022) +
  times(18, (index) => {
    const t = 0.1 + (index / 18) * 0.66;
    const reach = (index % 2 ? 1 : -1) * height * (0.085 - t * 0.07) * p.between(0.8, 1.15);
    return line(
      `M${n(x)} ${n(y - height * t)}q${n(reach)} ${n(-height * 0.06)} ${n(reach * 1.05)} ${n(-height * 0.22)}`,
      colour,
      height * 0.008,
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
      [0, mix(night(62), teal(64), 0.5)],
      [0.3, mix(night(86), sand(98), 0.4)],
      [0.52, orange(95)],
    ]),
    sun(p, 1290, 420, 54, sand(100), orange(96)),
    clouds(p, 12, 60, 460, sand(100), 0.5),
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
      mix(cyan(52), night(56), 0.5),
    ),
    road(
      [
        [1180, 604, 22],
        [770, 668, 90],
        [1030, 800, 220],
        [600, 1100, 520],
      ],
      mix(cyan(66), night(72), 0.5),
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
    eagle(660, 330, 1.32, 24),
  ];
});
