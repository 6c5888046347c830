import { amber, cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { paprika, pumpkin } from "../kit/fruit.ts";
import { box, fill, line, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { foliage } from "../kit/trees.ts";

const WALL = mix(sand(100), lamplight(96), 0.4);
const SHADE = mix(cyan(74), sand(84), 0.5);
const BLUE = mix(cyan(36), teal(40), 0.2);
const REDS = [red(50), red(42), mix(red(50), orange(54), 0.4), red(36)];

/** Strings of red peppers drying under the eaves of a white house, its blue door beside them, autumn. */
export const paprikaStrings = scene("paprika-strings", 67, (p) => {
  const strings = [170, 330, 490, 650, 810, 970].map((x, index) => ({
    x,
    count: [7, 9, 8, 10, 7, 9][index] ?? 9,
  }));
  return [
    box(0, 0, p.width, p.height, WALL),
    times(22, () =>
      box(p.between(-80, p.width), p.between(260, 880), p.between(60, 220), 5, SHADE, {
        round: 2,
        opacity: 0.28,
      }),
    ),
    polygon(SHADE, [0, 100], [p.width, 100], [p.width, 250], [0, 250]),
    box(0, 900, p.width, 80, mix(cyan(46), teal(46), 0.3)),
    box(0, 896, p.width, 8, mix(cyan(70), sand(90), 0.4)),
    box(0, 972, p.width, 95, mix(sand(76), orange(74), 0.3)),
    times(20, () =>
      box(
        p.between(0, p.width),
        p.between(984, 1060),
        p.between(40, 130),
        5,
        mix(sand(62), orange(60), 0.3),
        { round: 2, opacity: 0.6 },
      ),
    ),
    box(0, 0, p.width, 74, mix(orange(36), red(34), 0.3)),
    times(21, (index) =>
      fill(`M${index * 80 - 20} 60v34a38 20 0 0 0 76 0v-34Z`, index % 2 ? orange(48) : orange(42)),
    ),
    times(11, (index) => box(30 + index * 160, 96, 34, 60, mix(orange(20), ink(20), 0.4))),
    box(0, 112, p.width, 24, mix(orange(28), sand(30), 0.4)),
    line("M70 190Q560 204 1070 190", mix(orange(20), ink(16), 0.4), 12),
    [90, 580, 1050].map((x) => line(`M${x} 130V194`, mix(orange(20), ink(16), 0.4), 6)).join(""),
    strings
      .map(({ x, count }) =>
        times(count, (index) =>
          paprika(
            x + 52 + (index % 2 ? 22 : -26),
            222 + index * 54,
            0.82,
            index % 2 ? -28 : 24,
            SHADE,
          ),
        ),
      )
      .join(""),
    strings
      .map(({ x, count }) => {
        const peppers = times(count, (index) => {
          const y = 204 + index * 54;
          const colour = REDS[Math.floor(p.chance() * REDS.length)] ?? red(48);
          const other = REDS[Math.floor(p.chance() * REDS.length)] ?? red(44);
          return (
            paprika(x + 4, y, 0.9, 44 + p.between(-10, 10), colour) +
            paprika(x - 4, y + 8, 0.9, -44 + p.between(-10, 10), other) +
            paprika(x, y + 22, 0.92, p.between(-14, 14), REDS[index % REDS.length] ?? red(48))
          );
        });
        return line(`M${x} 190V${200 + count * 54}`, sand(70), 4) + peppers;
      })
      .join(""),
    box(1186, 300, 300, 680, mix(sand(86), cyan(80), 0.3)),
    box(1206, 322, 260, 650, mix(BLUE, ink(6), 0.4)),
    box(1212, 328, 248, 640, BLUE),
    [1232, 1348]
      .map((x) =>
        [350, 560, 770]
          .map(
            (y) =>
              box(x, y, 94, y === 770 ? 170 : 180, mix(BLUE, ink(6), 0.3)) +
              box(x + 7, y + 7, 87, y === 770 ? 163 : 173, mix(BLUE, cyan(80), 0.16)),
          )
          .join(""),
      )
      .join(""),
    box(1334, 328, 5, 640, mix(BLUE, ink(6), 0.4)),
    box(1312, 636, 10, 44, lamplight(66), { round: 5 }),
    polygon(mix(BLUE, ink(4), 0.4), [1212, 328], [1460, 328], [1460, 380], [1212, 350]),
    box(1166, 968, 340, 26, sand(72)),
    box(1150, 990, 372, 30, sand(60)),
    fill(
      "M1600 120C1540 240 1570 420 1540 560C1530 700 1560 830 1552 980H1574C1584 820 1560 700 1570 560C1580 430 1570 300 1610 200Z",
      mix(orange(22), ink(20), 0.3),
    ),
    foliage(p, 1560, 260, 90, 150, 54, 34, [red(34), orange(44), orange(56), lamplight(68)]),
    foliage(p, 1540, 520, 70, 130, 34, 30, [red(36), orange(48), amber(56)]),
    box(120, 860, 520, 22, mix(orange(46), sand(46), 0.4)),
    box(120, 882, 520, 10, mix(orange(26), sand(26), 0.4)),
    [160, 580].map((x) => box(x, 890, 24, 116, mix(orange(30), sand(30), 0.4))).join(""),
    pumpkin(250, 862, 0.9, orange(62)),
    pumpkin(450, 862, 0.72, mix(lamplight(74), sand(84), 0.4)),
    pumpkin(760, 1016, 1.15, orange(56)),
    pumpkin(960, 1026, 0.85, mix(green(50), amber(70), 0.4)),
  ];
});
