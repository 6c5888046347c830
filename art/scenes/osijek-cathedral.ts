import { gothicTower } from "../kit/churches.ts";
import { cyan, grape, ink, lamplight, mix, night, orange, red, sand, teal } from "../kit/colour.ts";
import { clouds, lights, sky, snowfall } from "../kit/light.ts";
import { at, box, dot, fill, line, oval, polygon, times } from "../kit/paper.ts";
import { person, walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { bareTree } from "../kit/trees.ts";
import { lancet } from "../kit/walls.ts";

const SNOW = mix(night(96), cyan(96), 0.4);
const SNOW_SHADE = mix(night(78), cyan(80), 0.3);
const BRICK = {
  lit: mix(orange(54), red(54), 0.35),
  shade: mix(red(26), night(30), 0.45),
  trim: mix(orange(76), sand(80), 0.4),
  dark: mix(night(18), red(14), 0.3),
  roof: mix(orange(48), red(46), 0.4),
  roofShade: mix(red(22), night(28), 0.5),
};

/** A tram of Osijek, its lit side to us; its wheels stand on zero, 460 long. */
const tram = [
  oval(0, 4, 240, 10, ink(0), 0.25),
  box(-220, -128, 440, 108, mix(sand(98), orange(96), 0.4), { round: 16 }),
  box(-220, -62, 440, 44, mix(red(44), orange(46), 0.3), { round: 8 }),
  box(-220, -64, 440, 10, mix(sand(98), orange(96), 0.4)),
  times(7, (index) => box(-204 + index * 60, -114, 48, 44, lamplight(84), { round: 5 })),
  box(-96, -114, 40, 92, mix(lamplight(78), orange(60), 0.2)),
  box(84, -114, 40, 92, mix(lamplight(78), orange(60), 0.2)),
  box(-212, -140, 424, 14, mix(SNOW, night(80), 0.2), { round: 7 }),
  line("M-40 -140L0 -176L40 -140M-30 -178H30", ink(16), 4),
  [-140, -80, 90, 150].map((x) => dot(x, -14, 15, ink(12))).join(""),
  dot(214, -40, 8, lamplight(94)),
].join("");

/** The brick spire of Osijek's co-cathedral above snowy roofs, a blue winter afternoon; a tram passes below. */
export const osijekCathedral = scene("osijek-cathedral", 59, (p) => {
  const snowyRoof = (
    x: number,
    y: number,
    width: number,
    height: number,
    wall: string,
    lit: number,
  ) => {
    const roof = 76;
    const count = Math.round(width / 52);
    return [
      box(x, y - height, width, height, wall),
      box(x + width * 0.74, y - height, width * 0.26, height, mix(wall, night(34), 0.35)),
      polygon(
        SNOW,
        [x - 10, y - height],
        [x + 30, y - height - roof],
        [x + width - 30, y - height - roof],
        [x + width + 10, y - height],
      ),
      polygon(
        SNOW_SHADE,
        [x + width - 74, y - height],
        [x + width - 30, y - height - roof],
        [x + width + 10, y - height],
      ),
      box(x - 12, y - height - 4, width + 24, 10, mix(SNOW, sand(98), 0.3), { round: 5 }),
      box(x + 46, y - height - roof - 24, 26, 50, mix(red(34), night(30), 0.3)),
      box(x + 42, y - height - roof - 30, 34, 10, SNOW, { round: 5 }),
      times(count * 2, (index) => {
        const cell = width / count;
        const wx = x + cell * ((index % count) + 0.28);
        const wy = y - height + 24 + Math.floor(index / count) * (height / 2);
        return (
          box(wx - 4, wy - 4, cell * 0.44 + 8, height * 0.28 + 8, mix(wall, sand(100), 0.5)) +
          box(
            wx,
            wy,
            cell * 0.44,
            height * 0.28,
            p.chance() < lit ? lamplight(82) : mix(night(30), teal(30), 0.4),
          ) +
          box(wx - 6, wy + height * 0.28 + 4, cell * 0.44 + 12, 5, SNOW)
        );
      }),
    ].join("");
  };
  return [
    sky(p, [
      [0, mix(night(36), cyan(40), 0.35)],
      [0.4, mix(night(66), cyan(72), 0.5)],
      [0.72, mix(orange(90), night(88), 0.35)],
    ]),
    clouds(p, 12, 60, 480, mix(night(88), orange(92), 0.5), 0.4),
    times(13, (index) =>
      polygon(
        mix(night(72), cyan(76), 0.4),
        [index * 134 - 40, 760],
        [index * 134 - 40, 650 - (index % 3) * 22],
        [index * 134 + 30, 606 - (index % 3) * 22],
        [index * 134 + 100, 650 - (index % 3) * 22],
        [index * 134 + 100, 760],
      ),
    ),
    polygon(mix(BRICK.lit, BRICK.shade, 0.45), [540, 880], [540, 520], [1000, 520], [1000, 880]),
    times(
      6,
      (index) =>
        lancet(588 + index * 66, 780, 30, 200, BRICK.dark) +
        box(548 + index * 66, 540, 14, 340, BRICK.lit),
    ),
    polygon(SNOW_SHADE, [510, 524], [566, 350], [930, 350], [980, 524]),
    polygon(SNOW, [510, 524], [566, 350], [900, 350], [850, 524]),
    polygon(BRICK.lit, [470, 880], [470, 500], [548, 372], [626, 500], [626, 880]),
    polygon(BRICK.shade, [584, 880], [584, 430], [626, 500], [626, 880]),
    line("M462 506L548 366L634 506", SNOW, 13),
    dot(546, 500, 34, BRICK.trim),
    dot(546, 500, 25, BRICK.dark),
    gothicTower(980, 880, 172, 526, 262, BRICK, { clock: true }),
    line("M902 352L980 249", SNOW, 7),
    line("M976 104L948 200", mix(SNOW, orange(90), 0.3), 5, 0.8),
    snowyRoof(-60, 880, 330, 250, mix(orange(80), night(72), 0.3), 0.3),
    snowyRoof(270, 880, 250, 200, mix(lamplight(84), night(72), 0.35), 0.25),
    snowyRoof(1180, 880, 270, 230, mix(orange(74), night(64), 0.35), 0.3),
    snowyRoof(1450, 880, 260, 270, mix(sand(92), night(76), 0.4), 0.35),
    snowyRoof(520, 880, 250, 150, mix(teal(72), night(72), 0.3), 0.3),
    lancet(980, 878, 74, 130, BRICK.trim),
    lancet(980, 878, 56, 116, lamplight(72)),
    box(0, 876, p.width, 191, mix(SNOW, night(88), 0.3)),
    fill("M0 880H1600V902C1200 892 700 908 0 896Z", SNOW_SHADE),
    line("M0 962H1600M0 986H1600", mix(night(52), teal(50), 0.4), 4),
    fill("M0 1020C400 996 900 1040 1600 1006V1067H0Z", SNOW),
    line("M0 700C500 726 1100 726 1600 700", ink(24), 2.4, 0.7),
    box(1130, 640, 8, 240, ink(20)),
    line("M1134 664C1100 664 1090 680 1080 712", ink(20), 4),
    at(430, 974, 1.2, tram),
    oval(430, 992, 300, 12, lamplight(82), 0.3),
    walker(820, 930, 0.86, { top: red(40), legs: ink(16), hair: red(30) }),
    person(880, 932, 0.84, { top: teal(26), legs: ink(14), hair: sand(60) }),
    walker(
      1280,
      1016,
      1.2,
      { top: mix(orange(52), red(50), 0.3), legs: ink(14), hair: ink(20) },
      { toLeft: true },
    ),
    bareTree(p, 1490, 1030, 560, mix(grape(16), ink(16), 0.6)),
    lights(p, 6, 840, 860, lamplight(86), 560, 1160),
    snowfall(p, 90, mix(SNOW, sand(100), 0.5)),
  ];
});
