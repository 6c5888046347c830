import { birds } from "../kit/birds.ts";
import { church } from "../kit/churches.ts";
import { grape, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { house } from "../kit/houses.ts";
import { hill, type Line, outline, ridge } from "../kit/land.ts";
import { clouds, lights, sky, sun } from "../kit/light.ts";
import { reeds } from "../kit/marsh.ts";
import { at, box, dot, fill, line, n, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { trees } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

const STEEL = mix(teal(34), ink(34), 0.4);
const STEEL_LIT = mix(teal(58), orange(84), 0.35);

/** A coach with lit windows, driving to the right. */
const bus = [
  box(-74, -66, 150, 56, mix(orange(92), sand(96), 0.4), { round: 8 }),
  box(-74, -30, 150, 12, orange(58)),
  times(5, (index) => box(-66 + index * 27, -58, 22, 22, lamplight(86))),
  box(68, -58, 8, 30, lamplight(94)),
  dot(-44, -10, 12, ink(10)),
  dot(46, -10, 12, ink(10)),
].join("");

/** The steel bridge from the plain of Bačka to the bluff of Ilok in the evening, a bus on it. */
export const ilokBridge = scene("ilok-bridge", 31, (p) => {
  const far = ridge(p, 622, 12, 1.1);
  const bluff: Line = (x) =>
    640 - 190 * Math.min(1, Math.max(0, (x - 980) / 340)) ** 0.7 + Math.sin(x / 60) * 6;
  const deck = (x: number) => 350 + ((x + 60) / 1360) * 210;
  const depth = (x: number) => 74 - ((x + 60) / 1360) * 56;
  const piers = [70, 480, 790, 1000, 1150];
  const belly = [1270, ...piers.toReversed()]
    .map((from, index, all) => {
      const x = all[index + 1] ?? -330;
      const middle = (from + x) / 2;
      return `Q${n(middle)} ${n(deck(middle) + depth(middle) * 0.8)} ${n(x)} ${n(deck(x) + depth(x) * 2)}`;
    })
    .join("");
  return [
    sky(p, [
      [0, mix(teal(40), grape(44), 0.3)],
      [0.28, mix(teal(66), grape(70), 0.35)],
      [0.48, orange(82)],
      [0.6, lamplight(86)],
    ]),
    sun(p, 420, 520, 60, lamplight(96), lamplight(82)),
    clouds(p, 14, 70, 440, orange(90), 0.55),
    hill(p, far, mix(grape(60), teal(62), 0.5)),
    trees(p, far, 90, mix(grape(48), teal(50), 0.6), { to: 1100, least: 10, most: 34 }),
    water(
      p,
      648,
      p.height,
      mix(orange(84), lamplight(86), 0.4),
      mix(teal(26), grape(30), 0.3),
      lamplight(94),
      420,
    ),
    fill(outline(p, bluff, 940, p.width, 672), mix(green(36), teal(34), 0.4)),
    fill("M1150 640C1180 560 1240 520 1300 500L1420 520L1500 660Z", mix(orange(76), sand(74), 0.5)),
    box(940, 646, 660, 30, mix(green(26), sand(40), 0.5)),
    church(1376, bluff(1376) + 8, 0.86, mix(orange(70), grape(56), 0.3), orange(92), red(26)),
    times(7, (index) =>
      house(
        p,
        1180 + index * 62 + p.between(0, 12),
        bluff(1200 + index * 62) + 12,
        1,
        mix(orange(84), grape(64), 0.3),
        mix(red(34), grape(30), 0.3),
        index % 2 ? lamplight(82) : undefined,
      ),
    ),
    trees(p, (x) => bluff(x) + 44, 40, mix(green(30), teal(28), 0.45), {
      from: 1080,
      least: 30,
      most: 70,
    }),
    trees(p, (x) => bluff(x) + 110, 30, mix(green(24), teal(24), 0.5), {
      from: 1120,
      least: 34,
      most: 80,
    }),
    trees(p, () => 668, 30, mix(teal(20), grape(20), 0.4), { from: 960, least: 20, most: 46 }),
    lights(p, 12, 600, 650, lamplight(84), 1050, 1560),
    piers
      .map((x) => {
        const wide = depth(x) * 0.85;
        const top = deck(x) + depth(x) * 1.9;
        const base = 690 + ((1150 - x) / 1080) * 210;
        return (
          reflection(
            p,
            x,
            wide * 1.5,
            base,
            Math.min(p.height, base + 150),
            mix(teal(18), grape(20), 0.4),
            0.5,
          ) +
          polygon(
            STEEL_LIT,
            [x - wide * 0.5, top],
            [x - wide * 0.1, top],
            [x - wide * 0.1, base],
            [x - wide * 0.62, base],
          ) +
          polygon(
            mix(STEEL, grape(26), 0.3),
            [x - wide * 0.1, top],
            [x + wide * 0.5, top],
            [x + wide * 0.62, base],
            [x - wide * 0.1, base],
          ) +
          box(x - wide * 0.9, base - wide * 0.2, wide * 1.8, wide * 0.26, mix(STEEL, ink(12), 0.4))
        );
      })
      .join(""),
    fill(
      `M-330 ${n(deck(-330))}L1330 ${n(deck(1330))}L1330 ${n(deck(1330) + 10)}L1270 ${n(deck(1270) + depth(1270) * 1.2)}${belly}Z`,
      STEEL,
    ),
    polygon(
      STEEL_LIT,
      [-330, deck(-330)],
      [1330, deck(1330)],
      [1330, deck(1330) + 5],
      [-330, deck(-330) + 22],
    ),
    at(560, deck(560) + 6, 1.5, bus, 8.8),
    line(`M-330 ${n(deck(-330) - 50)}L1330 ${n(deck(1330) - 8)}`, STEEL, 5),
    times(26, (index) => {
      const x = 1300 - 1340 * (index / 25) ** 1.4;
      const high = 46 - ((x + 60) / 1360) * 36;
      return box(x, deck(x) - high, 3.4, high + 4, STEEL);
    }),
    [150, 500, 770, 980, 1140]
      .map((x) => {
        const h = depth(x) * 2.6;
        return (
          line(`M${x} ${n(deck(x))}v${n(-h)}l${n(h * 0.2)} ${n(-h * 0.06)}`, STEEL, 4) +
          dot(x + h * 0.2, deck(x) - h * 1.06, h * 0.05, lamplight(92)) +
          dot(x + h * 0.2, deck(x) - h * 1.06, h * 0.2, lamplight(86), 0.3)
        );
      })
      .join(""),
    fill(
      `M0 ${p.height}V990Q300 960 620 1010Q760 1040 860 ${p.height}Z`,
      mix(green(16), grape(16), 0.35),
    ),
    reeds(p, -20, 380, p.height + 10, mix(ink(10), grape(12), 0.3), 60, 190),
    birds(p, 6, 820, 150, mix(teal(24), grape(24), 0.5)),
  ];
});
