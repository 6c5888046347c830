import { birds } from "../kit/birds.ts";
import { wake } from "../kit/boats.ts";
import { kayak } from "../kit/canoes.ts";
import { amber, cyan, green, ink, lamplight, mix, night, red, sand, teal } from "../kit/colour.ts";
import { grass, hill, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { box, fill, line, oval, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { canopy, trees, twigs, willow } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

/** Two kayaks on the Drava beside a sandbank with willows, midsummer. */
export const kayakDrava = scene("kayak-drava", 167, (p) => {
  const far = ridge(p, 330, 14, 1.3);
  const near = ridge(p, 372, 12, 1.9);
  const beach = mix(sand(98), lamplight(92), 0.5);
  const wet = mix(sand(82), amber(72), 0.4);
  const leaf = mix(green(52), lamplight(64), 0.25);
  const trunk = mix(ink(26), amber(28), 0.4);
  const shallow = mix(cyan(84), green(86), 0.35);
  return [
    sky(p, [
      [0, mix(cyan(58), night(50), 0.2)],
      [0.2, cyan(76)],
      [0.36, cyan(94)],
    ]),
    clouds(p, 10, 50, 280, sand(100), 0.95),
    hill(p, far, mix(teal(60), green(64), 0.5)),
    trees(p, far, 130, mix(teal(54), green(58), 0.5), { least: 20, most: 60 }),
    hill(p, near, mix(green(46), teal(44), 0.4)),
    trees(p, near, 110, mix(green(42), teal(40), 0.4), { least: 30, most: 84 }),
    water(
      p,
      404,
      p.height,
      mix(cyan(76), green(78), 0.35),
      mix(teal(38), cyan(40), 0.5),
      sand(100),
      420,
    ),
    fill(
      "M1640 470C1300 452 900 470 560 520C500 534 520 552 620 560C860 580 1000 640 1240 690C1420 724 1540 716 1640 730Z",
      shallow,
    ),
    fill(
      "M1640 464C1300 446 920 462 600 512C560 522 580 534 650 542C880 560 1040 616 1270 662C1430 694 1540 688 1640 700Z",
      wet,
    ),
    fill(
      "M1640 458C1300 438 940 454 640 506C620 514 650 522 700 528C900 546 1060 596 1290 640C1440 668 1540 664 1640 672Z",
      beach,
    ),
    times(40, () => {
      const x = p.between(720, 1600);
      return oval(
        x,
        480 + (x - 640) * 0.1 + p.between(-10, 60),
        p.between(8, 40),
        p.between(2, 5),
        mix(beach, wet, 0.7),
        0.6,
      );
    }),
    [
      [1010, 478, 150],
      [1120, 480, 210],
      [1250, 490, 270],
      [1390, 500, 330],
      [1540, 520, 380],
    ]
      .map(
        ([x = 0, y = 0, h = 0]) =>
          oval(x - h * 0.1, y + 2, h * 0.36, h * 0.06, mix(wet, green(40), 0.4), 0.6) +
          willow(p, x, y, h, trunk, h % 20 ? leaf : mix(leaf, lamplight(70), 0.2)),
      )
      .join(""),
    grass(
      p,
      (x) => 486 + Math.max(0, x - 1100) * 0.06,
      60,
      mix(green(44), lamplight(50), 0.2),
      34,
      980,
      1600,
    ),
    line("M820 528L930 500L1010 506M880 514L890 490", mix(sand(60), ink(40), 0.3), 10),
    person(1330, 600, 0.9, { top: red(50), legs: sand(90) }) +
      person(1370, 604, 0.86, { top: lamplight(78), legs: cyan(40), hair: amber(40) }),
    fill("M1400 596C1450 604 1520 604 1570 590C1540 622 1440 624 1400 596Z", lamplight(70)),
    reflection(p, 440, 430, 706, 800, red(46), 0.4),
    kayak(440, 690, 1.2, red(50), { top: mix(cyan(40), night(36), 0.4), paddle: lamplight(78) }),
    wake(390, 706, 480, 50, sand(100)),
    reflection(p, 1000, 600, 934, 1030, lamplight(66), 0.4),
    kayak(1000, 910, 1.85, lamplight(72), { top: red(46), paddle: sand(98), hair: amber(30) }),
    times(26, () =>
      box(p.between(560, 1380), p.between(920, 960), p.between(30, 120), 5, sand(100), {
        round: 2,
        opacity: 0.65,
      }),
    ),
    wake(940, 942, 760, 90, sand(100)),
    twigs(p, 26, -20, 330, -10, 360, mix(green(38), teal(34), 0.3)),
    canopy(p, -60, 340, 80, 10, mix(green(36), teal(32), 0.3), mix(green(50), lamplight(58), 0.2)),
    birds(p, 5, 760, 120, mix(teal(40), ink(40), 0.4)),
  ];
});
