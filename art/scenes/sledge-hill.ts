import { birds } from "../kit/birds.ts";
import { church } from "../kit/churches.ts";
import {
  type Colour,
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
import { hill, type Line, ridge } from "../kit/land.ts";
import { sky, snowfall, sun } from "../kit/light.ts";
import { at, box, dot, fill, line, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { bareTree, trees } from "../kit/trees.ts";

const WOOD = mix(orange(46), sand(46), 0.3);
const SKIN = orange(82);

const sledge =
  line("M-46 -4H40Q60 -4 58 -26M-38 -20V-4M24 -20V-4", WOOD, 5) +
  box(-52, -26, 100, 7, mix(WOOD, sand(90), 0.3), { round: 3 });

const face = (x: number, y: number, cap: Colour, scarf: Colour) =>
  line(`M${x - 9} ${y + 13}H${x + 9}`, scarf, 9) +
  dot(x, y, 12, SKIN) +
  fill(`M${x - 13} ${y - 1}C${x - 14} ${y - 20} ${x + 14} ${y - 20} ${x + 13} ${y - 1}Z`, cap) +
  dot(x, y - 19, 6, sand(100));

/** A child on a sledge, leaning back, going right. */
const rider = (coat: Colour, cap: Colour, scarf: Colour) =>
  sledge +
  line(`M-10 -68L-40 -74`, scarf, 7) +
  line("M-14 -34L26 -42L48 -30", mix(coat, ink(10), 0.5), 15) +
  fill("M-34 -26C-36 -58 -26 -74 -10 -72C4 -70 8 -50 0 -28Z", coat) +
  line("M-10 -58L12 -44L30 -46", coat, 10) +
  dot(32, -46, 6, scarf) +
  face(-10, -86, cap, scarf);

/** A child that pulls a sledge up the hill, to the left. */
const puller = (coat: Colour, cap: Colour, scarf: Colour) =>
  line("M12 -44C50 -40 70 -24 84 -18", ink(24), 2.4) +
  `<g transform="translate(136 0)">${sledge}</g>` +
  line("M2 -30L14 -2M-4 -30L-18 -14L-16 0", mix(coat, ink(10), 0.5), 13) +
  fill("M-20 -26C-22 -58 -14 -74 0 -74C14 -74 20 -58 18 -26Z", coat) +
  line("M4 -62L14 -46", coat, 10) +
  face(-3, -87, cap, scarf);

/** Children with sledges on a snowy hill below a monastery, a winter afternoon. */
export const sledgeHill = scene("sledge-hill", 149, (p) => {
  const snow = mix(sand(100), orange(97), 0.3);
  const shade = mix(cyan(84), night(76), 0.3);
  const far = ridge(p, 400, 50, 0.7);
  const woods = ridge(p, 470, 40, 1);
  const crown: Line = (x) => 440 + ((x - 330) / 1270) ** 2 * 330;
  const slope: Line = (x) => 520 + x * 0.235 + Math.sin(x / 300) * 18;
  const near: Line = (x) => 1030 - x * 0.012 + Math.sin(x / 260) * 14;
  const lean = 14;
  const wall = mix(lamplight(84), orange(84), 0.4);
  const ride = (x: number, scale: number, drawn: string, down = true) => {
    const y = slope(x) + (down ? 120 : 40) * scale * 0.5;
    return (
      fill(
        `M${x - 70 * scale} ${y + 6}L${x + 70 * scale} ${y + 30 * scale}L${x + 190 * scale} ${y + 66 * scale}L${x - 10 * scale} ${y + 30 * scale}Z`,
        shade,
        0.8,
      ) +
      (down
        ? line(`M${x - 420} ${y - 104}L${x} ${y}M${x - 414} ${y - 94}L${x} ${y + 10}`, shade, 4)
        : "") +
      at(x, y, scale, drawn, lean)
    );
  };
  return [
    sky(p, [
      [0, mix(cyan(66), night(66), 0.3)],
      [0.25, mix(cyan(86), sand(94), 0.4)],
      [0.42, mix(orange(90), lamplight(92), 0.4)],
    ]),
    sun(p, 220, 250, 56, sand(100), lamplight(92)),
    hill(p, far, mix(night(72), orange(86), 0.25)),
    hill(p, woods, mix(night(70), cyan(80), 0.4)),
    trees(p, woods, 110, mix(night(60), teal(62), 0.4), { least: 16, most: 46 }),
    hill(p, crown, mix(snow, shade, 0.25)),
    [30, 90, 880, 950, 1030, 1120]
      .map((x) => bareTree(p, x, crown(x) + 14, p.between(110, 170), mix(ink(34), night(40), 0.4)))
      .join(""),
    box(250, 330, 420, 150, wall),
    box(560, 330, 110, 150, mix(wall, night(56), 0.35)),
    polygon(mix(snow, shade, 0.3), [236, 334], [270, 282], [650, 282], [684, 334]),
    box(236, 330, 448, 9, mix(red(36), orange(36), 0.5)),
    times(
      8,
      (index) =>
        box(276 + index * 50, 360, 20, 32, mix(ink(26), orange(30), 0.3)) +
        box(
          276 + index * 50,
          416,
          20,
          36,
          index === 2 || index === 5 ? lamplight(80) : mix(ink(26), orange(30), 0.3),
        ),
    ),
    church(400, 482, 1.55, mix(wall, orange(66), 0.4), sand(99), mix(teal(34), green(34), 0.3)),
    polygon(snow, [421, 396], [583, 396], [556, 352], [455, 352]),
    box(700, 430, 170, 60, mix(wall, night(50), 0.2)),
    polygon(snow, [690, 434], [712, 396], [860, 396], [880, 434]),
    hill(p, (x) => crown(x) + 40, mix(snow, shade, 0.12)),
    trees(p, (x) => crown(x) + 46, 26, mix(green(26), night(34), 0.4), {
      from: 120,
      to: 240,
      least: 20,
      most: 60,
    }),
    hill(p, slope, snow),
    fill(
      `M-10 ${slope(0) + 130}C400 ${slope(400) + 90} 900 ${slope(900) + 170} 1610 ${slope(1600) + 60}V${p.height}H-10Z`,
      mix(snow, shade, 0.3),
    ),
    [1290, 1390, 1500]
      .map(
        (x, index) =>
          polygon(
            mix(green(22), teal(24), 0.5),
            [x - 60, slope(x) + 30],
            [x, slope(x) - 190 - index * 30],
            [x + 60, slope(x) + 30],
          ) +
          polygon(
            snow,
            [x - 40, slope(x) - 50],
            [x, slope(x) - 190 - index * 30],
            [x + 14, slope(x) - 110],
            [x - 6, slope(x) - 70],
          ),
      )
      .join(""),
    ride(250, 0.95, puller(cyan(42), red(50), lamplight(74)), false),
    ride(500, 1.35, rider(red(50), cyan(40), lamplight(76))),
    ride(820, 1.75, rider(lamplight(70), green(40), red(50))),
    ride(1190, 2.1, rider(teal(40), red(52), orange(62))),
    times(10, () =>
      dot(1090 + p.between(0, 90), slope(1120) + p.between(60, 140), p.between(3, 8), sand(100)),
    ),
    hill(p, near, mix(snow, sand(100), 0.4)),
    fill(
      `M-10 ${near(0) + 6}C400 ${near(400) + 30} 700 ${near(700)} 1000 ${near(1000) + 60}L900 ${p.height}H-10Z`,
      mix(snow, shade, 0.35),
    ),
    oval(390, 996, 180, 16, shade),
    at(250, 990, 2.3, puller(orange(58), teal(34), red(48))),
    bareTree(p, 1500, 1080, 620, mix(ink(20), night(24), 0.4)),
    snowfall(p, 50, sand(100)),
    birds(p, 5, 900, 150, night(36)),
  ];
});
