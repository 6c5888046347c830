import { birds } from "../kit/birds.ts";
import { grape, ink, lamplight, mix, orange, red, teal } from "../kit/colour.ts";
import { hill, ridge } from "../kit/land.ts";
import { clouds, lights, sky, sun } from "../kit/light.ts";
import { reeds } from "../kit/marsh.ts";
import { box, fill, line, n, polygon, times } from "../kit/paper.ts";
import { cyclist, person, walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { trees } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

const STEEL = mix(grape(20), ink(16), 0.5);
const EDGE = mix(orange(76), grape(50), 0.3);

/** The footbridge over the Drava in Osijek at sunset: two slender pylons, people on their way home. */
export const osijekFootbridge = scene("osijek-footbridge", 53, (p) => {
  const far = ridge(p, 690, 10, 1.3);
  const deck = (x: number) => 640 - 46 * (1 - ((x - 800) / 900) ** 2);
  const left = 330;
  const right = 1240;
  const top = 190;
  const cable = (x: number) => {
    if (x < left) return top + ((left - x) / (left + 140)) ** 0.8 * (deck(-140) - top - 10);
    if (x > right) return top + ((x - right) / 500) ** 0.8 * (deck(1740) - top - 10);
    return top + (1 - ((x - 785) / 455) ** 2) * 372;
  };
  const cablePath = (shift: number) =>
    Array.from({ length: 121 }, (_, index) => {
      const x = -20 + (index * 1640) / 120;
      return `${index ? "L" : "M"}${n(x + shift)} ${n(cable(x) - shift * 0.3)}`;
    }).join("");
  const dark = (top: string) => ({
    top,
    legs: ink(8),
    skin: mix(orange(60), grape(40), 0.3),
    hair: ink(6),
  });
  const pylon = (x: number) =>
    [
      reflection(p, x, 76, 780, 1040, STEEL, 0.6),
      polygon(STEEL, [x - 30, 764], [x - 12, top - 24], [x + 2, top - 24], [x - 8, 764]),
      polygon(
        mix(STEEL, grape(40), 0.4),
        [x + 34, 764],
        [x + 46, top - 14],
        [x + 56, top - 14],
        [x + 54, 764],
      ),
      polygon(EDGE, [x - 8, 764], [x + 2, top - 24], [x + 6, top - 24], [x - 2, 764]),
      polygon(
        STEEL,
        [x - 14, top + 40],
        [x + 54, top + 48],
        [x + 54, top + 64],
        [x - 15, top + 56],
      ),
      polygon(STEEL, [x - 22, 520], [x + 54, 526], [x + 54, 544], [x - 23, 538]),
      box(x - 60, 752, 146, 34, mix(STEEL, ink(10), 0.4)),
      box(x - 60, 752, 146, 6, EDGE),
    ].join("");
  return [
    sky(p, [
      [0, mix(teal(34), grape(40), 0.45)],
      [0.26, mix(grape(62), red(62), 0.4)],
      [0.46, orange(76)],
      [0.62, lamplight(84)],
    ]),
    sun(p, 640, 560, 96, lamplight(97), lamplight(84)),
    clouds(p, 15, 60, 500, orange(90), 0.5),
    hill(p, far, mix(orange(66), grape(50), 0.5)),
    trees(p, far, 130, mix(orange(56), grape(44), 0.6), { least: 14, most: 48 }),
    [1016, 1052, 1090, 1420, 1466]
      .map((x, index) =>
        box(x, 616 - (index % 3) * 16, 32, 90 + (index % 3) * 16, mix(orange(54), grape(44), 0.6)),
      )
      .join(""),
    box(180, 560, 26, 140, mix(orange(56), grape(44), 0.6)),
    polygon(mix(orange(56), grape(44), 0.6), [176, 562], [193, 478], [210, 562]),
    lights(p, 26, 668, 706, lamplight(88)),
    water(
      p,
      706,
      p.height,
      mix(orange(82), lamplight(84), 0.5),
      mix(grape(32), teal(24), 0.4),
      lamplight(95),
      640,
    ),
    line(cablePath(46), mix(STEEL, grape(44), 0.5), 4),
    times(52, (index) => {
      const x = -8 + index * 31.4;
      return deck(x) - cable(x) > 16
        ? line(`M${n(x)} ${n(cable(x))}V${n(deck(x))}`, STEEL, 1.8, 0.85)
        : "";
    }),
    line(cablePath(0), STEEL, 7),
    pylon(left),
    pylon(right),
    fill(
      `M-10 ${n(deck(-10))}Q800 ${n(deck(800) - 46)} 1610 ${n(deck(1610))}V${n(deck(1610) + 24)}Q800 ${n(deck(800) - 20)} -10 ${n(deck(-10) + 24)}Z`,
      STEEL,
    ),
    fill(
      `M-10 ${n(deck(-10))}Q800 ${n(deck(800) - 46)} 1610 ${n(deck(1610))}V${n(deck(1610) + 5)}Q800 ${n(deck(800) - 41)} -10 ${n(deck(-10) + 5)}Z`,
      EDGE,
    ),
    walker(160, deck(160) + 2, 0.74, dark(red(30))),
    person(212, deck(212) + 2, 0.72, dark(teal(20))),
    cyclist(470, deck(470) + 2, 0.68, dark(grape(26)), { frame: ink(10) }),
    walker(700, deck(700) + 2, 0.74, dark(orange(26)), { toLeft: true }),
    person(860, deck(860) + 2, 0.72, dark(teal(16))),
    person(896, deck(896) + 2, 0.68, dark(red(28))),
    walker(1060, deck(1060) + 2, 0.74, dark(ink(20)), { rucksack: orange(40) }),
    walker(1420, deck(1420) + 2, 0.74, dark(grape(30)), { toLeft: true }),
    line(`M-10 ${n(deck(-10) - 36)}Q800 ${n(deck(800) - 82)} 1610 ${n(deck(1610) - 36)}`, STEEL, 3),
    times(68, (index) => line(`M${index * 24} ${n(deck(index * 24) - 36)}v36`, STEEL, 1.2, 0.7)),
    reflection(p, 800, 1500, 716, 800, STEEL, 0.18),
    fill(`M1000 ${p.height}C1120 960 1360 930 1600 900V${p.height}Z`, mix(grape(12), ink(8), 0.5)),
    reeds(p, 1120, 1640, p.height + 10, mix(grape(12), ink(8), 0.5), 70, 330),
    birds(p, 7, 860, 190, mix(grape(24), ink(20), 0.5)),
  ];
});
