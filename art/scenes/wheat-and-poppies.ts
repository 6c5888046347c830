import { birds } from "../kit/birds.ts";
import {
  amber,
  cyan,
  green,
  ink,
  lamplight,
  mix,
  night,
  orange,
  sand,
  teal,
} from "../kit/colour.ts";
import { poppy, wheat } from "../kit/crops.ts";
import { furrows, hill, type Line, ridge } from "../kit/land.ts";
import { cloudBank, sky } from "../kit/light.ts";
import { fades, fill, line, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { foliage, trees } from "../kit/trees.ts";

const BARK = mix(ink(20), orange(24), 0.4);

/** Ripe wheat with poppies in the last sun, a lone walnut tree, a storm with its rain far away. */
export const wheatAndPoppies = scene("wheat-and-poppies", 23, (p) => {
  const storm = mix(night(44), teal(40), 0.3);
  const far = ridge(p, 566, 10, 0.9);
  const field: Line = (x) => 610 - Math.sin(x / 420 + 0.4) * 22;
  const near: Line = (x) => 850 + Math.sin(x / 260) * 20;
  const shower = fades(p, [
    [0, storm, 0.95],
    [1, storm, 0.25],
  ]);
  const ears = mix(lamplight(78), sand(94), 0.25);
  return [
    sky(p, [
      [0, night(38)],
      [0.3, mix(night(50), cyan(56), 0.4)],
      [0.46, mix(cyan(78), sand(92), 0.5)],
      [0.54, mix(amber(90), sand(98), 0.4)],
    ]),
    cloudBank(p, 420, 1700, 250, 260, mix(storm, sand(90), 0.2)),
    cloudBank(p, 620, 1760, 350, 300, storm),
    cloudBank(p, -260, 420, 300, 160, mix(storm, sand(92), 0.34), 8),
    shower.defs,
    polygon(shower.paint, [980, 330], [1420, 330], [1300, 572], [840, 572]),
    hill(p, far, mix(teal(48), night(46), 0.4)),
    trees(p, far, 120, mix(teal(38), night(36), 0.4), { least: 8, most: 26 }),
    hill(p, field, lamplight(74)),
    furrows(p, field, { x: 620, y: 560 }, mix(amber(60), orange(56), 0.4), { opacity: 0.32 }),
    oval(470, 640, 190, 16, mix(amber(44), green(30), 0.5), 0.55),
    fill("M428 642Q456 620 452 560Q452 500 446 470H496Q490 560 492 590Q494 626 520 642Z", BARK),
    line("M466 510L380 420M470 500L560 400M468 500L476 380", BARK, 15),
    foliage(p, 470, 350, 210, 160, 130, 40, [mix(green(22), teal(20), 0.4), green(30), green(38)]),
    foliage(p, 425, 300, 120, 90, 60, 26, [green(46), mix(green(56), amber(70), 0.35)]),
    times(90, () => {
      const y = p.between(650, 860);
      const size = 3 + ((y - 640) / 220) * 11;
      const x = p.between(0, p.width);
      return Math.sin(x / 190) + Math.sin(y / 40) > -0.2 ? poppy(x, y, size, green(44), 1) : "";
    }),
    hill(p, near, mix(lamplight(70), amber(58), 0.4)),
    wheat(p, near, 96, 120, amber(56), lamplight(72)),
    hill(p, (x) => 925 + Math.sin(x / 180 + 2) * 16, mix(lamplight(66), orange(54), 0.3)),
    wheat(p, () => 1070, 95, 250, mix(amber(50), orange(44), 0.3), ears),
    times(24, () =>
      poppy(p.between(0, p.width), p.between(850, 990), p.between(22, 36), green(34), 4),
    ),
    wheat(p, () => 1110, 44, 130, amber(48), lamplight(80)),
    birds(p, 6, 860, 420, ink(20)),
  ];
});
