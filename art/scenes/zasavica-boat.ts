import { flatBoat, wake } from "../kit/boats.ts";
import {
  amber,
  cyan,
  green,
  ink,
  lamplight,
  mix,
  night,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { hill, type Line, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { lilyPads, reedBed, reeds } from "../kit/marsh.ts";
import { fill, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { canopy, trees, twigs, willow } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

/** A flat boat with visitors on the narrow green Zasavica between willows. */
export const zasavicaBoat = scene("zasavica-boat", 79, (p) => {
  const far = ridge(p, 440, 12, 1.3);
  const leftBank: Line = (x) => 494 + Math.max(0, 760 - x) * 0.16;
  const rightBank: Line = (x) => 494 + Math.max(0, x - 900) * 0.17;
  const lawn = mix(green(54), lamplight(68), 0.3);
  const leaf = mix(green(48), lamplight(58), 0.2);
  const deep = mix(green(36), teal(34), 0.3);
  const trunk = mix(ink(24), amber(28), 0.4);
  const wood = mix(amber(46), orange(44), 0.35);
  return [
    sky(p, [
      [0, mix(cyan(66), night(64), 0.25)],
      [0.3, cyan(84)],
      [0.45, mix(cyan(96), orange(97), 0.5)],
    ]),
    clouds(p, 10, 60, 330, sand(100), 0.8),
    hill(p, far, mix(teal(62), green(66), 0.5)),
    trees(p, far, 120, mix(teal(56), green(60), 0.5), { least: 20, most: 60 }),
    water(
      p,
      486,
      p.height,
      mix(green(76), cyan(86), 0.35),
      mix(green(34), teal(34), 0.4),
      mix(cyan(94), green(92), 0.5),
      830,
    ),
    fill("M-20 470H770C700 512 420 560 -20 690Z", lawn),
    fill("M890 486L1640 470V700C1240 570 980 514 890 486Z", lawn),
    fill(
      "M770 480C700 512 420 560 -20 690V706C430 572 720 516 770 480ZM890 486C980 514 1240 570 1640 700V716C1230 584 950 522 890 486Z",
      mix(deep, sand(40), 0.3),
    ),
    [700, 620, 950, 1030]
      .map((x, index) =>
        willow(
          p,
          x,
          (x < 800 ? leftBank(x) : rightBank(x)) + 6,
          110 + (index % 2) * 40,
          trunk,
          mix(leaf, cyan(80), 0.25),
        ),
      )
      .join(""),
    reedBed(p, 560, 770, 520, 30, mix(leaf, lamplight(70), 0.2), 6),
    reedBed(p, 890, 1120, 524, 30, mix(leaf, lamplight(70), 0.2), 6),
    willow(p, 480, leftBank(480) + 10, 270, trunk, mix(leaf, lamplight(66), 0.2)),
    willow(p, 1180, rightBank(1180) + 10, 300, trunk, mix(leaf, lamplight(66), 0.15)),
    willow(p, 290, leftBank(290) + 16, 420, trunk, leaf),
    willow(p, 1390, rightBank(1390) + 16, 470, trunk, leaf),
    times(5, (index) =>
      reflection(
        p,
        [290, 480, 1180, 1390, 620][index] ?? 0,
        190,
        [640, 566, 570, 610, 530][index] ?? 600,
        [860, 700, 720, 850, 620][index] ?? 800,
        deep,
        0.45,
      ),
    ),
    reedBed(p, -80, 420, 690, 90, mix(leaf, deep, 0.4), 9),
    reedBed(p, 1230, 1700, 690, 90, mix(leaf, deep, 0.4), 9),
    reflection(p, 800, 680, 868, 1010, mix(deep, ink(10), 0.5), 0.55),
    flatBoat(
      800,
      850,
      1.5,
      wood,
      [
        { top: red(52), legs: ink(30), hair: amber(36) },
        { top: lamplight(78), legs: teal(30) },
        { top: cyan(62), legs: sand(50), hair: ink(60) },
        { top: sand(98), legs: ink(30), hair: orange(28) },
      ],
      { steered: { top: teal(30), legs: sand(36) } },
    ),
    wake(800, 876, 680, 80, mix(cyan(94), green(92), 0.5)),
    lilyPads(p, 8, 930, 1040),
    twigs(p, 30, -20, 330, -10, 420, deep),
    twigs(p, 18, 1380, 1620, -10, 330, deep),
    canopy(p, -60, 360, 80, 12, deep, mix(green(44), lamplight(50), 0.2)),
    canopy(p, 1340, 1680, 80, 10, deep, mix(green(44), lamplight(50), 0.2)),
    reeds(p, 1360, p.width, p.height + 10, mix(deep, ink(10), 0.5), 40, 330),
  ];
});
