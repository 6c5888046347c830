import {
  amber,
  cyan,
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
import { grapes } from "../kit/fruit.ts";
import { grass } from "../kit/land.ts";
import { at, box, dot, fades, fill, line, oval, polygon, times } from "../kit/paper.ts";
import { bicycleParts } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { foliage } from "../kit/trees.ts";

const DOOR = mix(green(26), teal(26), 0.5);

/** Three bicycles against the whitewashed wall of a cellar, a lamp and grapes above, afternoon. */
export const bicyclesAtCellar = scene("bicycles-at-cellar", 131, (p) => {
  const white = fades(
    p,
    [
      [0, mix(lamplight(94), sand(99), 0.3)],
      [1, mix(sand(94), orange(90), 0.3)],
    ],
    true,
  );
  const shade = mix(cyan(70), sand(74), 0.5);
  const bicycle = (
    x: number,
    y: number,
    scale: number,
    frame: string,
    extra: string,
    turn: number,
  ) =>
    at(x + 14, y - 6, scale, `<g opacity="0.4">${bicycleParts(shade, shade)}</g>`, turn) +
    oval(x, y + 2, 54 * scale, 7, ink(4), 0.3) +
    at(
      x,
      y,
      scale,
      times(10, (index) =>
        [-32, 32]
          .map((hub) =>
            line(
              `M${hub} -20L${hub + Math.cos(index * 0.628) * 18} ${-20 + Math.sin(index * 0.628) * 18}`,
              sand(70),
              0.5,
            ),
          )
          .join(""),
      ) +
        bicycleParts(frame, ink(14)) +
        dot(-6, -20, 5, ink(20)) +
        line("M-6 -20L0 -12M-2 -11H4", ink(14), 2.4) +
        extra,
      turn,
    );
  return [
    white.defs,
    box(0, 0, p.width, p.height, white.paint),
    times(34, () =>
      box(p.between(-60, p.width), p.between(200, 800), p.between(50, 200), 5, shade, {
        round: 2,
        opacity: 0.22,
      }),
    ),
    polygon(shade, [0, 96], [1600, 96], [1600, 250], [0, 170]).replace("/>", ' opacity="0.5"/>'),
    fill("M0 810H1600V900H0Z", mix(sand(60), orange(50), 0.3)),
    times(18, (index) =>
      box(
        index * 92 - 10 + (index % 2) * 14,
        816 + (index % 3) * 6,
        80,
        36,
        mix(sand(72), orange(62), 0.3),
        { round: 10 },
      ),
    ),
    times(18, (index) =>
      box(index * 92 - 46, 858, 82, 34, mix(sand(66), orange(58), 0.3), { round: 10 }),
    ),
    box(0, 888, p.width, 179, mix(lamplight(74), sand(76), 0.6)),
    fill("M0 888H1600V930C1200 960 500 930 0 976Z", mix(sand(58), orange(52), 0.3), 0.5),
    times(30, () =>
      box(
        p.between(0, p.width),
        p.between(950, 1060),
        p.between(30, 120),
        4,
        mix(sand(60), orange(50), 0.3),
        { round: 2, opacity: 0.5 },
      ),
    ),
    box(0, 0, p.width, 70, mix(red(36), orange(38), 0.5)),
    times(21, (index) =>
      fill(`M${index * 80 - 20} 50v40a38 20 0 0 0 76 0v-40Z`, index % 2 ? orange(50) : orange(44)),
    ),
    fill(
      "M1120 900V470C1120 330 1220 270 1320 270C1420 270 1520 330 1520 470V900Z",
      mix(sand(74), orange(70), 0.3),
    ),
    fill("M1156 900V476C1156 360 1236 306 1320 306C1404 306 1484 360 1484 476V900Z", ink(10)),
    fill("M1172 900V480C1172 374 1244 322 1320 322C1396 322 1468 374 1468 480V900Z", DOOR),
    box(1316, 322, 8, 578, ink(10)),
    times(3, (index) =>
      line(
        `M${1208 + index * 36} ${372 - index * 18}V896M${1432 - index * 36} ${372 - index * 18}V896`,
        mix(DOOR, ink(6), 0.4),
        4,
      ),
    ),
    [520, 780].map((y) => line(`M1180 ${y}H1290M1350 ${y}H1460`, ink(12), 13)).join(""),
    dot(1298, 640, 10, lamplight(64)),
    fill(
      "M1172 480C1172 374 1244 322 1320 322C1396 322 1468 374 1468 480V520C1380 440 1260 440 1172 470Z",
      ink(4),
      0.35,
    ),
    line("M1010 300H950Q930 300 930 330", ink(14), 10),
    box(1004, 270, 18, 62, ink(14)),
    polygon(ink(14), [886, 372], [974, 372], [946, 334], [914, 334]),
    polygon(lamplight(84), [896, 374], [964, 374], [952, 440], [908, 440]),
    box(900, 438, 60, 10, ink(14)),
    polygon(shade, [1030, 330], [1110, 400], [1090, 480], [1020, 410]).replace(
      "/>",
      ' opacity="0.55"/>',
    ),
    line("M-20 250C160 180 300 300 470 230S740 190 850 260", mix(orange(26), ink(18), 0.4), 17),
    line("M60 1000C20 700 90 480 40 230", mix(orange(26), ink(18), 0.4), 26),
    foliage(p, 190, 270, 250, 84, 60, 46, [
      green(26),
      green(36),
      mix(green(50), lamplight(66), 0.4),
    ]),
    foliage(p, 560, 226, 230, 64, 50, 42, [
      green(26),
      green(36),
      mix(green(50), lamplight(66), 0.4),
    ]),
    foliage(p, 40, 480, 80, 170, 30, 42, [
      green(26),
      green(36),
      mix(green(50), lamplight(66), 0.4),
    ]),
    grapes(270, 440, 0.75, grape(28), grape(40)),
    grapes(470, 380, 0.66, grape(30), grape(42)),
    grapes(690, 356, 0.7, grape(26), grape(40)),
    bicycle(
      262,
      936,
      3.8,
      red(50),
      line("M-34 -42H-52M-50 -42V-26", ink(14), 2) +
        fill("M24 -66H46L42 -48H28Z", mix(orange(54), lamplight(58), 0.5)) +
        line("M26 -60H44M27 -54H43", orange(28), 1.2),
      -4,
    ),
    bicycle(
      652,
      945,
      3.8,
      mix(cyan(42), teal(42), 0.4),
      box(-54, -42, 22, 24, mix(orange(50), lamplight(50), 0.3), { round: 3 }) +
        box(-54, -42, 22, 7, orange(30), { round: 3 }),
      -3,
    ),
    bicycle(
      1020,
      956,
      3.8,
      lamplight(68),
      fill("M-56 -40H-30L-34 -22H-52Z", mix(orange(54), lamplight(58), 0.5)) +
        times(5, (index) => dot(-52 + index * 4.6, -42, 3.4, grape(34))) +
        dot(-34, -44, 3, green(40)),
      -5,
    ),
    grass(p, () => 1070, 40, mix(green(34), amber(40), 0.3), 60, 0, 300),
    grass(p, () => 1070, 30, mix(green(34), amber(40), 0.3), 60, 1340, 1600),
  ];
});
