import { amber, cyan, green, mix, orange, teal } from "../kit/colour.ts";
import { PORTRAIT } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { vineyardLayers } from "./vineyards.ts";

/** The vines above the Danube for a telephone: calm sky for a title, the village in the lower half. */
export const vineyardsTall = scene(
  "vineyards-tall",
  11,
  (p) =>
    vineyardLayers(p, {
      sky: [
        [0, cyan(24)],
        [0.2, cyan(30)],
        [0.34, mix(cyan(40), teal(44), 0.4)],
        [0.44, mix(cyan(44), green(84), 0.5)],
        [0.53, mix(orange(98), amber(66), 0.25)],
        [0.62, orange(80)],
      ],
      clouds: { count: 9, top: 610, bottom: 860, strength: 0.45 },
      sun: { x: 800, y: 890 },
      hills: 940,
      woods: 985,
      river: { top: 1020, bottom: 1180 },
      bank: (x) => 1136 + Math.sin(x / 170) * 8 - (x < 300 ? (300 - x) * 0.14 : 0),
      grove: 250,
      village: { from: 300, houses: 7, apart: 76, scale: 1.6 },
      church: { x: 470, foot: 520 },
      poplars: { x: [236, 268, 856, 890, 918], least: 160, most: 225 },
      vines: (x) => 1240 + Math.sin(x / 300 + 1) * 26 - (x / p.width) * 30,
      vanishing: { x: 600, y: 1040 },
      vine: { apart: 126, size: 29 },
      birds: { x: 210, y: 640 },
    }),
  PORTRAIT,
);
