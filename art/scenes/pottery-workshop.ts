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
  const sleeve = mix(cyan(44), teal(40), 0.4);
  const sleeveShade = mix(cyan(30), teal(26), 0.5);
  const finger = (d: string, width: number) =>
    line(d, SKIN_SHADE, width + 5) + line(d, SKIN, width);
  const holding = [
    fill("M-20 880C110 820 230 800 330 770L420 900C330 960 240 1020 180 1080H-20Z", sleeve),
    fill("M160 1080C240 1000 330 940 420 900L404 868C300 920 180 990 100 1080Z", sleeveShade),
    fill(
      "M324 776C370 730 430 690 486 656C530 640 572 650 584 690C596 740 594 790 574 826C530 860 470 870 414 896Z",
      SKIN,
    ),
    fill("M414 896C470 870 530 860 574 826C540 836 460 838 398 866Z", SKIN_SHADE),
    finger("M556 820C600 822 644 818 680 806", 40),
    finger("M566 778C630 774 690 764 734 746", 46),
    finger("M560 730C624 716 690 698 740 676", 48),
    finger("M546 686C600 662 652 636 694 612", 46),
    fill("M470 690C500 656 540 650 566 668C584 720 584 780 560 822C520 840 470 800 470 690Z", SKIN),
    finger("M474 704C476 650 500 596 540 556", 46),
    fill("M440 720C470 680 500 676 520 700C530 740 500 780 460 780Z", SKIN),
  ].join("");
  const shaping = [
    fill("M1620 560C1480 520 1380 500 1288 470L1236 590C1330 650 1460 720 1620 770Z", sleeve),
    fill("M1236 590C1330 650 1460 720 1620 770V700C1480 660 1350 600 1250 556Z", sleeveShade),
    finger("M1090 350C1030 290 950 290 906 372", 42),
    finger("M1104 372C1050 314 986 316 944 388", 46),
    fill(
      "M1292 472C1230 430 1150 350 1096 330C1050 330 1016 360 1000 396C1020 440 1060 480 1110 510C1150 540 1190 570 1240 592Z",
      SKIN,
    ),
    finger("M1080 400C1050 350 1010 346 976 396", 46),
    fill(
      "M1240 592C1190 570 1150 540 1110 510C1090 498 1074 486 1060 474C1130 500 1200 530 1252 556Z",
      SKIN_SHADE,
    ),
    finger("M1130 500C1086 520 1040 520 1000 494", 46),
    fill(
      "M1060 392C1110 380 1160 420 1180 470C1170 520 1130 524 1096 500C1066 470 1050 430 1060 392Z",
      SKIN,
    ),
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
    holding,
    shaping,
    line("M868 400Q930 394 972 379", mix(CLAY_LIT, sand(80), 0.2), 8),
    fill("M1230 966C1220 930 1250 910 1290 914C1340 900 1380 930 1376 966Z", CLAY_LIT),
    fill("M1310 966C1330 940 1340 920 1330 910C1360 914 1380 934 1376 966Z", CLAY),
    box(1330, 908, 200, 12, woodShade, { round: 6 }),
    box(1500, 904, 70, 20, mix(sand(70), ink(50), 0.3), { round: 6 }),
  ];
});
