import { birds } from "../kit/birds.ts";
import { church } from "../kit/churches.ts";
import {
  amber,
  type Colour,
  cyan,
  grape,
  green,
  ink,
  lamplight,
  mix,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { house } from "../kit/houses.ts";
import { hill, type Line, outline, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import {
  at,
  box,
  dot,
  fill,
  line,
  mirrored,
  n,
  oval,
  polygon,
  times,
  within,
} from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { foliage, trees } from "../kit/trees.ts";
import { water } from "../kit/water.ts";

const WICKER = mix(orange(52), lamplight(58), 0.5);
const WICKER_SHADE = mix(orange(30), sand(30), 0.4);
const SKIN = orange(78);

const bunch = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    scale,
    times(10, (index) =>
      dot(
        ((index % 4) - 1.5) * 11 * (1 - Math.floor(index / 4) * 0.28),
        Math.floor(index / 4) * 14,
        8,
        index % 3 ? grape(30) : grape(42),
      ),
    ),
  );

const basket = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    scale,
    times(14, (index) =>
      dot(
        -40 + index * 6.2,
        -62 - Math.sin(index * 0.23) * 14 - (index % 2) * 8,
        11,
        index % 3 ? grape(28) : grape(40),
      ),
    ) +
      fill("M-52 -60H52L40 0H-40Z", WICKER) +
      fill("M14 -60H52L40 0H12Z", WICKER_SHADE) +
      line("M-50 -44H50M-47 -26H47M-44 -10H44", WICKER_SHADE, 4) +
      box(-56, -66, 112, 10, mix(WICKER, sand(90), 0.3), { round: 5 }),
  );

/** Someone who reaches into the vines on the right; 190 high. */
const picker = (shirt: Colour, legs: Colour, hat: Colour, skirt: boolean) =>
  oval(6, 2, 44, 7, ink(0), 0.2) +
  (skirt
    ? fill("M-24 -96H24L36 -22H-34Z", legs) + line("M-12 -24V0M12 -24V0", SKIN, 11)
    : line("M-11 -92L-15 0M11 -92L15 0", legs, 22)) +
  fill("M-26 -88C-30 -140 -20 -152 0 -152C20 -152 30 -140 24 -88Z", shirt) +
  line("M16 -140L50 -132L74 -150", shirt, 13) +
  line("M-14 -138L24 -112L56 -116", mix(shirt, ink(10), 0.2), 13) +
  dot(77, -152, 7.5, SKIN) +
  dot(60, -117, 7.5, SKIN) +
  dot(4, -170, 17, SKIN) +
  fill("M-22 -174C-6 -164 16 -164 32 -176C24 -182 22 -200 4 -200C-14 -200 -14 -182 -22 -174Z", hat);

