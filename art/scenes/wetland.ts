import { birds, heron } from "../kit/birds.ts";
import { amber, cyan, green, ink, mix, orange, sand, teal } from "../kit/colour.ts";
import { hill, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { lilyPads, reeds } from "../kit/marsh.ts";
import { scene } from "../kit/scene.ts";
import { trees } from "../kit/trees.ts";
import { water } from "../kit/water.ts";

/** Kopački rit at dawn: a heron in shallow water among lilies, low woods beyond the lake. */
export const wetland = scene("wetland", 5, (p) => {
  const bars = clouds(p, 12, 120, 420, teal(100), 0.5);
  const far = ridge(p, 500, 16, 1.4);
  const farTrees = trees(p, far, 160, mix(green(88), cyan(32), 0.35), { least: 16, most: 44 });
  const near = ridge(p, 540, 10, 2);
  const reed = mix(cyan(32), green(20), 0.35);
  return [
    sky(p, [
      [0, mix(amber(100), orange(64), 0.35)],
      [0.3, mix(orange(92), sand(100), 0.5)],
      [0.6, mix(green(88), ink(96), 0.35)],
      [1, mix(cyan(52), sand(100), 0.5)],
    ]),
    sun(p, 520, 400, 88, amber(100), orange(98)),
    bars,
    hill(p, far, mix(green(88), teal(44), 0.35)),
    farTrees,
    hill(p, near, mix(teal(60), green(52), 0.2)),
    trees(p, near, 110, mix(teal(44), green(72), 0.35), { least: 24, most: 64 }),
    water(
      p,
      566,
      p.height,
      mix(green(92), ink(76), 0.2),
      mix(cyan(44), ink(72), 0.2),
      amber(100),
      520,
    ),
    lilyPads(p, 40, 640, 970),
    heron(1099, 1055, 1.5),
    reeds(p, 0, 260, p.height + 10, reed, 80, 420),
    reeds(p, 1380, p.width, p.height + 10, reed, 60, 360),
    birds(p, 9, 880, 150, mix(cyan(44), ink(56), 0.5)),
  ];
});
