import { cyan, green, ink, lamplight, mix, orange, sand, teal } from "../kit/colour.ts";
import { box, dot, fades, fill, glow, line, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const CLAY = mix(ink(22), orange(24), 0.35);
const CLAY_LIT = mix(ink(44), orange(50), 0.35);
const CUT = sand(94);
const SKIN = mix(orange(76), sand(80), 0.15);
const SKIN_SHADE = mix(orange(56), sand(50), 0.2);

/** A dark pot with white incised lines in the manner of Vučedol, standing on (x, y); 120 wide at scale 1. */
const pot = (x: number, y: number, scale: number, kind: number) => {
  const shapes = [
    "M-34 0C-80 -40 -70 -90 -26 -104L-32 -132H32L26 -104C70 -90 80 -40 34 0Z",
    "M-40 0C-64 -30 -70 -80 -60 -120H60C70 -80 64 -30 40 0Z",
    "M-24 0L-30 -20C-84 -40 -84 -96 -20 -108V-160H20V-108C84 -96 84 -40 30 -20L24 0Z",
  ];
  const shade = [
    "M34 0C80 -40 70 -90 26 -104L32 -132H10C20 -90 40 -40 8 0Z",
    "M40 0C64 -30 70 -80 60 -120H30C38 -80 34 -30 12 0Z",
    "M24 0L30 -20C84 -40 84 -96 20 -108V-160H4V-104C50 -90 50 -40 8 0Z",
  ];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${[
    fill(shapes[kind] ?? "", CLAY_LIT),
    fill(shade[kind] ?? "", CLAY),
    kind === 1 ? line("M-60 -40q-26 -24 -2 -52M60 -40q26 -24 2 -52", CLAY, 9) : "",
    line("M-62 -66H62M-60 -44H60", CUT, 2.6),
    line("M-58 -46L-44 -64L-30 -46L-16 -64L-2 -46L12 -64L26 -46L40 -64L54 -46", CUT, 2.6),
    times(5, (index) => dot(-44 + index * 22, -80, 3, CUT)),
  ].join("")}</g>`;
};

/** Hands that shape a dark clay vessel on the wheel, incised pots on shelves, daylight. */
export const potteryWorkshop = scene("pottery-workshop", 113, (p) => {
  const wall = fades(
    p,
    [
      [0, mix(lamplight(94), sand(98), 0.6)],
      [0.6, mix(sand(80), cyan(80), 0.3)],
      [1, mix(sand(54), teal(50), 0.4)],
    ],
    true,
  );
  const wood = mix(orange(46), sand(50), 0.4);
  const woodShade = mix(orange(26), sand(28), 0.4);
  const vessel =
    "M640 800C520 760 470 640 520 540C560 470 640 470 650 420L620 372H980L950 420C960 470 1040 470 1080 540C1130 640 1080 760 960 800Z";
  const hand = [
    fill(
      "M1080 1080C1180 960 1240 820 1250 700L1400 700C1500 820 1620 900 1700 940V1080Z",
      mix(cyan(44), teal(40), 0.4),
    ),
    fill(
      "M1300 720L1400 700C1500 820 1620 900 1700 940V1080H1400C1420 940 1380 820 1300 720Z",
      mix(cyan(30), teal(26), 0.5),
    ),
    fill(
      "M1252 730C1200 690 1140 660 1104 610C1084 570 1060 520 1074 504C1090 490 1120 540 1136 566C1120 510 1092 450 1110 436C1130 424 1158 500 1172 540C1164 480 1150 424 1170 416C1192 410 1210 480 1220 534C1222 490 1222 446 1240 444C1262 444 1268 520 1276 570C1310 610 1400 660 1412 700Z",
      SKIN,
    ),
    fill("M1276 570C1310 610 1400 660 1412 700L1320 722C1320 680 1290 620 1276 570Z", SKIN_SHADE),
    fill(
      "M1104 610C1084 570 1060 520 1074 504C1090 490 1120 540 1136 566L1150 606C1136 622 1120 622 1104 610Z",
      mix(SKIN, CLAY, 0.3),
    ),
    line("M1136 566L1152 606M1172 540L1186 590M1220 534L1230 586", SKIN_SHADE, 5),
  ].join("");
  return [
    wall.defs,
    box(0, 0, p.width, p.height, wall.paint),
    box(60, 40, 330, 420, sand(100)),
    box(84, 64, 282, 372, cyan(84)),
    fill("M84 320C160 280 280 320 366 290V436H84Z", mix(green(62), cyan(70), 0.3)),
    oval(300, 300, 60, 70, mix(green(50), teal(50), 0.3)),
    box(217, 64, 16, 372, sand(100)),
    box(84, 230, 282, 14, sand(100)),
    box(36, 454, 380, 24, sand(96)),
    glow(p, 225, 250, 520, 480, sand(100), 0.6),
    polygon(sand(100), [390, 60], [390, 440], [1000, 900], [1300, 560]).replace(
      "/>",
      ' opacity="0.16"/>',
    ),
    [190, 400]
      .map(
        (y) =>
          box(560, y, 980, 20, wood) +
          box(560, y + 18, 980, 8, woodShade) +
          [620, 1460]
            .map((x) =>
              polygon(woodShade, [x, y + 24], [x + 22, y + 24], [x + 4, y + 74], [x, y + 74]),
            )
            .join(""),
      )
      .join(""),
    pot(660, 190, 0.95, 0),
    pot(830, 190, 1, 1),
    pot(1000, 190, 0.9, 2),
    pot(1160, 190, 0.95, 1),
    pot(1310, 190, 0.92, 0),
    pot(1450, 190, 0.85, 2),
    pot(1180, 400, 0.95, 2),
    pot(1340, 400, 1, 1),
    pot(1470, 400, 0.8, 0),
    box(0, 930, p.width, 137, wood),
    box(0, 926, p.width, 12, mix(wood, sand(90), 0.4)),
    box(0, 1000, p.width, 5, woodShade),
    oval(800, 944, 420, 46, ink(2), 0.3),
    oval(800, 900, 390, 62, mix(ink(30), sand(40), 0.4)),
    oval(800, 884, 390, 62, mix(sand(60), ink(50), 0.3)),
    oval(800, 880, 330, 48, mix(sand(70), orange(60), 0.2)),
    times(
      4,
      (index) =>
        `<ellipse cx="800" cy="880" rx="${180 + index * 42}" ry="${26 + index * 7}" fill="none" stroke="${mix(CLAY, sand(60), 0.5)}" stroke-width="3" opacity="0.6"/>`,
    ),
    oval(800, 860, 210, 34, CLAY),
    fill("M640 800L600 866H1000L960 800Z", CLAY),
    fill(vessel, CLAY_LIT),
    fill(
      "M960 800C1080 760 1130 640 1080 540C1040 470 960 470 950 420L980 372H860C850 480 960 560 940 680C930 740 890 790 850 800Z",
      CLAY,
    ),
    fill(
      "M560 560C580 520 620 500 640 490C600 540 580 620 600 700C560 660 544 610 560 560Z",
      mix(CLAY_LIT, sand(96), 0.35),
      0.8,
    ),
    oval(800, 372, 182, 34, mix(CLAY_LIT, sand(80), 0.2)),
    oval(800, 374, 158, 25, ink(6)),
    [600, 636, 668, 700]
      .map((y, index) =>
        line(
          `M${514 + index * 10} ${y}Q800 ${y + 46} ${1086 - index * 8} ${y}`,
          mix(CLAY_LIT, sand(80), 0.3),
          3,
          0.5,
        ),
      )
      .join(""),
    `<g transform="translate(-96 74)">${hand}</g>`,
    `<g transform="translate(1696 74) scale(-1 1)">${hand}</g>`,
    fill("M90 936C80 900 110 880 150 884C200 870 240 900 236 936Z", CLAY_LIT),
    fill("M170 936C190 910 200 890 190 880C220 884 240 904 236 936Z", CLAY),
    box(1330, 908, 200, 12, woodShade, { round: 6 }),
    box(1500, 904, 70, 20, mix(sand(70), ink(50), 0.3), { round: 6 }),
  ];
});