/** People with baskets and a wooden cart pick grapes on a steep row, September. */
export const grapeHarvest = scene("grape-harvest", 103, (p) => {
  const far = ridge(p, 400, 30, 0.7);
  const plain: Line = (x) => 490 + Math.sin(x / 300) * 4;
  const slope: Line = (x) => 470 + (1600 - x) * 0.24 - Math.sin(x / 380) * 22;
  const lane: Line = (x) => slope(x) + 150;
  const front: Line = (x) => slope(x) + 420 + Math.max(0, x - 700) * 0.3;
  const leaf = [
    mix(green(26), teal(24), 0.3),
    green(36),
    mix(green(46), amber(56), 0.4),
    mix(lamplight(66), amber(54), 0.4),
  ];
  const row = (land: Line, height: number, from: number, to: number, size: number) => {
    const posts = times(Math.ceil((to - from) / 150), (index) =>
      box(
        from + index * 150,
        land(from + index * 150) - height * 1.1,
        height * 0.055,
        height * 1.12,
        mix(sand(50), orange(34), 0.4),
      ),
    );
    const bushes = times(Math.ceil((to - from) / (height * 0.5)), (index) => {
      const x = from + index * height * 0.5;
      return foliage(p, x, land(x) - height * 0.62, height * 0.36, height * 0.36, 13, size, leaf);
    });
    const fruit = times(Math.ceil((to - from) / (height * 0.42)), (index) => {
      const x = from + index * height * 0.42 + p.between(-10, 10);
      return bunch(x, land(x) - height * p.between(0.26, 0.46), height / 170);
    });
    const trunks = times(Math.ceil((to - from) / (height * 0.6)), (index) => {
      const x = from + index * height * 0.6 + 20;
      return line(
        `M${n(x)} ${n(land(x) + 4)}q6 ${n(-height * 0.2)} 0 ${n(-height * 0.42)}`,
        mix(orange(16), ink(16), 0.4),
        height * 0.05,
      );
    });
    return posts + trunks + bushes + fruit;
  };
  return [
    sky(p, [
      [0, cyan(58)],
      [0.24, cyan(82)],
      [0.46, mix(lamplight(92), sand(96), 0.5)],
    ]),
    clouds(p, 11, 60, 320, sand(100), 0.8),
    hill(p, far, mix(teal(70), cyan(80), 0.3)),
    water(p, 452, 520, cyan(82), cyan(66), sand(100), 500),
    hill(p, plain, mix(green(62), amber(74), 0.35)),
    trees(p, plain, 60, mix(green(48), teal(48), 0.4), { to: 1100, least: 10, most: 30 }),
    times(6, (index) =>
      house(p, 250 + index * 54, 516 - (index % 2) * 6, 0.9, sand(98), orange(50)),
    ),
    church(390, 514, 0.8, amber(82), sand(99), orange(38)),
    trees(p, () => 520, 20, mix(green(42), teal(42), 0.4), {
      from: 210,
      to: 620,
      least: 12,
      most: 26,
    }),
    hill(p, slope, mix(green(56), amber(70), 0.5)),
    within(
      p,
      outline(p, slope),
      times(6, (index) =>
        line(
          `M-20 ${n(slope(0) + 24 + index * 20)}Q800 ${n(slope(800) + 18 + index * 19)} 1620 ${n(slope(1600) + 16 + index * 18)}`,
          index % 2 ? green(40) : mix(green(44), amber(56), 0.4),
          13,
        ),
      ),
    ),
    hill(p, lane, mix(sand(80), amber(72), 0.4)),
    row(lane, 150, -20, 1640, 24),
    hill(p, (x) => lane(x) + 6, mix(sand(82), lamplight(78), 0.4)),
    hill(p, (x) => lane(x) + 120, mix(sand(72), orange(68), 0.3)),
    at(500, lane(500) + 70, 1.5, picker(red(48), teal(30), lamplight(78), false)),
    at(760, lane(760) + 74, 1.5, picker(sand(98), cyan(34), red(52), true)),
    basket(640, lane(640) + 96, 1.05),
    `<g transform="translate(1170 ${lane(1170) + 130}) rotate(-13)">` +
      oval(0, 4, 250, 16, ink(0), 0.2) +
      line("M-330 -20L-120 -74", WICKER_SHADE, 13) +
      times(30, (index) =>
        dot(
          -150 + index * 10.4,
          -176 - Math.sin(index * 0.108) * 34 - (index % 3) * 10,
          17,
          index % 3 ? grape(28) : grape(40),
        ),
      ) +
      polygon(mix(orange(46), sand(50), 0.3), [-186, -180], [186, -180], [160, -66], [-160, -66]) +
      polygon(WICKER_SHADE, [70, -180], [186, -180], [160, -66], [64, -66]) +
      line("M-180 -144H180M-172 -106H170", WICKER_SHADE, 5) +
      box(-196, -190, 392, 14, mix(WICKER, sand(90), 0.3), { round: 5 }) +
      [-84, 88]
        .map(
          (x) =>
            dot(x, -46, 56, WICKER_SHADE) +
            dot(x, -46, 44, mix(orange(44), sand(50), 0.3)) +
            times(6, (index) => at(x, -46, 1, box(-4, -48, 8, 96, WICKER_SHADE), index * 30)) +
            dot(x, -46, 13, ink(16)),
        )
        .join("") +
      "</g>",
    mirrored(1420, lane(1420) + 112, 1.55, picker(lamplight(76), grape(28), sand(94), false)),
    hill(p, front, mix(green(30), amber(36), 0.35)),
    row(front, 230, -40, 1720, 40),
    at(330, front(330) + 50, 2.1, picker(cyan(44), ink(20), lamplight(80), false)),
    basket(210, front(210) + 90, 1.7),
    birds(p, 6, 300, 140, teal(38)),
  ];
});
