import { cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { breadSlice, kulen, kulenSlice, loaf } from "../kit/food.ts";
import { paprika } from "../kit/fruit.ts";
import { box, fades, fill, line, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { knife } from "../kit/table.ts";

const BOARD = mix(orange(62), lamplight(66), 0.5);

/** A cut kulen on a board with its slices and a knife, peppers and bread. */
export const kulenBoard = scene("kulen-board", 61, (p) => {
  const wall = fades(
    p,
    [
      [0, mix(teal(50), cyan(56), 0.5)],
      [0.6, teal(30)],
      [1, teal(20)],
    ],
    true,
  );
  const light = fades(p, [
    [0, lamplight(88), 0.05],
    [1, lamplight(88), 0.3],
  ]);
  const table = mix(orange(24), sand(26), 0.4);
  return [
    wall.defs,
    box(0, 0, p.width, p.height, wall.paint),
    light.defs,
    polygon(light.paint, [120, 0], [460, 0], [860, 560], [360, 560]),
    polygon(light.paint, [540, 0], [640, 0], [1080, 560], [930, 560]),
    box(0, 560, p.width, 507, table),
    box(0, 560, p.width, 12, mix(orange(48), sand(44), 0.4)),
    [640, 740, 870].map((y) => box(0, y, p.width, 4, mix(table, ink(4), 0.35))).join(""),
    times(26, () =>
      box(
        p.between(-100, p.width),
        p.between(590, 1050),
        p.between(120, 340),
        3,
        mix(table, orange(50), 0.3),
        { opacity: 0.5, round: 1 },
      ),
    ),
    oval(1330, 620, 250, 26, ink(2), 0.25),
    loaf(1300, 620, 1.35),
    breadSlice(1120, 640, 1.05, -16),
    breadSlice(1010, 654, 1, -26),
    paprika(210, 606, 1.5, 68, red(46)),
    paprika(150, 560, 1.5, 96, red(52)),
    fill(
      "M150 760L1330 700Q1372 700 1390 730L1450 870Q1456 900 1420 904L170 980Q120 980 124 940L116 800Q118 764 150 760Z",
      ink(2),
      0.3,
    ),
    fill(
      "M140 720L1330 662Q1372 662 1386 690L1446 830Q1452 856 1420 862L170 940Q124 940 122 900L110 760Q110 722 140 720Z",
      BOARD,
    ),
    fill(
      "M122 900Q124 940 170 940L1420 862Q1452 856 1446 830L1448 852Q1450 884 1420 888L172 968Q126 968 122 930Z",
      mix(BOARD, orange(20), 0.5),
    ),
    line(
      "M170 800L1380 736M190 880L1400 800M600 706Q700 740 820 690",
      mix(BOARD, orange(36), 0.4),
      4,
      0.5,
    ),
    oval(1330, 744, 22, 14, table),
    oval(590, 800, 360, 46, ink(2), 0.28),
    kulen(p, 540, 690, 1.12),
    kulenSlice(p, 1010, 790, 1),
    kulenSlice(p, 1100, 772, 1),
    kulenSlice(p, 1190, 758, 1),
    knife(500, 880, 1.15, -5),
    paprika(1330, 930, 1.35, 74, red(50)),
    paprika(1440, 1000, 1.4, 104, mix(red(44), orange(50), 0.3)),
    paprika(270, 1010, 1.3, -80, green(44)),
  ];
});
