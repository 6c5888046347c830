import { crow, flyingCrow } from "../kit/birds.ts";
import { cyan, lamplight, mix, night, orange, sand } from "../kit/colour.ts";
import { bareVines } from "../kit/crops.ts";
import { cellarHouse } from "../kit/houses.ts";
import { hill, type Line, ridge } from "../kit/land.ts";
import { sky, smoke, snowfall } from "../kit/light.ts";
import { box, glow } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { bareTree, trees } from "../kit/trees.ts";

const SNOW = mix(night(94), sand(98), 0.4);

/** Vines under the first snow on a blue morning, a cellar house with smoke, crows. */
export const firstSnowVineyard = scene("first-snow-vineyard", 17, (p) => {
  const far = ridge(p, 430, 40, 0.8);
  const woods = ridge(p, 490, 26, 1.2);
  const slope: Line = (x) => 560 + ((x - 350) / 1250) ** 2 * 120 - Math.sin(x / 330) * 12;
  const crows = night(14);
  return [
    sky(p, [
      [0, night(46)],
      [0.22, mix(night(62), cyan(70), 0.5)],
      [0.4, mix(orange(94), sand(98), 0.5)],
    ]),
    hill(p, far, mix(night(66), cyan(84), 0.5)),
    hill(p, woods, mix(night(76), cyan(90), 0.6)),
    trees(p, woods, 90, mix(night(58), cyan(66), 0.4), { least: 12, most: 34 }),
    hill(p, slope, SNOW),
    bareTree(p, 210, 580, 240, night(30)),
    smoke(586, 385, 230, mix(sand(98), night(78), 0.3), 0.7),
    cellarHouse(
      330,
      590,
      1.3,
      {
        wall: mix(lamplight(90), sand(96), 0.5),
        shade: night(60),
        roof: orange(30),
        dark: night(20),
      },
      sand(100),
    ),
    box(519, 515, 28, 31, lamplight(80)),
    glow(p, 533, 530, 70, 60, lamplight(80), 0.5),
    bareVines(
      p,
      slope,
      { x: 560, y: 480 },
      {
        wood: mix(night(24), orange(24), 0.4),
        shade: mix(night(76), cyan(84), 0.5),
        snow: sand(100),
      },
    ),
    crow(1060, 690, 1.3, crows),
    crow(1150, 720, 1.5, crows),
    crow(300, 800, 1.8, crows),
    flyingCrow(1000, 260, 1, crows),
    flyingCrow(1120, 210, 0.8, crows),
    flyingCrow(1240, 300, 1.2, crows),
    snowfall(p, 40, sand(100)),
  ];
});
