import { birds } from "../kit/birds.ts";
import {
  amber,
  type Colour,
  cyan,
  green,
  lamplight,
  mix,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { hill, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { reeds } from "../kit/marsh.ts";
import { at, box, dot, fill, line, oval, polygon, times } from "../kit/paper.ts";
import { sitter } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { trees, willow } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

const SKIN = mix(orange(70), red(56), 0.2);

const hairOf = (x: number, y: number, hair: Colour) =>
  dot(x, y, 8.5, SKIN) +
  fill(
    `M${x - 9} ${y}C${x - 11} ${y - 14} ${x + 11} ${y - 14} ${x + 9} ${y - 2}C${x + 4} ${y - 7} ${x - 4} ${y - 7} ${x - 9} ${y}Z`,
    hair,
  );

/** A child in mid-air with arms and legs spread. */
const leaper = (trunks: Colour, hair: Colour) =>
  line("M-3 -6L-22 10L-34 2M4 -6L22 8L18 26", SKIN, 7) +
  line("M-4 -38L-24 -58M6 -38L26 -56", SKIN, 5.6) +
  fill("M-10 -42C-6 -48 8 -48 12 -42L9 -12H-8Z", SKIN) +
  fill("M-9 -16H10L18 2L8 6L1 -4L-8 6L-17 0Z", trunks) +
  hairOf(1, -56, hair);

/** A child folded up like a ball. */
const ball = (trunks: Colour, hair: Colour) =>
  fill("M-16 -34C-26 -20 -22 0 -4 4L14 -2L8 -38Z", SKIN) +
  line("M-4 0L22 -18L12 6", SKIN, 8) +
  fill("M-18 -10C-18 4 -4 10 6 4L4 -10Z", trunks) +
  line("M2 -30L24 -8", SKIN, 5.6) +
  hairOf(6, -46, hair);

/** A child about to leap, on one leg, arms back. */
const runner = (suit: Colour, hair: Colour) =>
  line("M-2 -26L-10 -12L-24 -12M2 -26L12 -14L6 0", SKIN, 7) +
  line("M2 -50L-18 -46M4 -50L22 -60", SKIN, 5.4) +
  fill("M-8 -24C-8 -46 -4 -56 4 -56C10 -56 12 -46 8 -24Z", suit) +
  hairOf(6, -65, hair) +
  line("M-2 -66Q-12 -66 -14 -56", hair, 5);

/** Children leap from a wooden jetty into a quiet arm of the river, summer. */
export const riverBathing = scene("river-bathing", 47, (p) => {
  const far = ridge(p, 372, 12, 1.1);
  const bank = ridge(p, 430, 8, 1.6);
  const wood = mix(sand(70), orange(70), 0.35);
  const dark = mix(orange(22), sand(24), 0.5);
  const deck = 640;
  const splash = (x: number, y: number, size: number) =>
    oval(x, y, size * 1.5, size * 0.26, sand(100), 0.8) +
    oval(x, y, size * 0.9, size * 0.15, cyan(56), 0.9) +
    times(11, (index) => {
      const side = (index - 5) / 5;
      return (
        line(
          `M${x + side * size * 0.6} ${y}Q${x + side * size} ${y - size * (1 - side * side * 0.5)} ${x + side * size * 1.3} ${y - size * (0.9 - side * side * 0.5)}`,
          sand(100),
          size * 0.06,
          0.85,
        ) +
        dot(x + side * size * 1.45, y - size * (1.15 - side * side * 0.6), size * 0.05, sand(100))
      );
    });
  return [
    sky(p, [
      [0, cyan(58)],
      [0.26, cyan(82)],
      [0.38, mix(sand(99), lamplight(94), 0.4)],
    ]),
    clouds(p, 9, 50, 250, sand(100), 0.85),
    hill(p, far, mix(green(66), cyan(78), 0.4)),
    trees(p, far, 120, mix(green(60), cyan(70), 0.35), { least: 24, most: 70 }),
    hill(p, bank, mix(green(48), teal(46), 0.3)),
    trees(p, bank, 60, mix(green(44), teal(42), 0.35), { least: 30, most: 90 }),
    box(0, 448, p.width, 20, mix(sand(88), lamplight(84), 0.4)),
    water(
      p,
      462,
      p.height,
      mix(green(66), cyan(80), 0.5),
      mix(teal(42), cyan(46), 0.5),
      sand(100),
      1050,
    ),
    reflection(p, 260, 520, 470, 640, mix(green(36), teal(36), 0.4), 0.4),
    reflection(p, 1380, 460, 470, 620, mix(green(36), teal(36), 0.4), 0.4),
    willow(p, 1330, 476, 330, dark, mix(green(46), amber(56), 0.2)),
    willow(p, 1530, 486, 400, dark, green(38)),
    reeds(p, 1180, 1620, 500, mix(green(32), teal(32), 0.4), 40, 90),
    [130, 330, 530, 690]
      .map(
        (x) => box(x, deck + 30, 20, 190, dark) + reflection(p, x + 10, 26, 862, 1000, dark, 0.5),
      )
      .join(""),
    [210, 410, 600].map((x) => box(x, deck + 20, 14, 120, mix(dark, teal(30), 0.3))).join(""),
    fill(`M-10 ${deck + 200}L700 ${deck + 200}L640 ${deck + 240}H-10Z`, teal(20), 0.35),
    polygon(wood, [-10, deck - 26], [664, deck - 26], [724, deck + 40], [-10, deck + 40]),
    times(14, (index) =>
      line(
        `M${40 + index * 49} ${deck - 26}L${44 + index * 53} ${deck + 40}`,
        mix(wood, dark, 0.4),
        2.4,
        0.7,
      ),
    ),
    box(-10, deck + 40, 734, 18, dark),
    box(650, deck - 120, 16, 160, dark),
    line(`M658 ${deck - 96}Q560 ${deck - 60} 470 ${deck - 90}`, sand(92), 5),
    box(462, deck - 112, 14, 90, dark),
    box(44, deck - 22, 150, 12, red(54)),
    polygon(red(56), [40, deck - 12], [200, deck - 12], [216, deck + 18], [44, deck + 18]),
    times(4, (index) =>
      polygon(
        sand(98),
        [64 + index * 40, deck - 12],
        [78 + index * 40, deck - 12],
        [86 + index * 40, deck + 18],
        [70 + index * 40, deck + 18],
      ),
    ),
    sitter(250, deck + 22, 2, { top: lamplight(70), legs: SKIN, skin: SKIN }),
    sitter(340, deck + 22, 1.9, { top: cyan(44), legs: SKIN, skin: SKIN, hair: orange(36) }),
    at(560, deck + 14, 2.2, runner(red(54), orange(26))),
    at(850, 470, 2.3, leaper(orange(58), orange(16)), 14),
    at(1090, 590, 2.2, ball(cyan(36), orange(30)), 20),
    splash(1240, 800, 90),
    at(
      1240,
      800,
      2,
      line("M-14 -20L-24 -44M14 -20L26 -42", SKIN, 5.6) +
        fill("M-16 0C-16 -24 16 -24 16 0Z", SKIN) +
        hairOf(0, -30, orange(12)),
    ),
    oval(980, 900, 120, 14, sand(100), 0.45),
    at(980, 900, 2.3, fill("M-18 0C-16 -16 16 -16 18 0Z", SKIN) + hairOf(0, -20, orange(40))),
    oval(1090, 720, 70, 9, teal(30), 0.4),
    oval(850, 745, 70, 9, teal(30), 0.35),
    reeds(p, -20, 120, p.height + 10, mix(green(24), teal(24), 0.4), 26, 240),
    reeds(p, 1440, 1620, p.height + 10, mix(green(24), teal(24), 0.4), 34, 280),
    birds(p, 4, 480, 120, teal(40)),
  ];
});
