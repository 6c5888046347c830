import { birds } from "../kit/birds.ts";
import { canoeBehind } from "../kit/canoes.ts";
import { grape, ink, lamplight, mix, night, orange, red, teal } from "../kit/colour.ts";
import { hill, ridge } from "../kit/land.ts";
import { clouds, fog, sky, sun } from "../kit/light.ts";
import { reeds } from "../kit/marsh.ts";
import { scene } from "../kit/scene.ts";
import { trees } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

/** Two canoes glide away over a smooth lake towards the sun that is just up. */
export const canoeDawn = scene("canoe-dawn", 29, (p) => {
  const far = ridge(p, 410, 14, 1.1);
  const near = ridge(p, 436, 12, 2.1);
  const dark = mix(night(20), grape(14), 0.35);
  const boat = {
    hull: mix(dark, red(30), 0.35),
    inside: mix(dark, ink(10), 0.5),
    cloth: dark,
    rim: orange(84),
  };
  return [
    sky(p, [
      [0, mix(night(45), grape(50), 0.35)],
      [0.16, mix(grape(72), orange(80), 0.35)],
      [0.32, orange(82)],
      [0.42, lamplight(86)],
    ]),
    clouds(p, 12, 70, 330, orange(92), 0.45),
    sun(p, 640, 356, 74, orange(100), lamplight(90)),
    hill(p, far, mix(grape(66), orange(78), 0.45)),
    trees(p, far, 130, mix(grape(62), orange(74), 0.4), { least: 12, most: 40 }),
    fog(p, 6, 396, 430, orange(94), 0.45),
    hill(p, near, mix(grape(46), teal(46), 0.45)),
    trees(p, near, 90, mix(grape(42), teal(42), 0.45), { least: 16, most: 54 }),
    water(
      p,
      460,
      p.height,
      mix(orange(88), lamplight(86), 0.4),
      mix(night(42), grape(44), 0.45),
      orange(99),
      640,
    ),
    fog(p, 7, 446, 500, orange(96), 0.4),
    reflection(p, 622, 150, 606, 720, dark, 0.6),
    canoeBehind(590, 600, 0.74, boat, true),
    reflection(p, 1130, 260, 880, 1066, dark, 0.65),
    canoeBehind(1190, 880, 1.75, boat),
    reeds(p, -20, 190, p.height + 10, dark, 40, 380),
    birds(p, 7, 1060, 170, mix(grape(40), night(34), 0.5)),
  ];
});
