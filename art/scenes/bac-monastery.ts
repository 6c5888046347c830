import { stork, WHITE_STORK } from "../kit/birds.ts";
import {
  amber,
  cyan,
  grape,
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
import { flowers, grass, road } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { at, box, fill, line, n, oval, polygon, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { tree, trees } from "../kit/trees.ts";
import { arch, bricks } from "../kit/walls.ts";

/** The Franciscan monastery of Bač with a stork on its plain medieval bell tower, noon. */
export const bacMonastery = scene("bac-monastery", 131, (p) => {
  const plaster = mix(sand(100), orange(96), 0.4);
  const shade = mix(sand(84), night(78), 0.3);
  const tile = mix(orange(48), red(46), 0.3);
  const tileShade = mix(tile, ink(10), 0.3);
  const dark = mix(ink(22), sand(20), 0.4);
  const stone = mix(sand(88), orange(82), 0.4);
  const stoneShade = mix(sand(66), ink(56), 0.3);
  const slit = (x: number, y: number, w: number, h: number) =>
    arch(x, y, w + 10, h + 8, plaster) + arch(x, y - 2, w, h, dark);
  const tower = [
    box(-100, -640, 200, 644, stone),
    box(36, -640, 64, 644, stoneShade),
    bricks(p, -96, -620, 190, 600, stone, 70),
    box(-110, -24, 220, 26, mix(stoneShade, ink(30), 0.3)),
    box(-106, -330, 212, 12, plaster) + box(36, -330, 70, 12, stoneShade),
    box(-106, -500, 212, 12, plaster) + box(36, -500, 70, 12, stoneShade),
    slit(-34, -536, 26, 70) + slit(4, -536, 26, 70) + slit(70, -536, 18, 66),
    slit(-16, -372, 24, 84) + slit(70, -372, 14, 76),
    slit(-16, -190, 20, 70),
    box(-116, -656, 232, 18, plaster) + box(36, -656, 80, 18, stoneShade),
    polygon(tile, [-124, -656], [-8, -756], [8, -756], [124, -656]),
    polygon(tileShade, [30, -656], [0, -756], [8, -756], [124, -656]),
    box(-44, -770, 88, 18, mix(amber(30), ink(20), 0.4)),
    times(30, () =>
      line(
        `M${n(p.between(-70, 70))} ${n(p.between(-784, -756))}l${n(p.between(-34, 34))} ${n(p.between(-10, 10))}`,
        mix(amber(36), sand(p.between(30, 66)), 0.5),
        4,
      ),
    ),
  ].join("");
  return [
    sky(p, [
      [0, mix(cyan(52), night(46), 0.4)],
      [0.35, mix(cyan(70), night(66), 0.15)],
      [0.75, cyan(92)],
    ]),
    clouds(p, 12, 160, 620, sand(100), 0.9),
    trees(p, () => 800, 60, mix(teal(52), green(54), 0.5), { least: 40, most: 120 }),
    fill(`M0 800H${p.width}V${p.height}H0Z`, mix(green(56), lamplight(70), 0.3)),
    box(620, 480, 620, 340, plaster),
    polygon(tile, [560, 486], [640, 300], [1210, 300], [1290, 486]),
    times(8, (index) =>
      line(`M${574 + index * 9} ${466 - index * 21}H${1276 - index * 9}`, tileShade, 3, 0.5),
    ),
    polygon(tileShade, [560, 486], [1290, 486], [1284, 474], [566, 474]),
    times(
      5,
      (index) =>
        polygon(
          stone,
          [690 + index * 120, 820],
          [690 + index * 120, 540],
          [716 + index * 120, 560],
          [730 + index * 120, 820],
        ) +
        polygon(
          stoneShade,
          [716 + index * 120, 560],
          [730 + index * 120, 820],
          [742 + index * 120, 820],
          [724 + index * 120, 566],
        ),
    ),
    times(
      5,
      (index) =>
        arch(764 + index * 120 - 6, 720, 48, 180, stone) +
        arch(764 + index * 120 - 6, 716, 34, 168, mix(night(34), teal(30), 0.4)),
    ),
    box(620, 796, 620, 24, mix(plaster, stoneShade, 0.6)),
    polygon(tile, [1190, 640], [1230, 560], [1640, 560], [1640, 640]),
    box(1210, 636, 430, 190, mix(plaster, lamplight(88), 0.35)),
    box(1200, 632, 440, 12, stone),
    times(
      4,
      (index) =>
        arch(1270 + index * 106, 822, 70, 140, shade) +
        arch(1270 + index * 106, 822, 54, 126, mix(dark, amber(40), 0.3)),
    ),
    polygon(shade, [510, 820], [640, 820], [640, 520], [600, 480]),
    at(470, 850, 0.9, tower),
    stork(466, 160, 0.46, WHITE_STORK, { look: 6 }),
    oval(600, 836, 720, 22, mix(green(36), teal(34), 0.3), 0.6),
    tree(
      p,
      150,
      850,
      400,
      ink(22),
      mix(green(38), teal(34), 0.2),
      mix(green(54), lamplight(64), 0.3),
    ),
    tree(
      p,
      1500,
      900,
      330,
      ink(22),
      mix(green(40), lamplight(46), 0.15),
      mix(green(56), lamplight(66), 0.3),
    ),
    fill(`M0 850H${p.width}V${p.height}H0Z`, mix(green(58), lamplight(72), 0.4)),
    road(
      [
        [690, 846, 90],
        [740, 900, 150],
        [600, 1100, 420],
      ],
      mix(sand(96), orange(94), 0.4),
    ),
    times(40, () =>
      box(
        p.between(-20, p.width),
        p.between(870, 1010),
        p.between(40, 140),
        5,
        mix(green(46), lamplight(60), p.chance() * 0.5),
        { round: 3, opacity: 0.5 },
      ),
    ),
    person(720, 930, 1.15, {
      top: mix(amber(34), sand(30), 0.4),
      legs: mix(amber(30), sand(28), 0.4),
    }),
    flowers(
      p,
      70,
      0,
      560,
      950,
      1060,
      mix(grape(60), grape(72), 0.5),
      mix(green(40), teal(36), 0.3),
    ),
    flowers(p, 60, 900, p.width, 940, 1060, red(54), mix(green(40), teal(36), 0.3)),
    grass(p, () => p.height + 12, 90, mix(green(38), lamplight(42), 0.2), 70),
  ];
});
