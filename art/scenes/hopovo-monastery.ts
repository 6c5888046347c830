import { birds } from "../kit/birds.ts";
import { cross } from "../kit/churches.ts";
import { amber, cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { hall } from "../kit/houses.ts";
import { grass, hill, type Line, ridge } from "../kit/land.ts";
import { fog, sky, sun } from "../kit/light.ts";
import { box, fill, line, n, polygon, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { foliage, poplar, tree, trees } from "../kit/trees.ts";
import { arch } from "../kit/walls.ts";

const STONE = mix(lamplight(86), orange(86), 0.4);
const STONE_LIT = mix(lamplight(94), sand(100), 0.4);
const STONE_SHADE = mix(orange(58), teal(50), 0.45);
const ROOF = mix(orange(48), red(44), 0.3);
const ROOF_LIT = mix(orange(64), lamplight(70), 0.3);
const ROOF_SHADE = mix(orange(28), red(30), 0.4);
const DARK = mix(ink(20), orange(16), 0.4);

/** Novo Hopovo on a golden morning: the twelve-sided dome with its ring of small columns before wooded hills. */
export const hopovoMonastery = scene("hopovo-monastery", 131, (p) => {
  const far = ridge(p, 380, 40, 0.7);
  const middle = ridge(p, 480, 44, 0.9);
  const near = ridge(p, 580, 36, 1.1);
  const ground: Line = (x) => 808 + Math.sin(x / 220) * 6;
  // The sides of a twelve-sided drum as they turn from the light: seven are seen.
  const side = (index: number) => -Math.cos((index * Math.PI) / 6);
  const drum = (x: number, y: number, radius: number, height: number) =>
    times(6, (index) => {
      const from = x + side(index) * radius;
      const to = x + side(index + 1) * radius;
      const wall =
        index < 2
          ? mix(STONE_LIT, STONE, index * 0.5)
          : mix(STONE, STONE_SHADE, (index - 2) * 0.27);
      const wide = to - from;
      return (
        polygon(wall, [from, y], [to + 1, y], [to + 1, y - height], [from, y - height]) +
        arch(
          (from + to) / 2,
          y - height * 0.12,
          wide * 0.56,
          height * 0.74,
          mix(wall, ROOF, 0.35),
        ) +
        arch((from + to) / 2, y - height * 0.14, wide * 0.32, height * 0.6, DARK)
      );
    }) +
    times(7, (index) => {
      const cx = x + side(index) * (radius + 6);
      const tone = index < 3 ? STONE_LIT : mix(STONE_LIT, STONE_SHADE, (index - 2) * 0.2);
      return (
        box(cx - 9, y - height * 0.94, 18, height * 0.9, tone, { round: 4 }) +
        box(cx + 2, y - height * 0.94, 7, height * 0.9, mix(tone, STONE_SHADE, 0.5), { round: 3 }) +
        box(cx - 14, y - height * 0.98, 28, 12, mix(tone, orange(100), 0.4)) +
        box(cx - 14, y - 14, 28, 14, mix(tone, orange(100), 0.3))
      );
    }) +
    times(6, (index) => {
      const from = x + side(index) * radius;
      const to = x + side(index + 1) * radius;
      return fill(
        `M${n(from)} ${n(y - height * 0.9)}A${n((to - from) / 2)} ${n((to - from) / 2)} 0 0 1 ${n(to)} ${n(y - height * 0.9)}V${n(y - height - 6)}H${n(from)}Z`,
        index < 3 ? STONE_LIT : mix(STONE_LIT, STONE_SHADE, (index - 2) * 0.22),
      );
    });
  const dome = (x: number, y: number, radius: number, height: number) =>
    times(6, (index) => {
      const from = x + side(index) * radius;
      const to = x + side(index + 1) * radius;
      const tile =
        index < 2 ? mix(ROOF_LIT, ROOF, index * 0.5) : mix(ROOF, ROOF_SHADE, (index - 2) * 0.28);
      const bend = (edge: number) => x + (edge - x) * 0.78;
      return fill(
        `M${n(from)} ${n(y)}Q${n(bend(from))} ${n(y - height * 0.8)} ${n(x)} ${n(y - height)}Q${n(bend(to))} ${n(y - height * 0.8)} ${n(to + 0.6)} ${n(y)}Z`,
        tile,
      );
    });
  return [
    sky(p, [
      [0, mix(teal(62), lamplight(84), 0.3)],
      [0.24, mix(lamplight(88), sand(94), 0.35)],
      [0.5, lamplight(90)],
    ]),
    sun(p, 330, 300, 70, lamplight(99), lamplight(82)),
    hill(p, far, mix(teal(68), lamplight(84), 0.5)),
    trees(p, far, 120, mix(teal(64), lamplight(82), 0.45), { least: 14, most: 36 }),
    fog(p, 7, 430, 520, lamplight(94), 0.5),
    hill(p, middle, mix(teal(54), lamplight(74), 0.35)),
    trees(p, middle, 130, mix(teal(50), lamplight(70), 0.32), { least: 24, most: 60 }),
    fog(p, 7, 540, 640, lamplight(94), 0.45),
    hill(p, near, mix(green(46), lamplight(62), 0.3)),
    trees(p, near, 120, mix(green(40), lamplight(56), 0.25), { least: 36, most: 90 }),
    fog(p, 5, 660, 740, lamplight(94), 0.35),
    hall(
      60,
      812,
      560,
      160,
      {
        wall: STONE_LIT,
        shade: STONE,
        roof: ROOF,
        roofShade: ROOF_SHADE,
        trim: orange(100),
        dark: DARK,
      },
      { roof: 80, columns: 9, arched: true },
    ),
    hall(
      1330,
      816,
      420,
      150,
      {
        wall: mix(STONE_LIT, STONE, 0.4),
        shade: STONE,
        roof: ROOF,
        roofShade: ROOF_SHADE,
        trim: orange(98),
        dark: DARK,
      },
      { roof: 76, columns: 6, arched: true },
    ),
    // The nave with blind arcades, the apse to the right, the crossing under the dome.
    polygon(ROOF, [640, 596], [700, 530], [1260, 530], [1310, 596]),
    polygon(ROOF_SHADE, [1160, 596], [1180, 530], [1260, 530], [1310, 596]),
    box(650, 590, 560, 232, STONE),
    box(650, 590, 40, 232, STONE_LIT),
    fill("M1200 822V590Q1330 600 1336 640V822Z", mix(STONE, STONE_SHADE, 0.55)),
    fill("M1290 822V606Q1330 612 1336 640V822Z", STONE_SHADE),
    fill("M1196 592Q1230 520 1280 540Q1330 560 1346 644Q1280 600 1196 592Z", ROOF_SHADE),
    times(9, (index) => {
      const x = 690 + index * 64;
      const tone = index > 7 ? STONE_SHADE : mix(STONE, STONE_SHADE, 0.35);
      return (
        arch(x, 692, 50, 84, tone) +
        arch(x, 812, 50, 96, tone) +
        (index % 2 ? arch(x, 690, 18, 60, DARK) : "")
      );
    }),
    times(10, (index) => box(652 + index * 64, 606, 11, 212, index > 8 ? STONE : STONE_LIT)),
    box(640, 586, 576, 13, orange(100)),
    box(644, 702, 568, 12, STONE_LIT),
    box(640, 816, 700, 14, mix(STONE_SHADE, sand(60), 0.4)),
    arch(720, 822, 58, 110, mix(orange(26), sand(24), 0.4)),
    polygon(STONE_LIT, [800, 596], [800, 520], [1080, 520], [1080, 596]),
    polygon(STONE, [900, 596], [900, 520], [1080, 520], [1080, 596]),
    polygon(STONE_SHADE, [1010, 596], [1010, 520], [1080, 520], [1080, 596]),
    box(788, 510, 304, 14, orange(100)),
    drum(940, 512, 138, 166),
    polygon(orange(100), [782, 346], [1098, 346], [1084, 328], [796, 328]),
    polygon(mix(STONE, STONE_SHADE, 0.4), [1000, 346], [1098, 346], [1084, 328], [1000, 328]),
    dome(940, 330, 150, 124),
    box(930, 190, 20, 24, STONE_LIT),
    cross(940, 196, 60, mix(lamplight(60), amber(50), 0.5)),
    hill(p, ground, mix(green(56), lamplight(64), 0.4)),
    fill(`M0 880C400 850 900 870 1600 840V${p.height}H0Z`, mix(green(48), lamplight(54), 0.25)),
    fill(
      `M690 818H760C770 870 690 910 610 950C520 1000 470 1030 450 ${p.height}H200C260 1000 400 930 520 890C620 860 690 850 690 818Z`,
      mix(sand(96), lamplight(90), 0.5),
    ),
    fill(
      "M960 842C1200 836 1460 880 1600 920V960C1400 920 1160 880 960 842Z",
      mix(green(30), teal(30), 0.4),
      0.5,
    ),
    person(560, 905, 0.92, { top: ink(12), legs: ink(10), hair: ink(8) }),
    poplar(600, 824, 220, mix(green(30), teal(28), 0.4)),
    poplar(1290, 832, 190, mix(green(28), teal(26), 0.4)),
    tree(
      p,
      1480,
      930,
      480,
      mix(sand(26), ink(18), 0.5),
      mix(green(36), amber(38), 0.3),
      mix(lamplight(70), green(60), 0.4),
    ),
    grass(p, (x) => 960 + Math.sin(x / 80) * 24, 90, mix(green(36), amber(36), 0.3), 34, 700),
    foliage(p, 40, 1020, 240, 130, 110, 30, [
      mix(green(18), cyan(18), 0.4),
      mix(green(26), cyan(24), 0.4),
      mix(green(36), amber(38), 0.3),
    ]),
    line(
      "M-10 40C120 60 220 60 330 30M150 56C180 90 220 110 260 120",
      mix(sand(20), ink(14), 0.5),
      12,
    ),
    foliage(p, 140, 40, 230, 70, 110, 24, [
      mix(green(24), teal(22), 0.3),
      mix(green(34), amber(34), 0.3),
      mix(green(50), lamplight(60), 0.4),
    ]),
    birds(p, 8, 1180, 170, mix(teal(34), amber(36), 0.4)),
  ];
});
