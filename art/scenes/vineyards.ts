import { birds } from "../kit/birds.ts";
import { church } from "../kit/churches.ts";
import {
  amber,
  type Colour,
  cyan,
  green,
  lamplight,
  mix,
  orange,
  sand,
  teal,
} from "../kit/colour.ts";
import { house } from "../kit/houses.ts";
import { hill, type Line, ridge, rows } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { type Layer, type Paper, times, WHOLE_SCREEN } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { poplar, trees } from "../kit/trees.ts";
import { water } from "../kit/water.ts";

/** Where things stand when the vines above the Danube are composed for one format. */
export interface VineyardPlaces {
  sky: [number, Colour][];
  clouds: { count: number; top: number; bottom: number; strength: number };
  sun: { x: number; y: number };
  hills: number;
  woods: number;
  river: { top: number; bottom: number };
  bank: Line;
  /** How far the trees on the bank go. */
  grove: number;
  village: { from: number; houses: number; apart: number; scale: number };
  church: { x: number; foot: number };
  poplars: { x: number[]; least: number; most: number };
  vines: Line;
  vanishing: { x: number; y: number };
  vine: { apart: number; size: number };
  birds: { x: number; y: number };
}

/** Rows of vines, a village with its church and the river behind, in the evening. */
export function vineyardLayers(p: Paper, places: VineyardPlaces): Layer[] {
  const { bank, vines, village, poplars } = places;
  const hills = ridge(p, places.hills, 34, 0.8);
  const woods = ridge(p, places.woods, 30, 1.1);
  const { count, top, bottom, strength } = places.clouds;
  return [
    sky(p, places.sky),
    clouds(p, count, top, bottom, orange(96), strength),
    sun(p, places.sun.x, places.sun.y, 66, orange(98), lamplight(86)),
    hill(p, hills, teal(60)),
    hill(p, woods, teal(46)),
    trees(p, woods, 120, teal(40), { least: 8, most: 20 }),
    water(p, places.river.top, places.river.bottom, amber(84), teal(50), orange(98), places.sun.x),
    hill(p, bank, mix(green(34), cyan(44), 0.5)),
    trees(p, bank, 50, mix(green(30), cyan(32), 0.5), { to: places.grove, least: 18, most: 44 }),
    times(village.houses, (index) => {
      const x = village.from + index * village.apart;
      return house(
        p,
        x + p.between(0, 16),
        bank(x + 10) + 10,
        village.scale,
        index % 3 ? orange(94) : mix(orange(96), amber(64), 0.25),
        orange(46),
      );
    }),
    church(
      places.church.x,
      bank(places.church.foot) + 8,
      village.scale,
      amber(82),
      orange(98),
      orange(34),
    ),
    poplars.x
      .map((x) => poplar(x, bank(x) + 14, p.between(poplars.least, poplars.most), cyan(24)))
      .join(""),
    hill(p, vines, mix(amber(60), sand(96), 0.5)),
    rows(p, vines, places.vanishing, green(44), green(28), places.vine),
    birds(p, 7, places.birds.x, places.birds.y, teal(22)),
  ];
}

/** Rows of vines above the Danube, a village with its church, evening. */
export const vineyards = scene(
  "vineyards",
  11,
  (p) =>
    vineyardLayers(p, {
      sky: [
        [0, cyan(34)],
        [0.35, mix(cyan(44), green(84), 0.5)],
        [0.55, mix(orange(98), amber(66), 0.25)],
        [0.7, orange(80)],
      ],
      clouds: { count: 16, top: 90, bottom: 430, strength: 0.55 },
      sun: { x: 1120, y: 470 },
      hills: 520,
      woods: 560,
      river: { top: 600, bottom: 720 },
      bank: (x) =>
        690 -
        Math.max(0, (x - 600) / 1000) * 20 +
        Math.sin(x / 170) * 8 -
        (x < 700 ? (700 - x) * 0.12 : 0),
      grove: 560,
      village: { from: 690, houses: 9, apart: 62, scale: 1.25 },
      church: { x: 900, foot: 930 },
      poplars: { x: [640, 664, 1180, 1206, 1228], least: 120, most: 170 },
      vines: (x) => 790 + Math.sin(x / 300 + 1) * 26 - (x / p.width) * 30,
      vanishing: { x: 980, y: 640 },
      vine: { apart: 120, size: 25 },
      birds: { x: 330, y: 180 },
    }),
  WHOLE_SCREEN,
);
