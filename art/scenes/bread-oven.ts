import { cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { loaf } from "../kit/food.ts";
import { box, dot, fades, fill, glow, line, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { jug } from "../kit/table.ts";

const WHITE = mix(sand(98), lamplight(92), 0.3);
const SHADE = mix(sand(72), teal(60), 0.4);
const WOOD = mix(orange(34), sand(34), 0.4);

/** A clay oven with a glow inside, round loaves on a bench in a whitewashed kitchen. */
export const breadOven = scene("bread-oven", 107, (p) => {
  const wall = fades(
    p,
    [
      [0, mix(WHITE, lamplight(84), 0.4)],
      [0.5, mix(WHITE, SHADE, 0.35)],
      [1, mix(SHADE, teal(40), 0.35)],
    ],
    true,
  );
  const dome = "M120 800C90 420 280 236 520 230C760 236 950 420 920 800Z";
  return [
    wall.defs,
    box(0, 0, p.width, p.height, wall.paint),
    box(0, 0, p.width, 60, WOOD),
    times(
      7,
      (index) =>
        box(60 + index * 240, 0, 64, 110, mix(WOOD, ink(10), 0.3)) +
        box(60 + index * 240, 0, 20, 110, WOOD),
    ),
    box(0, 52, p.width, 14, mix(WOOD, ink(8), 0.4)),
    box(1180, 180, 270, 290, mix(WHITE, sand(100), 0.5)),
    box(1204, 204, 222, 242, cyan(62)),
    fill("M1204 380C1260 350 1340 390 1426 360V446H1204Z", mix(green(46), teal(46), 0.4)),
    box(1309, 204, 12, 242, sand(96)),
    box(1204, 316, 222, 12, sand(96)),
    box(1160, 462, 310, 22, sand(92)),
    fill(
      "M1204 204H1250C1250 280 1230 320 1204 340ZM1426 204H1380C1380 280 1400 320 1426 340Z",
      sand(100),
      0.85,
    ),
    line("M1010 250H1120", WOOD, 9),
    [1024, 1064, 1104]
      .map(
        (x, index) =>
          line(`M${x} 250V300`, WOOD, 3) +
          fill(`M${x - 15} 296h30l-4 60h-22Z`, [orange(50), cyan(36), red(46)][index] ?? sand(90)),
      )
      .join(""),
    box(360, 60, 320, 200, mix(WHITE, SHADE, 0.2)),
    box(590, 60, 90, 200, mix(WHITE, SHADE, 0.6)),
    box(0, 900, p.width, 167, mix(orange(44), red(36), 0.3)),
    times(4, (index) =>
      line(`M0 ${906 + index * index * 16}H1600`, mix(orange(30), red(26), 0.3), 4, 0.6),
    ),
    times(17, (index) =>
      line(
        `M${800 + (index - 8) * 110} 900L${800 + (index - 8) * 170} 1067`,
        mix(orange(30), red(26), 0.3),
        4,
        0.6,
      ),
    ),
    oval(540, 912, 540, 40, ink(2), 0.25),
    fill(dome, WHITE),
    fill("M920 800C950 420 760 236 520 230C700 330 790 520 770 800Z", mix(WHITE, SHADE, 0.6)),
    fill("M200 560C220 420 300 320 400 290C310 350 260 450 250 570Z", sand(100), 0.8),
    box(70, 770, 910, 50, mix(WHITE, sand(100), 0.5), { round: 10 }),
    box(90, 816, 870, 96, mix(WHITE, SHADE, 0.25)),
    box(700, 816, 260, 96, mix(WHITE, SHADE, 0.7)),
    box(90, 880, 870, 34, mix(cyan(40), teal(40), 0.4)),
    glow(p, 500, 650, 420, 330, lamplight(74), 0.6),
    fill(
      "M310 772V620C310 500 400 446 500 446C600 446 690 500 690 620V772Z",
      mix(orange(40), sand(50), 0.3),
    ),
    fill("M336 772V624C336 520 416 474 500 474C584 474 664 520 664 624V772Z", ink(4)),
    fill(
      "M336 772V664C336 560 416 514 500 514C584 514 664 560 664 664V772Z",
      mix(red(34), orange(34), 0.5),
    ),
    oval(500, 760, 150, 74, orange(58)),
    oval(500, 772, 110, 46, lamplight(76)),
    [
      [400, 1],
      [462, 1.5],
      [540, 1.3],
      [600, 0.9],
    ]
      .map(
        ([x = 0, k = 1]) =>
          fill(
            `M${x - 30 * k} 772C${x - 44 * k} ${772 - 60 * k} ${x - 6 * k} ${772 - 80 * k} ${x} ${772 - 140 * k}C${x + 20 * k} ${772 - 90 * k} ${x + 44 * k} ${772 - 50 * k} ${x + 30 * k} 772Z`,
            mix(orange(66), lamplight(66), 0.4),
          ) +
          fill(
            `M${x - 15 * k} 772C${x - 20 * k} ${772 - 30 * k} ${x - 2 * k} ${772 - 44 * k} ${x} ${772 - 76 * k}C${x + 10 * k} ${772 - 46 * k} ${x + 22 * k} ${772 - 24 * k} ${x + 15 * k} 772Z`,
            lamplight(84),
          ),
      )
      .join(""),
    times(4, (index) =>
      box(390 + index * 46, 752 + (index % 2) * 8, 110, 18, mix(orange(16), ink(10), 0.4), {
        round: 9,
      }),
    ),
    polygon(lamplight(80), [330, 822], [670, 822], [830, 1067], [200, 1067]).replace(
      "/>",
      ' opacity="0.2"/>',
    ),
    line("M990 210L1010 900", WOOD, 15),
    fill(
      "M950 300C940 190 980 130 988 120C1000 130 1040 190 1032 300Z",
      mix(WOOD, lamplight(60), 0.4),
    ),
    box(1080, 780, 490, 34, mix(orange(50), lamplight(54), 0.3)),
    box(1080, 808, 490, 12, WOOD),
    box(1110, 814, 36, 210, WOOD),
    box(1500, 814, 36, 210, WOOD),
    box(1120, 930, 400, 18, WOOD),
    oval(1330, 1026, 260, 18, ink(2), 0.25),
    loaf(1190, 780, 0.72),
    loaf(1450, 780, 0.74),
    loaf(1322, 784, 0.8, mix(orange(46), lamplight(50), 0.5)),
    loaf(1330, 672, 0.64, mix(orange(54), lamplight(60), 0.5)),
    jug(1440, 932, 0.42, {
      clay: mix(orange(40), red(34), 0.4),
      shade: orange(22),
      band: sand(90),
      inside: ink(10),
    }),
    fill(
      "M1200 930C1180 880 1200 856 1216 850L1206 834H1264L1254 850C1270 856 1290 880 1270 930Z",
      sand(92),
    ),
    fill("M1254 850C1270 856 1290 880 1270 930H1240C1256 900 1256 870 1244 850Z", SHADE),
    line("M1212 846H1258", WOOD, 5),
    times(16, () =>
      dot(p.between(400, 620), p.between(470, 640), p.between(1.5, 3.5), lamplight(84)),
    ),
  ];
});
