import { lamplight, mix, orange, red, sand } from "../kit/colour.ts";
import { grapes } from "../kit/fruit.ts";
import { box, fill, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { barrel, bottle, glass, RED_WINE, WHITE_WINE } from "../kit/table.ts";

const NEAR_WALL = mix(red(20), sand(20), 0.2);
const LAMP = mix(lamplight(75), orange(82), 0.25);

/** A bottle, two glasses and grapes on a board in a vaulted cellar, barrels along its walls. */
export const cellar = scene("cellar", 3, (p) => [
  box(0, 0, p.width, p.height, mix(red(14), sand(16), 0.4)),
  times(7, (index) => {
    const depth = 6 - index;
    const width = 260 + depth * 190;
    const x = p.width / 2 - width / 2 + 60;
    const y = 760 - (300 + depth * 150) * 0.62 + width * 0.45;
    return fill(
      `M${x} ${p.height}V${y}A${width / 2} ${width * 0.48} 0 0 1 ${x + width} ${y}V${p.height}Z`,
      mix(LAMP, NEAR_WALL, Math.min(1, depth / 6.2)),
    );
  }),
  barrel(170, 610, 1.15),
  barrel(170, 860, 1.15),
  barrel(420, 700, 0.8),
  barrel(1480, 610, 1.15),
  barrel(1480, 860, 1.15),
  barrel(1260, 705, 0.78),
  box(0, 930, p.width, 137, orange(20)),
  box(0, 930, p.width, 14, mix(orange(46), sand(40), 0.4)),
  bottle(640, 932, 1),
  glass(840, 932, 1, WHITE_WINE),
  glass(1020, 932, 1, RED_WINE),
  grapes(440, 932, 1),
]);
