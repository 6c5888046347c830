import { birds } from "../kit/birds.ts";
import { amber, cyan, grape, green, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { blossomTree } from "../kit/crops.ts";
import { beehive } from "../kit/farm.ts";
import { house } from "../kit/houses.ts";
import { flowers, grass, hill, type Line, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { dot, fill, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { trees } from "../kit/trees.ts";

const BARK = mix(grape(22), orange(20), 0.5);
const BLOSSOM = [
  mix(grape(80), cyan(80), 0.5),
  mix(sand(94), grape(88), 0.4),
  mix(sand(98), red(94), 0.25),
  sand(100),
];

/** Plum trees in white blossom, row above row on a slope, with beehives in the grass, April. */
export const orchardBlossom = scene("orchard-blossom", 29, (p) => {
  const far = ridge(p, 380, 46, 0.7);
  const woods = ridge(p, 430, 30, 1.1);
  const slope: Line = (x) => 600 - (Math.max(0, x) / p.width) ** 1.3 * 230;
  const rows = [0, 1, 2, 3];
  const meadow = mix(green(62), amber(78), 0.3);
  const shade = mix(green(44), teal(40), 0.35);
  const line: (row: number) => Line = (row) => (x) => slope(x) + 34 + row * 62 + row * row * 27;
  return [
    sky(p, [
      [0, cyan(64)],
      [0.3, cyan(86)],
      [0.5, mix(sand(99), red(94), 0.3)],
    ]),
    clouds(p, 10, 60, 260, sand(100), 0.8),
    hill(p, far, mix(cyan(72), grape(76), 0.25)),
    hill(p, woods, mix(teal(62), green(70), 0.5)),
    trees(p, woods, 80, mix(teal(54), green(62), 0.5), { to: 900, least: 14, most: 38 }),
    times(4, (index) =>
      house(p, 150 + index * 92, woods(180 + index * 92) + 60, 1.3, sand(98), orange(50)),
    ),
    trees(p, (x) => woods(x) + 74, 26, mix(teal(44), green(50), 0.5), {
      to: 640,
      least: 20,
      most: 44,
    }),
    hill(p, slope, mix(green(70), amber(84), 0.35)),
    rows
      .map((row) => {
        const height = 120 + row * 62;
        const ground = line(row);
        const places = Array.from({ length: 15 - row * 2 }, (_, index) => ({
          x: (index + (row % 2) * 0.5) * (p.width / (12.5 - row * 2.3)) + p.between(-16, 16) - 20,
        })).filter(({ x }) => row < 2 || (row === 2 && x < 330) || x > 720 + row * 100);
        return (
          hill(p, (x) => ground(x) + 6, mix(meadow, shade, row * 0.13)) +
          places
            .map(({ x }) =>
              fill(
                `M${x - 8} ${ground(x) + 8}L${x + height * 0.9} ${ground(x) + height * 0.24}L${x + height * 0.35} ${ground(x) + height * 0.34}Z`,
                shade,
                0.4,
              ),
            )
            .join("") +
          places.map(({ x }) => blossomTree(p, x, ground(x) + 14, height, BARK, BLOSSOM)).join("")
        );
      })
      .join(""),
    beehive(450, 800, 1.25, cyan(58)),
    beehive(570, 820, 1.4, amber(72)),
    beehive(704, 838, 1.55, orange(62)),
    beehive(410, 925, 1.9, sand(90)),
    beehive(590, 955, 2.1, cyan(46)),
    beehive(790, 985, 2.25, amber(66)),
    times(26, () => dot(p.between(400, 900), p.between(690, 920), p.between(1.6, 3), orange(24))),
    grass(p, () => 1062, 90, mix(green(36), teal(30), 0.3), 54),
    flowers(p, 60, 0, p.width, 960, 1050, amber(80), green(40)),
    birds(p, 5, 1020, 120, teal(40)),
  ];
});
