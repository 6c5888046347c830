import { birds, stork, WHITE_STORK } from "../kit/birds.ts";
import { church } from "../kit/churches.ts";
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
import { hill, ridge, road } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { at, box, fill, line, n, oval, polygon, times } from "../kit/paper.ts";
import { cyclist } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { tree, trees } from "../kit/trees.ts";

/** White storks in their nest on a chimney high above a village street, early summer. */
export const storksOnRoof = scene("storks-on-roof", 67, (p) => {
  const far = ridge(p, 700, 12, 1.1);
  const tile = mix(orange(46), red(44), 0.3);
  const lime = mix(sand(100), orange(98), 0.5);
  const twigs = times(80, () => {
    const a = p.between(-1, 1);
    return line(
      `M${n(a * 150)} ${n(p.between(-44, 10))}l${n(p.between(-50, 50))} ${n(p.between(-16, 16))}`,
      mix(amber(36), sand(p.between(30, 70)), 0.5),
      5,
    );
  });
  const gable = (x: number, y: number, k: number, wall: string) =>
    at(
      x,
      y,
      k,
      polygon(mix(wall, orange(60), 0.28), [150, 0], [420, -26], [420, -130], [150, -150]) +
        polygon(tile, [140, -146], [430, -126], [360, -210], [76, -262]) +
        polygon(wall, [0, 0], [150, 0], [150, -150], [75, -262], [0, -150]) +
        line("M-8 -142L75 -266L158 -142", mix(tile, ink(0), 0.2), 9) +
        box(24, -112, 34, 56, mix(green(40), teal(36), 0.4)) +
        box(92, -112, 34, 56, mix(green(40), teal(36), 0.4)) +
        box(62, -206, 26, 30, ink(26)) +
        box(0, -16, 150, 16, mix(wall, sand(60), 0.5)),
    );
  return [
    sky(p, [
      [0, mix(cyan(68), night(66), 0.25)],
      [0.4, cyan(86)],
      [0.68, orange(98)],
    ]),
    clouds(p, 16, 120, 560, sand(100), 0.75),
    hill(p, far, mix(teal(68), green(72), 0.5)),
    trees(p, far, 110, mix(teal(62), green(64), 0.5), { least: 16, most: 44 }),
    fill(`M0 760H${p.width}V${p.height}H0Z`, mix(green(56), lamplight(72), 0.35)),
    times(7, (index) =>
      house(
        p,
        640 + index * 76,
        776,
        1.25,
        index % 2 ? lime : mix(lamplight(90), sand(98), 0.4),
        tile,
      ),
    ),
    church(760, 772, 0.9, mix(lamplight(88), sand(90), 0.5), lime, mix(teal(36), green(36), 0.4)),
    road(
      [
        [980, 772, 16],
        [930, 830, 70],
        [760, 1100, 560],
      ],
      mix(sand(90), orange(94), 0.4),
    ),
    tree(
      p,
      700,
      870,
      190,
      ink(24),
      mix(green(44), lamplight(50), 0.15),
      mix(green(58), lamplight(66), 0.3),
    ),
    tree(
      p,
      620,
      930,
      250,
      ink(22),
      mix(green(40), lamplight(50), 0.15),
      mix(green(54), lamplight(66), 0.3),
    ),
    gable(1060, 830, 0.62, lime),
    gable(1210, 930, 1.1, mix(lamplight(88), sand(98), 0.4)),
    tree(
      p,
      1120,
      930,
      210,
      ink(22),
      mix(green(42), lamplight(50), 0.15),
      mix(green(56), lamplight(66), 0.3),
    ),
    cyclist(880, 960, 1.05, { top: red(48), legs: ink(26) }, { toLeft: true, frame: teal(36) }),
    polygon(tile, [-20, 700], [560, 930], [660, 1090], [-20, 1090]),
    polygon(mix(tile, orange(62), 0.4), [-20, 690], [566, 924], [580, 946], [-20, 716]),
    times(15, (index) =>
      line(
        `M-20 ${754 + index * 34}L${572 + index * 10} ${n(984 + index * 34)}`,
        mix(tile, ink(0), 0.24),
        4,
        0.7,
      ),
    ),
    polygon(lime, [256, 520], [446, 520], [446, 900], [256, 820]),
    polygon(mix(lime, sand(66), 0.6), [388, 520], [446, 520], [446, 900], [388, 872]),
    box(240, 500, 222, 28, mix(orange(56), sand(66), 0.4)),
    box(240, 522, 222, 8, mix(orange(36), sand(40), 0.4)),
    stork(310, 470, 1.15, WHITE_STORK, { toLeft: true, look: -8 }),
    stork(420, 450, 1.22, WHITE_STORK, { look: 20 }),
    at(350, 480, 1, oval(0, -8, 160, 40, mix(amber(30), ink(20), 0.4)) + twigs),
    [270, 350]
      .map((x, index) =>
        at(
          x,
          440,
          0.62,
          oval(0, 0, 26, 22, sand(98)) +
            fill("M14 -6L50 -16L16 8Z", ink(18)) +
            oval(8, -6, 4, 4, ink(10)),
          index * 20 - 20,
        ),
      )
      .join(""),
    birds(p, 6, 1080, 200, mix(teal(44), ink(40), 0.4)),
  ];
});
