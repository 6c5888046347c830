import { birds } from "../kit/birds.ts";
import {
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
import { house } from "../kit/houses.ts";
import { hill, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { box, fill, line, n, oval, times, within } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { trees } from "../kit/trees.ts";
import { bricks } from "../kit/walls.ts";

const BRICK = mix(orange(48), red(48), 0.3);
const LIT = mix(orange(66), sand(78), 0.18);
const SHADE = mix(red(26), ink(26), 0.45);
const HOLE = mix(red(12), ink(10), 0.5);

/** A ragged hole in a wall, as a shell leaves it. */
const hole = (x: number, y: number, size: number) => {
  const points = [0.9, 1.1, 0.75, 1, 0.8, 1.15, 0.95, 0.7, 1.1, 0.85, 1.05, 0.8, 1].map(
    (way, index) => {
      const turn = (index / 13) * 6.28;
      return `${index ? "L" : "M"}${n(x + Math.cos(turn) * size * way)} ${n(y + Math.sin(turn) * size * way * 0.9)}`;
    },
  );
  return fill(`${points.join("")}Z`, HOLE);
};

/** The water tower of Vukovar with its wounds and its flag over the trees, against the evening. */
export const vukovarWaterTower = scene("vukovar-water-tower", 19, (p) => {
  const far = ridge(p, 880, 14, 1);
  const tower =
    "M520 330H960L946 470C944 520 880 550 862 590L850 1067H630L618 590C600 550 536 520 534 470Z";
  const holes: [number, number, number][] = [
    [590, 380, 20],
    [650, 430, 30],
    [720, 366, 16],
    [780, 440, 36],
    [850, 380, 22],
    [900, 430, 26],
    [700, 492, 14],
    [610, 480, 13],
    [836, 498, 18],
    [690, 640, 22],
    [760, 700, 30],
    [700, 780, 15],
    [800, 630, 15],
    [810, 800, 20],
    [668, 720, 12],
    [930, 372, 12],
  ];
  return [
    sky(p, [
      [0, mix(teal(32), night(40), 0.5)],
      [0.3, mix(grape(62), teal(62), 0.45)],
      [0.56, mix(orange(76), red(62), 0.3)],
      [0.82, lamplight(84)],
    ]),
    clouds(p, 16, 150, 700, orange(88), 0.5),
    sun(p, 300, 760, 72, lamplight(96), lamplight(84)),
    hill(p, far, mix(grape(50), red(54), 0.3)),
    trees(p, far, 70, mix(grape(44), red(44), 0.3), { least: 16, most: 44 }),
    box(737, 108, 8, 130, ink(16)),
    fill("M745 112C800 96 850 130 920 110V146C850 166 800 132 745 148Z", red(50)),
    fill("M745 136C800 120 850 154 920 134V160C850 180 800 146 745 162Z", sand(100)),
    fill("M745 160C800 144 850 178 920 158V182C850 202 800 168 745 184Z", night(36)),
    // The chequered shield in the middle of the flag.
    times(20, (index) =>
      box(
        816 + (index % 4) * 9,
        128 + Math.floor(index / 4) * 9,
        9,
        9,
        (index + Math.floor(index / 4)) % 2 ? sand(100) : red(46),
      ),
    ),
    box(690, 232, 100, 34, SHADE),
    fill("M560 330L640 262H842L920 330Z", mix(BRICK, SHADE, 0.35)),
    fill("M560 330L640 262H700L650 330Z", LIT),
    within(
      p,
      tower,
      [
        box(500, 300, 480, 780, BRICK),
        box(500, 300, 130, 300, LIT),
        box(600, 560, 66, 520, LIT),
        box(846, 300, 140, 300, SHADE),
        box(790, 560, 90, 520, SHADE),
        bricks(p, 530, 340, 420, 200, BRICK, 70),
        bricks(p, 625, 590, 230, 480, BRICK, 80),
        times(5, (index) =>
          box(560 + index * 88, 330, 12, 190, mix(index > 3 ? SHADE : BRICK, sand(90), 0.16)),
        ),
        fill(
          "M534 486C600 520 880 520 946 486L930 512C860 550 620 550 550 512Z",
          mix(BRICK, SHADE, 0.6),
        ),
        [646, 714, 776].map((x) => box(x, 600, 12, 480, mix(BRICK, SHADE, 0.45))).join(""),
        box(600, 584, 280, 12, mix(BRICK, sand(90), 0.3)),
      ].join(""),
    ),
    box(508, 318, 464, 22, mix(BRICK, sand(92), 0.4)),
    box(846, 318, 126, 22, mix(SHADE, sand(80), 0.25)),
    box(524, 462, 430, 12, mix(BRICK, sand(92), 0.25)),
    holes
      .map(
        ([x, y, size]) =>
          hole(x, y, size) +
          line(
            `M${x - size} ${y + size * 0.2}l${-size * 0.6} ${size * 0.5}M${x + size * 0.8} ${y - size * 0.6}l${size * 0.5} ${-size * 0.5}`,
            HOLE,
            3,
            0.7,
          ),
      )
      .join(""),
    fill("M505 318l60 0l-14 30l-24 8Z", mix(orange(66), red(60), 0.3)),
    box(0, 930, p.width, 137, mix(green(22), teal(24), 0.4)),
    trees(p, () => 940, 30, mix(green(28), teal(30), 0.5), { least: 70, most: 140 }),
    times(6, (index) =>
      house(
        p,
        1010 + index * 100,
        990,
        2.1,
        mix(orange(80), grape(60), 0.3),
        mix(red(32), grape(28), 0.3),
        index % 3 ? undefined : lamplight(82),
      ),
    ),
    trees(p, () => 1040, 30, mix(green(20), teal(22), 0.4), { to: 1020, least: 90, most: 190 }),
    trees(p, () => p.height + 30, 34, mix(green(12), teal(14), 0.5), { least: 80, most: 150 }),
    oval(1500, 860, 150, 170, mix(green(16), teal(16), 0.5)),
    oval(1590, 960, 150, 170, mix(green(14), teal(14), 0.5)),
    birds(p, 9, 1060, 260, mix(grape(26), ink(20), 0.5)),
  ];
});
