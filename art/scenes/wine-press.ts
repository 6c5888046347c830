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
} from "../kit/colour.ts";
import { box, dot, fades, fill, glow, line, n, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { barrel } from "../kit/table.ts";

const OAK = mix(orange(52), lamplight(54), 0.5);
const OAK_SHADE = mix(orange(26), sand(24), 0.4);
const IRON = mix(ink(20), grape(18), 0.3);
const MUST = mix(lamplight(72), amber(56), 0.4);

/** A heap of dark grapes over (x, y) as the tub or basket shows them. */
const heap = (x: number, y: number, width: number, height: number, count: number) =>
  times(count, (index) => {
    const way = (index * 0.618) % 1;
    const rise = ((index * 0.37) % 1) * height * (1 - (2 * way - 1) ** 2);
    const gx = x + (way - 0.5) * width;
    return (
      dot(gx, y - rise, 17, index % 3 ? grape(28) : mix(grape(38), red(36), 0.3)) +
      dot(gx - 5, y - rise - 6, 4, grape(80))
    );
  });

/** An old basket press in the light of a cellar window, must runs into a tub, grapes beside it. */
export const winePress = scene("wine-press", 83, (p) => {
  const wall = mix(sand(40), orange(34), 0.4);
  const dark = mix(orange(10), ink(10), 0.5);
  const beam = fades(p, [
    [0, lamplight(92), 0.6],
    [1, lamplight(88), 0.06],
  ]);
  const stave = (x: number, index: number) => {
    const way = (index - 6) / 6;
    return box(
      x + Math.sin(way * 1.5) * 236 - 15,
      452,
      30 - Math.abs(way) * 9,
      300,
      mix(OAK, OAK_SHADE, Math.max(0, way + 0.25) * 0.8),
      { round: 4 },
    );
  };
  return [
    box(0, 0, p.width, p.height, mix(wall, dark, 0.45)),
    times(60, () =>
      box(
        p.between(-60, p.width),
        Math.round(p.between(0, 16)) * 50,
        p.between(60, 120),
        40,
        mix(wall, dark, p.between(0.3, 0.6)),
        { round: 4 },
      ),
    ),
    fill("M0 0H1600V120C1200 20 500 20 0 160Z", mix(wall, dark, 0.75)),
    polygon(sand(54), [140, 210], [430, 190], [430, 470], [140, 480]),
    fill("M180 460V320C180 210 390 200 390 310V450Z", mix(cyan(84), lamplight(94), 0.5)),
    fill("M180 460V420C260 400 330 420 390 400V450Z", green(58)),
    line("M285 232V456M180 350L390 342", dark, 12),
    beam.defs,
    polygon(beam.paint, [180, 300], [390, 250], [1260, 960], [560, 1000]),
    glow(p, 285, 340, 330, 280, lamplight(90), 0.45),
    barrel(1430, 470, 1.25),
    barrel(1430, 718, 1.25),
    barrel(1190, 760, 0.85, mix(OAK, dark, 0.35), mix(OAK_SHADE, dark, 0.5)),
    box(0, 850, p.width, 217, mix(sand(28), orange(24), 0.4)),
    times(40, () =>
      box(
        p.between(-60, p.width),
        p.between(860, 1060),
        p.between(60, 170),
        5,
        mix(sand(40), orange(30), 0.4),
        { round: 2, opacity: 0.5 },
      ),
    ),
    oval(800, 944, 500, 50, lamplight(80), 0.22),
    oval(830, 900, 420, 40, dark, 0.5),
    box(560, 800, 46, 110, OAK_SHADE),
    box(990, 800, 46, 110, OAK_SHADE),
    box(775, 800, 46, 90, mix(OAK_SHADE, dark, 0.4)),
    fill("M470 770H1130L1100 826H500Z", OAK),
    fill("M930 770H1130L1100 826H920Z", OAK_SHADE),
    oval(800, 770, 330, 34, mix(OAK, lamplight(80), 0.25)),
    oval(800, 768, 300, 27, mix(MUST, orange(40), 0.4)),
    box(540, 470, 520, 280, grape(20)),
    times(13, (index) => stave(800, index)),
    [490, 600, 714]
      .map((y) =>
        fill(`M548 ${y}Q800 ${y + 44} 1052 ${y}V${y + 20}Q800 ${y + 64} 548 ${y + 20}Z`, IRON),
      )
      .join(""),
    [490, 600, 714]
      .map((y) => line(`M560 ${y + 7}Q680 ${y + 28} 780 ${y + 30}`, sand(60), 4, 0.8))
      .join(""),
    times(16, (index) =>
      fill(`M${570 + index * 29} ${742}q6 26 -2 ${n(p.between(20, 44))}`, MUST, 0.8),
    ),
    oval(800, 452, 240, 40, dark),
    heap(800, 456, 420, 30, 46),
    fill("M600 440Q800 490 1000 440V400Q800 446 600 400Z", mix(OAK, OAK_SHADE, 0.3)),
    oval(800, 402, 200, 30, OAK),
    box(680, 346, 240, 50, mix(OAK, OAK_SHADE, 0.4), { round: 8 }),
    box(680, 346, 240, 12, mix(OAK, lamplight(84), 0.3), { round: 6 }),
    box(776, 110, 48, 260, IRON),
    times(14, (index) => line(`M774 ${126 + index * 17}L826 ${138 + index * 17}`, sand(56), 5)),
    box(742, 226, 116, 54, mix(ink(26), grape(22), 0.3), { round: 10 }),
    line("M520 300L1090 210", OAK_SHADE, 26),
    line("M520 294L1090 204", mix(OAK, lamplight(76), 0.25), 9),
    dot(520, 299, 18, OAK),
    dot(1090, 209, 18, OAK),
    polygon(OAK_SHADE, [478, 790], [440, 812], [452, 838], [512, 820]),
    fill("M440 812C412 830 410 880 414 930H446C440 890 446 850 462 836Z", MUST),
    fill("M440 820C424 840 424 880 426 930H432C430 890 434 850 448 834Z", lamplight(92)),
    oval(420, 1012, 210, 24, dark, 0.5),
    fill("M230 900L256 1008C330 1030 510 1030 584 1008L610 900Z", OAK),
    fill("M500 900L486 1022C530 1018 570 1012 584 1008L610 900Z", OAK_SHADE),
    times(7, (index) =>
      line(`M${272 + index * 50} 912L${290 + index * 44} 1014`, OAK_SHADE, 4, 0.6),
    ),
    line("M238 934Q420 968 602 934M250 990Q420 1020 590 990", IRON, 12),
    oval(420, 900, 190, 34, mix(OAK, lamplight(84), 0.3)),
    oval(420, 902, 172, 27, mix(MUST, orange(46), 0.3)),
    oval(428, 908, 70, 12, lamplight(88), 0.85),
    oval(428, 908, 36, 6, sand(100), 0.7),
    heap(1170, 946, 330, 84, 70),
    fill("M990 930H1350L1324 1034H1016Z", mix(OAK, sand(60), 0.3)),
    fill("M1230 930H1350L1324 1034H1226Z", OAK_SHADE),
    box(990, 952, 360, 8, OAK_SHADE),
    box(1000, 990, 340, 8, OAK_SHADE),
    heap(1450, 1050, 190, 30, 20),
    fill("M1386 1030C1360 990 1420 960 1440 1000C1470 980 1490 1010 1470 1036Z", green(40)),
  ];
});
