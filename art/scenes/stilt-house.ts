import { rowboat } from "../kit/boats.ts";
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
import { hill, ridge } from "../kit/land.ts";
import { clouds, sky, stars } from "../kit/light.ts";
import { reeds } from "../kit/marsh.ts";
import { box, dot, fill, glow, line, polygon, times } from "../kit/paper.ts";
import { person, sitter } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { trees, willow } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

const LAMPS = [red(56), lamplight(80), cyan(58), orange(62), green(62)];

/** A fishermen's inn on stilts over the water with coloured lamps, boats tied below, dusk. */
export const stiltHouse = scene("stilt-house", 53, (p) => {
  const far = ridge(p, 520, 14, 0.9);
  const bank = ridge(p, 566, 8, 1.4);
  const deck = 660;
  const post = mix(ink(12), orange(14), 0.5);
  const wall = mix(orange(52), lamplight(52), 0.4);
  const lampAt = (index: number) => {
    const way = (index % 8) / 8;
    const span = index < 8 ? 0 : 1;
    return { x: 420 + span * 520 + way * 520, y: 462 + Math.sin(way * Math.PI) * 54 };
  };
  return [
    sky(p, [
      [0, night(26)],
      [0.3, mix(night(46), teal(48), 0.4)],
      [0.46, mix(red(66), orange(74), 0.6)],
      [0.54, lamplight(82)],
    ]),
    stars(p, 50, 250, sand(98)),
    clouds(p, 12, 230, 470, mix(red(70), orange(80), 0.5), 0.5),
    hill(p, far, mix(night(44), teal(44), 0.4)),
    trees(p, far, 120, mix(night(40), teal(40), 0.4), { least: 14, most: 44 }),
    hill(p, bank, mix(night(32), teal(30), 0.5)),
    trees(p, bank, 80, mix(night(28), teal(28), 0.5), { least: 24, most: 70 }),
    water(
      p,
      590,
      p.height,
      mix(orange(76), lamplight(82), 0.4),
      mix(night(28), teal(30), 0.4),
      lamplight(88),
      260,
    ),
    willow(p, 1450, 690, 470, post, mix(night(24), green(24), 0.5)),
    fill(
      `M1180 700C1300 660 1480 650 1600 660V800H1600C1460 790 1300 760 1180 700Z`,
      mix(night(20), green(20), 0.5),
    ),
    times(
      9,
      (index) =>
        box(424 + index * 126, deck, 18, 220, post) +
        reflection(p, 433 + index * 126, 30, 882, 1010, ink(10), 0.5),
    ),
    line("M424 690L560 850M560 690L690 850M940 690L1070 850M1070 690L1190 850", post, 8),
    reflection(p, 830, 560, 800, 1040, lamplight(72), 0.4),
    polygon(mix(red(26), orange(26), 0.5), [520, 380], [640, 236], [1190, 236], [1310, 380]),
    polygon(mix(red(20), ink(18), 0.4), [1120, 380], [1160, 236], [1190, 236], [1310, 380]),
    times(5, (index) =>
      line(
        `M${560 - index * 6 + index * 12} ${352 - index * 24}H${1270 - index * 22}`,
        mix(red(18), ink(14), 0.5),
        3,
        0.45,
      ),
    ),
    box(980, 190, 44, 74, mix(orange(34), ink(20), 0.3)),
    box(560, 380, 710, 280, wall),
    box(1110, 380, 160, 280, mix(wall, ink(14), 0.4)),
    times(9, (index) =>
      box(560, 404 + index * 30, 710, 2.5, mix(wall, ink(14), 0.4), { opacity: 0.5 }),
    ),
    [610, 730, 1010]
      .map(
        (x) =>
          box(x - 8, 452, 96, 116, mix(orange(26), ink(14), 0.3)) +
          box(x, 460, 80, 100, lamplight(84)) +
          box(x + 38, 460, 4, 100, post) +
          box(x, 505, 80, 4, post),
      )
      .join(""),
    box(862, 448, 104, 212, mix(orange(26), ink(14), 0.3)) + box(872, 458, 84, 202, lamplight(80)),
    glow(p, 840, 540, 470, 240, lamplight(80), 0.35),
    person(914, 660, 2, { top: mix(red(40), ink(20), 0.2), legs: ink(10) }),
    box(390, deck - 8, 1080, 24, mix(orange(40), sand(36), 0.4)),
    box(390, deck + 16, 1080, 12, post),
    box(430, deck - 66, 120, 8, sand(80)),
    box(484, deck - 60, 10, 56, post),
    sitter(414, deck - 34, 1.75, { top: cyan(34), legs: ink(14) }),
    sitter(574, deck - 34, 1.75, { top: orange(56), legs: ink(14), hair: orange(26) }, true),
    polygon(
      post,
      [1290, deck],
      [1470, deck],
      [1600, deck + 24],
      [1600, deck + 44],
      [1290, deck + 20],
    ),
    times(14, (index) =>
      index > 3 && index < 9 ? "" : box(396 + index * 82, deck - 72, 7, 66, post),
    ),
    box(392, deck - 76, 250, 7, post),
    box(1130, deck - 76, 340, 7, post),
    [420, 940, 1460].map((x) => box(x - 5, 440, 10, 220, post)).join(""),
    line("M420 462Q680 572 940 462Q1200 572 1460 462", ink(10), 3),
    times(16, (index) => {
      const { x, y } = lampAt(index);
      const colour = LAMPS[index % LAMPS.length] ?? amber(80);
      return index % 8 === 0
        ? ""
        : dot(x, y + 14, 34, colour, 0.22) +
            dot(x, y + 14, 13, colour) +
            box(x - 4, y - 3, 8, 6, ink(10));
    }),
    times(10, (index) => {
      const colour = LAMPS[index % LAMPS.length] ?? amber(80);
      return reflection(p, 470 + index * 100, 34, 900 + (index % 3) * 16, 1020, colour, 0.5);
    }),
    rowboat(620, 880, 1.9, mix(teal(26), night(24), 0.4), mix(orange(46), sand(40), 0.4)),
    rowboat(900, 920, 2.2, mix(red(34), ink(16), 0.3), mix(orange(50), sand(46), 0.4)),
    line("M486 842Q450 800 433 770M740 872Q700 840 690 780", sand(72), 3),
    rowboat(250, 950, 1.7, ink(14), mix(orange(36), ink(20), 0.4)),
    reeds(p, 1330, 1620, p.height + 20, mix(night(14), green(14), 0.4), 60, 330),
    reeds(p, -20, 130, p.height + 20, mix(night(14), green(14), 0.4), 30, 260),
  ];
});
