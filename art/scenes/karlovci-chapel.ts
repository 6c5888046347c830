import { birds } from "../kit/birds.ts";
import { church, cross } from "../kit/churches.ts";
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
import { house } from "../kit/houses.ts";
import { flowers, grass, hill, type Line, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { box, dot, fill, line, oval, polygon, times, within } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { foliage, trees } from "../kit/trees.ts";
import { arch } from "../kit/walls.ts";

const WALL = mix(lamplight(88), sand(96), 0.4);
const SHADE = mix(amber(70), teal(62), 0.35);
const COPPER = mix(green(62), teal(64), 0.5);
const COPPER_SHADE = mix(teal(40), green(40), 0.4);
const WHITE = orange(100);
const DOOR = mix(orange(38), red(36), 0.3);

/** The round Chapel of Peace above Sremski Karlovci: a door to each side, a green dome, trees in blossom. */
export const karlovciChapel = scene("karlovci-chapel", 109, (p) => {
  const far = ridge(p, 560, 10, 0.9);
  const crest: Line = (x) =>
    742 - 56 * Math.exp(-(((x - 620) / 420) ** 2)) + (x > 900 ? ((x - 900) / 700) ** 1.5 * 150 : 0);
  const body = "M400 702V452H840V702Q620 730 400 702Z";
  const blossom = [
    mix(red(82), sand(98), 0.45),
    mix(red(90), sand(100), 0.4),
    mix(red(94), orange(100), 0.6),
    WHITE,
  ];
  const porch = (x: number, width: number, wall: string, door: string) =>
    [
      box(x - width / 2, 540, width, 178, wall),
      polygon(WHITE, [x - width * 0.62, 544], [x, 496], [x + width * 0.62, 544]),
      polygon(wall, [x - width * 0.4, 538], [x, 508], [x + width * 0.4, 538]),
      [-0.46, 0.34].map((way) => box(x + width * way, 546, width * 0.12, 172, WHITE)).join(""),
      arch(x, 718, width * 0.52, 142, WHITE),
      arch(x, 718, width * 0.4, 130, door),
      line(`M${x} 600V718`, mix(door, ink(10), 0.4), 3),
      box(x - width * 0.62, 712, width * 1.24, 12, sand(90)),
    ].join("");
  const chapel = [
    oval(640, 722, 300, 20, mix(green(24), teal(24), 0.5), 0.4),
    // Doors to the left and to the right, seen from the side.
    polygon(WALL, [352, 556], [408, 540], [408, 712], [352, 704]),
    polygon(WHITE, [344, 560], [408, 524], [408, 546], [344, 566]),
    box(362, 588, 20, 116, DOOR),
    polygon(SHADE, [832, 540], [888, 556], [888, 704], [832, 712]),
    polygon(mix(SHADE, WHITE, 0.5), [832, 524], [896, 560], [896, 566], [832, 546]),
    box(858, 588, 20, 116, mix(DOOR, ink(14), 0.4)),
    within(
      p,
      body,
      [
        box(390, 440, 460, 300, WALL),
        box(390, 440, 70, 300, mix(WALL, WHITE, 0.6)),
        box(730, 440, 60, 300, mix(WALL, SHADE, 0.6)),
        box(782, 440, 70, 300, SHADE),
        [466, 540, 690, 762]
          .map((x) => box(x, 452, 16, 270, x > 720 ? mix(WHITE, SHADE, 0.5) : WHITE))
          .join(""),
        [504, 728]
          .map(
            (x) => arch(x, 640, 34, 84, WHITE) + arch(x, 636, 24, 72, mix(teal(28), cyan(30), 0.5)),
          )
          .join(""),
        fill("M400 690Q620 716 840 690V730H400Z", sand(84)),
      ].join(""),
    ),
    fill("M388 446Q620 420 852 446V464Q620 440 388 464Z", WHITE),
    fill("M740 434Q800 438 852 446V464Q800 456 740 450Z", mix(WHITE, SHADE, 0.5)),
    fill("M394 448C400 330 480 262 590 246H650C760 262 840 330 846 448Q620 422 394 448Z", COPPER),
    fill(
      "M690 430C730 360 710 290 630 246H650C760 262 840 330 846 448Q770 436 690 430Z",
      COPPER_SHADE,
    ),
    times(5, (index) =>
      line(
        `M${470 + index * 68} 432Q${500 + index * 52} 310 ${600 + index * 10} 250`,
        COPPER_SHADE,
        3,
        0.6,
      ),
    ),
    fill("M440 400C456 340 500 300 552 282C500 320 476 360 468 410Z", mix(COPPER, WHITE, 0.4), 0.7),
    box(576, 188, 88, 62, WALL),
    box(632, 188, 32, 62, SHADE),
    times(3, (index) => arch(596 + index * 24, 244, 14, 44, mix(teal(28), cyan(30), 0.5))),
    box(566, 180, 108, 12, WHITE),
    fill("M572 180C576 146 606 136 620 120C634 136 664 146 668 180Z", COPPER),
    fill("M630 180C640 150 632 136 620 120C634 136 664 146 668 180Z", COPPER_SHADE),
    cross(620, 124, 60, lamplight(66)),
    porch(620, 118, WALL, DOOR),
    polygon(sand(94), [560, 722], [680, 722], [704, 742], [536, 742]),
  ].join("");
  const blossomTree = (x: number, y: number, size: number) =>
    line(
      `M${x} ${y}C${x + 6 * size} ${y - 50 * size} ${x - 6 * size} ${y - 90 * size} ${x} ${y - 130 * size}M${x} ${y - 70 * size}L${x - 46 * size} ${y - 130 * size}M${x} ${y - 80 * size}L${x + 50 * size} ${y - 140 * size}`,
      mix(sand(26), ink(20), 0.5),
      13 * size,
    ) + foliage(p, x, y - 172 * size, 108 * size, 78 * size, 90, 17 * size, blossom);
  return [
    sky(p, [
      [0, mix(night(74), red(84), 0.4)],
      [0.28, mix(red(91), sand(98), 0.45)],
      [0.52, orange(97)],
    ]),
    clouds(p, 12, 50, 400, orange(100), 0.75),
    hill(p, far, mix(teal(76), sand(92), 0.35)),
    fill(
      "M-10 620C400 590 900 600 1610 584V640C1200 640 700 650 -10 676Z",
      mix(cyan(72), sand(92), 0.35),
    ),
    hill(p, (x) => 652 - x * 0.01, mix(green(66), lamplight(84), 0.4)),
    trees(p, (x) => 660 - x * 0.01, 80, mix(green(60), teal(60), 0.5), { least: 12, most: 34 }),
    church(1380, 744, 0.86, amber(82), orange(98), mix(teal(40), green(46), 0.4)),
    times(9, (index) =>
      house(
        p,
        1030 + index * 64 + p.between(0, 14),
        736 + (index % 3) * 12,
        1.1,
        index % 3 ? orange(95) : mix(lamplight(88), sand(92), 0.4),
        mix(orange(48), red(46), 0.3),
      ),
    ),
    trees(p, () => 760, 30, mix(green(48), teal(46), 0.4), { from: 1000, least: 20, most: 46 }),
    hill(p, crest, mix(green(58), amber(60), 0.3)),
    blossomTree(250, 760, 1.05),
    blossomTree(1010, 770, 0.95),
    chapel,
    fill(
      `M560 742H690C720 800 820 850 960 900C1100 950 1180 1000 1220 ${p.height}H900C880 1000 800 940 720 900C620 850 560 800 560 742Z`,
      mix(sand(96), orange(96), 0.4),
    ),
    fill(
      `M0 860C200 820 420 830 620 900C700 930 780 980 800 ${p.height}H0Z`,
      mix(green(50), amber(54), 0.2),
    ),
    fill(
      `M1600 900C1440 870 1240 880 1130 920L1240 ${p.height}H1600Z`,
      mix(green(50), amber(54), 0.2),
    ),
    person(800, 800, 0.78, { top: red(46), legs: ink(22) }),
    person(838, 806, 0.76, { top: teal(34), legs: sand(40) }),
    blossomTree(1440, 980, 1.6),
    foliage(p, 60, 190, 220, 120, 130, 24, blossom),
    foliage(p, 30, 330, 120, 100, 60, 24, blossom),
    line(
      "M-10 330C60 250 140 210 240 190M20 300C80 320 100 340 130 380",
      mix(sand(26), ink(20), 0.5),
      13,
    ),
    foliage(p, 100, 230, 200, 90, 60, 22, blossom),
    grass(p, (x) => 930 + Math.sin(x / 70) * 40, 90, mix(green(40), cyan(36), 0.2), 30, 0, 540),
    flowers(p, 44, 0, 560, 860, 1040, lamplight(82), green(38)),
    flowers(p, 24, 1240, 1600, 920, 1050, sand(100), green(38)),
    times(30, () =>
      dot(
        p.between(0, p.width),
        p.between(400, 1000),
        p.between(3, 6),
        mix(red(90), sand(100), 0.5),
        0.9,
      ),
    ),
    birds(p, 7, 1060, 210, teal(40)),
  ];
});
