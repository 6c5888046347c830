import { birds } from "../kit/birds.ts";
import { church, house } from "../kit/buildings.ts";
import { amber, cyan, green, lamplight, mix, orange, sand, teal } from "../kit/colour.ts";
import { hill, type Line, ridge, rows } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { times } from "../kit/paper.ts";
import { poplar, trees } from "../kit/plants.ts";
import { scene } from "../kit/scene.ts";
import { water } from "../kit/water.ts";

/** Rows of vines above the Danube, a village with its church, evening. */
export const vineyards = scene("vineyards", 11, (p) => {
  const hills = ridge(p, 520, 34, 0.8);
  const woods = ridge(p, 560, 30, 1.1);
  const bank: Line = (x) =>
    690 -
    Math.max(0, (x - 600) / 1000) * 20 +
    Math.sin(x / 170) * 8 -
    (x < 700 ? (700 - x) * 0.12 : 0);
  const vines: Line = (x) => 790 + Math.sin(x / 300 + 1) * 26 - (x / p.width) * 30;
  const meadow = mix(green(34), cyan(44), 0.5);
  return [
    sky(p, [
      [0, cyan(34)],
      [0.35, mix(cyan(44), green(84), 0.5)],
      [0.55, mix(orange(98), amber(66), 0.25)],
      [0.7, orange(80)],
    ]),
    clouds(p, 16, 90, 430, orange(96), 0.55),
    sun(p, 1120, 470, 66, orange(98), lamplight(86)),
    hill(p, hills, teal(60)),
    hill(p, woods, teal(46)),
    trees(p, woods, 120, teal(40), { least: 8, most: 20 }),
    water(p, 600, 720, amber(84), teal(50), orange(98), 1120),
    hill(p, bank, meadow),
    trees(p, bank, 50, mix(green(30), cyan(32), 0.5), { to: 560, least: 18, most: 44 }),
    times(9, (index) =>
      house(
        p,
        690 + index * 62 + p.between(0, 16),
        bank(700 + index * 62) + 10,
        1.25,
        index % 3 ? orange(94) : mix(orange(96), amber(64), 0.25),
        orange(46),
      ),
    ),
    church(900, bank(930) + 8, 1.25, amber(82), orange(98), orange(34)),
    [640, 664, 1180, 1206, 1228]
      .map((x) => poplar(x, bank(x) + 14, p.between(120, 170), cyan(24)))
      .join(""),
    hill(p, vines, mix(amber(60), sand(96), 0.5)),
    rows(p, vines, { x: 980, y: 640 }, green(44), green(28)),
    birds(p, 7, 330, 180, teal(22)),
  ];
});
