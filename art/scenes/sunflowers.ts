import { birds } from "../kit/birds.ts";
import { church } from "../kit/churches.ts";
import { amber, cyan, green, mix, orange, sand, teal } from "../kit/colour.ts";
import { sunflowerField } from "../kit/crops.ts";
import { house } from "../kit/houses.ts";
import { hill, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { poplar, trees } from "../kit/trees.ts";

/** A field of sunflowers that look to the morning light, a village with its church far off, July. */
export const sunflowers = scene("sunflowers", 7, (p) => {
  const far = ridge(p, 412, 16, 0.7);
  const woods = ridge(p, 452, 8, 1.4);
  const edge = () => 486;
  return [
    sky(p, [
      [0, cyan(52)],
      [0.24, cyan(76)],
      [0.4, mix(sand(99), amber(92), 0.4)],
    ]),
    clouds(p, 11, 60, 330, sand(100), 0.7),
    hill(p, far, mix(teal(72), cyan(86), 0.4)),
    hill(p, woods, mix(teal(58), green(66), 0.4)),
    trees(p, woods, 110, mix(teal(50), green(54), 0.4), { least: 10, most: 26 }),
    hill(p, edge, mix(green(62), amber(70), 0.45)),
    trees(p, edge, 42, mix(green(38), teal(34), 0.4), { to: 760, least: 20, most: 46 }),
    times(7, (index) =>
      house(
        p,
        880 + index * 68 + p.between(0, 18),
        490,
        1.25,
        index % 3 ? sand(98) : mix(sand(94), amber(76), 0.4),
        orange(48),
      ),
    ),
    church(1080, 492, 1.15, amber(84), sand(99), orange(36)),
    trees(p, edge, 30, mix(green(34), teal(30), 0.4), { from: 820, least: 12, most: 30 }),
    [790, 812, 1392, 1424].map((x) => poplar(x, 494, p.between(90, 130), teal(30))).join(""),
    sunflowerField(p, 502, 1000),
    birds(p, 5, 380, 190, teal(34)),
  ];
});
