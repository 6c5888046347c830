import {
  amber,
  type Colour,
  cyan,
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
import { at, box, dot, fill, glow, line, oval, times } from "../kit/paper.ts";
import { sitter } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { foliage, trees } from "../kit/trees.ts";

const BARK = mix(orange(22), ink(20), 0.5);

/** A horse at a trot to the right, its hooves on y = 0; 200 high, 260 long. */
const horse = (coat: Colour, mane: Colour, light: Colour) => {
  const shade = mix(coat, ink(6), 0.35);
  return [
    line("M-72 -84L-92 -50L-84 -6", shade, 15),
    line("M44 -84L66 -58L50 -22", shade, 14),
    fill("M-92 -140C-130 -140 -136 -90 -126 -46C-116 -70 -114 -100 -92 -116Z", mane),
    fill(
      "M-100 -112C-104 -150 -60 -158 -20 -148C20 -144 40 -150 60 -160C78 -186 96 -214 112 -228C120 -240 126 -240 128 -226C146 -210 160 -190 170 -172C172 -160 160 -154 150 -160C138 -168 128 -174 120 -176C112 -150 104 -120 84 -92C60 -70 20 -78 -20 -74C-60 -66 -98 -78 -100 -112Z",
      coat,
    ),
    fill(
      "M-96 -124C-80 -150 -40 -152 -16 -146C20 -142 44 -148 62 -160C76 -182 92 -206 108 -222C92 -190 86 -160 60 -138C20 -124 -60 -136 -96 -124Z",
      light,
      0.75,
    ),
    fill(
      "M60 -160C78 -186 92 -214 114 -232C112 -210 100 -196 96 -176C88 -160 76 -150 56 -146Z",
      mane,
    ),
    line("M-76 -86L-64 -46L-94 -24", coat, 17),
    line("M-94 -24L-102 -14", ink(10), 13),
    line("M62 -86L66 -42L60 -6", coat, 16),
    line("M-84 -8V-2M50 -20L44 -10M60 -8V-2", ink(10), 13),
    dot(138, -202, 4.5, ink(6)),
    line(
      "M120 -176L150 -196M128 -222L146 -162M70 -150L84 -92M-30 -146L-34 -76",
      mix(orange(24), ink(12), 0.5),
      5,
    ),
  ].join("");
};

const wheel = (x: number, radius: number, wood: Colour) =>
  `<circle cx="${x}" cy="${-radius}" r="${radius}" fill="none" stroke="${wood}" stroke-width="9"/>` +
  times(6, (index) => at(x, -radius, 1, box(-2.5, -radius, 5, radius * 2, wood), index * 30)) +
  dot(x, -radius, 10, lamplight(66));

/** A carriage with two horses on a sandy lane between acacias, a golden evening. */
export const horseCarriage = scene("horse-carriage", 139, (p) => {
  const far = ridge(p, 590, 10, 0.9);
  const field = () => 640;
  const road = 850;
  const acacia = (x: number, y: number, scale: number, side: number, leaves: Colour[]) =>
    line(
      `M${x} ${y}C${x - 20 * scale} ${y - 160 * scale} ${x + 24 * scale} ${y - 260 * scale} ${x} ${y - 420 * scale}`,
      BARK,
      40 * scale,
    ) +
    line(
      `M${x + 6 * scale} ${y - 300 * scale}L${x - 110 * scale} ${y - 470 * scale}M${x} ${y - 340 * scale}L${x + 120 * scale} ${y - 500 * scale}`,
      BARK,
      19 * scale,
    ) +
    foliage(p, x - 20 * scale, y - 520 * scale, 240 * scale, 130 * scale, 50, 44 * scale, leaves) +
    foliage(p, x + side * 70 * scale, y - 570 * scale, 120 * scale, 70 * scale, 26, 30 * scale, [
      mix(lamplight(74), green(60), 0.3),
      lamplight(80),
    ]);
  const near = [
    mix(green(20), ink(16), 0.3),
    mix(green(30), orange(34), 0.25),
    mix(green(42), amber(50), 0.4),
  ];
  const back = [mix(green(40), orange(58), 0.4), mix(green(50), lamplight(66), 0.5), lamplight(72)];
  return [
    sky(p, [
      [0, mix(teal(60), lamplight(84), 0.35)],
      [0.24, mix(lamplight(86), sand(92), 0.3)],
      [0.5, lamplight(80)],
      [0.62, orange(76)],
    ]),
    clouds(p, 10, 100, 460, orange(98), 0.6),
    sun(p, 1180, 500, 92, sand(100), lamplight(92)),
    hill(p, far, mix(orange(70), teal(64), 0.35)),
    trees(p, far, 90, mix(orange(62), teal(54), 0.4), { least: 12, most: 38 }),
    hill(p, field, mix(lamplight(70), amber(56), 0.4)),
    times(7, (index) =>
      box(0, 650 + index * 16, p.width, 4, mix(amber(50), orange(50), 0.4), { opacity: 0.4 }),
    ),
    [70, 360, 640, 930, 1420]
      .map((x, index) => acacia(x, 764, 0.62 + (index % 2) * 0.08, 1, back))
      .join(""),
    hill(p, () => 756, mix(green(44), amber(52), 0.5)),
    grass(p, () => 764, 60, mix(green(38), amber(46), 0.4), 40),
    hill(p, () => 780, mix(lamplight(80), sand(84), 0.5)),
    fill(
      "M0 812C500 800 1100 820 1600 806V826C1100 840 500 820 0 834Z",
      mix(sand(66), orange(62), 0.4),
      0.7,
    ),
    fill(
      "M0 884C500 872 1100 892 1600 880V904C1100 914 500 896 0 908Z",
      mix(sand(62), orange(58), 0.4),
      0.7,
    ),
    glow(p, 1150, 860, 620, 120, lamplight(94), 0.55),
    oval(560, road + 26, 460, 24, mix(orange(26), ink(16), 0.5), 0.45),
    oval(1080, road + 26, 300, 20, mix(orange(26), ink(16), 0.5), 0.45),
    line(`M740 ${road - 110}L1210 ${road - 138}`, mix(orange(24), ink(14), 0.4), 11),
    at(1160, road - 14, 1.3, horse(mix(orange(30), ink(16), 0.3), ink(8), orange(56))),
    at(1080, road + 14, 1.38, horse(mix(sand(94), lamplight(88), 0.3), sand(74), sand(100))),
    line(
      `M690 ${road - 250}C840 ${road - 200} 1000 ${road - 250} 1230 ${road - 250}M690 ${road - 244}C840 ${road - 180} 1000 ${road - 220} 1230 ${road - 240}`,
      mix(orange(20), ink(10), 0.5),
      4,
    ),
    `<g transform="translate(490 ${road + 14})">` +
      wheel(-150, 92, mix(orange(28), red(26), 0.4)) +
      wheel(190, 72, mix(orange(28), red(26), 0.4)) +
      fill(
        "M-280 -206C-270 -120 -220 -96 -120 -92H120C160 -96 190 -120 196 -158H252V-116H268V-176H176C150 -176 150 -140 120 -134H-20C-60 -140 -60 -186 -80 -206Z",
        mix(teal(24), green(20), 0.4),
      ) +
      fill(
        "M-280 -206H-80C-60 -186 -60 -140 -20 -134H120C150 -140 150 -176 176 -176H268V-164H186C160 -164 158 -128 124 -122H-30C-72 -128 -74 -180 -92 -194H-278Z",
        lamplight(68),
      ) +
      fill("M-286 -206C-320 -260 -320 -300 -300 -320C-276 -310 -262 -250 -250 -206Z", red(34)) +
      fill("M-262 -206H-96V-226H-266Z", red(40)) +
      "</g>",
    sitter(300, road - 208, 1.75, { top: sand(98), legs: cyan(30), hair: orange(26) }),
    sitter(372, road - 208, 1.75, { top: red(50), legs: ink(18), hair: ink(12) }),
    fill(
      `M252 ${road - 296}C262 ${road - 312} 340 ${road - 312} 350 ${road - 296}Z`,
      lamplight(80),
    ),
    sitter(680, road - 186, 1.9, { top: ink(18), legs: ink(12), hair: ink(8) }),
    box(632, road - 186, 90, 14, mix(teal(20), green(18), 0.4)),
    fill(
      `M650 ${road - 284}H714V${road - 290}H702C702 ${road - 312} 662 ${road - 312} 662 ${road - 290}H650Z`,
      ink(6),
    ),
    hill(p, () => 956, mix(green(30), amber(36), 0.4)),
    grass(p, () => 964, 60, mix(green(34), amber(44), 0.4), 54),
    hill(p, () => 1010, mix(green(20), teal(18), 0.4)),
    acacia(80, 1080, 1.6, 0.4, near),
    acacia(1560, 1080, 1.5, -0.4, near),
    grass(p, () => 1072, 60, mix(green(16), teal(14), 0.4), 80),
  ];
});
