import { birds } from "../kit/birds.ts";
import { rowingEight } from "../kit/canoes.ts";
import {
  type Colour,
  grape,
  ink,
  lamplight,
  mix,
  night,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { hill, ridge } from "../kit/land.ts";
import { clouds, fog, lights, sky, sun } from "../kit/light.ts";
import { reeds } from "../kit/marsh.ts";
import { box, fill, line, n, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { clockTower } from "../kit/town.ts";
import { trees } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

/** A rowing eight on calm water below the fortress hill, a pink dawn. */
export const rowingEightScene = scene("rowing-eight", 173, (p) => {
  const far = ridge(p, 440, 12, 1.2);
  const rose = mix(red(86), orange(92), 0.4);
  const haze = mix(rose, grape(80), 0.3);
  const stone = mix(mix(red(40), sand(66), 0.5), haze, 0.35);
  const stoneLit = mix(mix(orange(66), sand(80), 0.5), haze, 0.35);
  const roof = mix(red(34), haze, 0.25);
  const wall = mix(lamplight(88), rose, 0.5);
  const wood = mix(mix(teal(36), grape(34), 0.3), haze, 0.3);
  const bastion = (x: number, y: number, h: number) =>
    fill(`M${x - 24} ${y + h}L${x + 6} ${y}H1640V${y + h}Z`, stone) +
    fill(`M${x - 24} ${y + h}L${x + 6} ${y}H${x + 120}L${x + 96} ${y + h}Z`, stoneLit) +
    box(x - 4, y - 7, 1700 - x, 10, mix(stoneLit, sand(100), 0.2)) +
    times(16, () =>
      box(
        p.between(x + 150, 1580),
        p.between(y + 14, y + h - 10),
        p.between(16, 44),
        4,
        mix(stone, ink(10), 0.2),
        { opacity: 0.45 },
      ),
    );
  const mirror = (x: number, w: number, top: number, bottom: number, colour: Colour) =>
    reflection(p, x, w, top, bottom, colour, 0.45);
  return [
    sky(p, [
      [0, mix(night(62), grape(70), 0.5)],
      [0.2, mix(grape(82), red(84), 0.45)],
      [0.38, rose],
      [0.5, orange(95)],
    ]),
    clouds(p, 16, 70, 380, mix(red(92), sand(100), 0.4), 0.6),
    sun(p, 330, 420, 66, orange(100), orange(94)),
    hill(p, far, mix(haze, grape(62), 0.3)),
    trees(p, far, 110, mix(haze, grape(58), 0.35), { to: 1100, least: 12, most: 36 }),
    lights(p, 12, 444, 462, lamplight(90), 60, 700),
    hill(p, (x) => (x < 880 ? 1100 : 500 - 150 / (1 + Math.exp(-(x - 1000) / 50))), wood),
    bastion(1150, 250, 90),
    [
      [1230, 150, 62],
      [1400, 180, 74],
    ]
      .map(
        ([x = 0, w = 0, h = 0]) =>
          box(x, 246 - h, w, h, wall) +
          polygon(
            roof,
            [x - 6, 246 - h],
            [x + 18, 206 - h],
            [x + w - 18, 206 - h],
            [x + w + 6, 246 - h],
          ) +
          times(Math.floor(w / 28), (index) =>
            box(
              x + 10 + index * 28,
              262 - h,
              11,
              20,
              index % 3 ? mix(grape(40), wall, 0.2) : lamplight(86),
            ),
          ),
      )
      .join(""),
    `<g opacity="0.86">${clockTower(1176, 250, 0.52)}</g>`,
    trees(p, () => 344, 26, wood, { from: 1120, to: 1640, least: 20, most: 44 }),
    bastion(1080, 344, 80),
    trees(p, () => 424, 30, mix(wood, teal(30), 0.2), {
      from: 1020,
      to: 1640,
      least: 22,
      most: 54,
    }),
    bastion(1000, 424, 66),
    trees(p, () => 494, 34, mix(wood, teal(28), 0.4), { from: 900, to: 1640, least: 26, most: 58 }),
    water(
      p,
      486,
      p.height,
      mix(rose, orange(94), 0.5),
      mix(night(46), grape(52), 0.45),
      orange(100),
      330,
    ),
    mirror(1180, 60, 500, 720, wall) +
      mirror(1420, 330, 500, 660, stone) +
      mirror(1300, 520, 494, 560, wood),
    fog(p, 10, 462, 540, orange(98), 0.5),
    mirror(800, 1180, 836, 920, mix(night(30), grape(34), 0.5)),
    rowingEight(790, 810, 1.02, {
      hull: lamplight(76),
      shirt: sand(99),
      skin: orange(82),
      oar: mix(sand(96), red(60), 0.25),
    }),
    times(
      16,
      (index) =>
        `<ellipse cx="${n(180 + index * 82 + p.between(-20, 20))}" cy="${n(884 + p.between(-12, 30))}" rx="${n(p.between(26, 46))}" ry="7" fill="none" stroke="${orange(97)}" stroke-width="3" opacity="0.5"/>`,
    ),
    line("M120 846C60 850 -20 862 -60 870M130 838C60 838 0 842 -60 846", orange(98), 4, 0.6),
    fog(p, 5, 900, 1040, orange(97), 0.16),
    reeds(p, 1430, 1620, p.height + 10, mix(night(26), grape(26), 0.5), 40, 300),
    birds(p, 7, 560, 150, mix(grape(46), night(44), 0.5)),
  ];
});
