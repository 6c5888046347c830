import { birds } from "../kit/birds.ts";
import {
  amber,
  grape,
  green,
  ink,
  lamplight,
  mix,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { grass, hill, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { box, fill, line, n, times, within } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { foliage, poplar, trees } from "../kit/trees.ts";
import { bricks } from "../kit/walls.ts";

const STONE = mix(orange(58), sand(66), 0.6);
const STONE_LIT = mix(orange(82), lamplight(82), 0.35);
const STONE_DARK = mix(grape(30), sand(30), 0.4);
const LOESS = mix(lamplight(76), sand(80), 0.45);
const LOESS_DARK = mix(orange(50), grape(50), 0.5);
const RIVER = mix(orange(86), grape(80), 0.35);

/** The round ruined tower of Erdut on its loess bluff over a bend of the Danube, autumn dusk. */
export const erdutTower = scene("erdut-tower", 73, (p) => {
  const far = ridge(p, 600, 8, 0.8);
  const tower =
    "M930 640V262L952 236L980 250L1000 214L1040 226L1066 196L1100 214L1140 206L1160 240L1184 232V330L1200 352V640Z";
  const bluff = "M560 1067C600 960 640 900 700 860C740 760 780 660 860 632L1600 600V1067Z";
  const autumn = [
    mix(red(36), grape(34), 0.3),
    mix(orange(46), red(44), 0.4),
    orange(58),
    mix(lamplight(66), orange(66), 0.4),
  ];
  return [
    sky(p, [
      [0, mix(grape(34), teal(30), 0.5)],
      [0.28, mix(grape(58), red(58), 0.35)],
      [0.46, mix(orange(76), red(66), 0.25)],
      [0.57, lamplight(84)],
    ]),
    sun(p, 330, 566, 60, lamplight(96), orange(80)),
    clouds(p, 13, 80, 500, orange(86), 0.5),
    hill(p, far, mix(grape(54), orange(66), 0.35)),
    trees(p, far, 100, mix(grape(46), orange(56), 0.3), { least: 8, most: 26 }),
    hill(p, (x) => 636 + Math.sin(x / 200) * 4, mix(grape(42), orange(46), 0.35)),
    fill(
      "M-10 700C200 660 480 670 700 650C840 640 900 636 960 640L960 650C860 654 800 668 640 690C420 716 330 760 420 820C560 900 760 930 900 1067H200C60 980 -60 800 -10 700Z",
      RIVER,
    ),
    fill(
      "M-10 700C200 660 480 670 700 650C560 668 300 680 120 730C40 760 80 860 200 960L240 1067H200C60 980 -60 800 -10 700Z",
      mix(RIVER, grape(50), 0.45),
    ),
    times(46, () => {
      const y = 700 + p.chance() ** 1.5 * 340;
      const x = 190 + (y - 700) * 0.9 + p.between(-110, 180);
      return box(x, y, p.between(20, 90), p.between(1.5, 4), lamplight(92), {
        round: 2,
        opacity: 0.5,
      });
    }),
    trees(p, () => 690, 26, mix(grape(30), red(34), 0.5), {
      from: 460,
      to: 860,
      least: 16,
      most: 44,
    }),
    trees(p, () => 664, 20, mix(grape(36), red(38), 0.5), { to: 420, least: 10, most: 26 }),
    poplar(40, 700, 120, mix(grape(26), red(28), 0.5)),
    poplar(72, 702, 96, mix(grape(26), red(28), 0.5)),
    fill(
      "M1180 640V430L1220 410L1260 440L1300 426L1330 460L1400 452L1440 500L1520 512L1540 560L1620 566V660H1180Z",
      mix(STONE, STONE_DARK, 0.45),
    ),
    bricks(p, 1190, 470, 320, 150, mix(STONE, STONE_DARK, 0.5), 40),
    within(
      p,
      tower,
      [
        box(900, 180, 320, 480, STONE),
        box(900, 180, 96, 480, STONE_LIT),
        box(976, 180, 34, 480, mix(STONE, STONE_LIT, 0.5)),
        box(1096, 180, 120, 480, mix(STONE, STONE_DARK, 0.5)),
        box(1150, 180, 60, 480, mix(STONE, STONE_DARK, 0.8)),
        bricks(p, 930, 250, 270, 390, mix(STONE, STONE_DARK, 0.25), 150),
        fill("M930 470Q1066 500 1200 470V486Q1066 516 930 486Z", mix(STONE, STONE_DARK, 0.4), 0.7),
      ].join(""),
    ),
    fill("M1020 430V372Q1020 350 1040 350Q1060 350 1060 372V430Z", STONE_DARK),
    fill("M1120 420V376Q1120 358 1134 358Q1148 358 1148 376V420Z", mix(STONE_DARK, ink(12), 0.4)),
    fill("M960 420V386Q960 372 970 372Q980 372 980 386V420Z", STONE_DARK),
    fill("M1030 640V560Q1032 530 1058 530Q1086 530 1086 560V640Z", STONE_DARK),
    fill("M1064 300Q1070 280 1090 286L1100 310L1080 326Z", STONE_DARK),
    foliage(p, 1110, 214, 60, 16, 16, 10, autumn),
    foliage(p, 1290, 440, 70, 24, 24, 12, autumn),
    fill(bluff, LOESS_DARK),
    within(
      p,
      bluff,
      [
        fill(
          "M560 1067C600 960 640 900 700 860C740 760 780 660 860 640C900 700 880 820 900 900C860 940 840 1000 830 1067Z",
          LOESS,
        ),
        fill(
          "M900 640C960 720 960 800 1000 860C980 940 990 1000 970 1067H1120C1100 960 1140 840 1080 760Q1060 690 1090 640Z",
          mix(LOESS, LOESS_DARK, 0.35),
        ),
        times(26, (index) =>
          line(
            `M${740 + index * 26} ${n(690 + p.between(0, 60))}q${n(p.between(-14, 14))} 90 ${n(p.between(-10, 10))} ${n(p.between(120, 260))}`,
            mix(LOESS_DARK, grape(30), 0.4),
            p.between(2, 6),
            0.35,
          ),
        ),
      ].join(""),
    ),
    fill(
      "M850 640C1000 616 1300 622 1600 590V648C1360 668 1100 676 900 668Z",
      mix(green(32), amber(40), 0.5),
    ),
    grass(p, (x) => 646 - (x - 860) * 0.04, 70, mix(amber(54), orange(54), 0.4), 24, 850, 1600),
    times(5, (index) =>
      foliage(p, 1180 + index * 105, 720 + (index % 2) * 50, 90, 56, 46, 20, autumn),
    ),
    times(4, (index) =>
      foliage(
        p,
        1150 + index * 150,
        860 + (index % 2) * 40,
        130,
        80,
        60,
        24,
        autumn.map((colour) => mix(colour, grape(26), 0.35)),
      ),
    ),
    times(5, (index) =>
      foliage(
        p,
        1000 + index * 150,
        1030 - (index % 2) * 20,
        150,
        80,
        64,
        27,
        autumn.map((colour) => mix(colour, grape(20), 0.6)),
      ),
    ),
    birds(p, 8, 560, 230, mix(grape(26), ink(20), 0.5)),
  ];
});
