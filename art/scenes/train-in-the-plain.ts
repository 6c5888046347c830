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
import { maize } from "../kit/crops.ts";
import { hill, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { box, dot, fill, glow, line, mirrored, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { poplar, trees } from "../kit/trees.ts";

const BODY = mix(cyan(40), teal(36), 0.4);
const WHITE = mix(sand(96), orange(92), 0.3);
const GLASS = mix(lamplight(82), orange(90), 0.15);

/** One car of a regional train, its front to the right, on its rail at y = 0; 500 long. */
const car = [
  box(14, -22, 472, 16, ink(14)),
  times(4, (index) => dot([70, 122, 378, 430][index] ?? 0, -9, 14, ink(10))),
  fill("M0 -26V-142Q0 -158 18 -158H436C470 -158 486 -120 500 -62V-26Z", WHITE),
  fill("M0 -26V-66H499L500 -26Z", BODY),
  fill("M0 -66H499L498 -72H0Z", red(52)),
  fill("M436 -158C470 -158 486 -120 498 -70H450L436 -104Z", ink(16)),
  fill("M446 -140C466 -136 476 -110 484 -84H458L446 -106Z", lamplight(88)),
  box(10, -164, 424, 8, mix(BODY, ink(10), 0.4), { round: 4 }),
  times(7, (index) => (index === 3 ? "" : box(24 + index * 58, -130, 46, 42, GLASS, { round: 6 }))),
  box(196, -134, 50, 108, mix(BODY, red(46), 0.15)),
  box(202, -128, 17, 54, GLASS),
  box(223, -128, 17, 54, GLASS),
  line("M221 -134V-26", ink(20), 2),
  dot(486, -46, 7, lamplight(96)),
].join("");

/** A train of two cars with lit windows among maize, the plain in the last light. */
export const trainInThePlain = scene("train-in-the-plain", 19, (p) => {
  const far = ridge(p, 610, 8, 0.8);
  const back = () => 676;
  const rail = 748;
  return [
    sky(p, [
      [0, mix(night(44), red(60), 0.3)],
      [0.28, mix(teal(66), orange(80), 0.45)],
      [0.46, orange(82)],
      [0.57, lamplight(86)],
    ]),
    clouds(p, 18, 110, 480, mix(orange(90), red(80), 0.3), 0.55),
    sun(p, 330, 560, 70, lamplight(96), lamplight(84)),
    hill(p, far, mix(orange(58), teal(52), 0.55)),
    trees(p, far, 110, mix(teal(42), orange(46), 0.4), { least: 8, most: 30 }),
    [1180, 1210, 1260, 1300, 1330, 1420]
      .map((x) => poplar(x, 622, p.between(70, 130), mix(teal(36), orange(36), 0.3)))
      .join(""),
    hill(p, back, mix(amber(50), green(40), 0.55)),
    maize(p, back, -20, p.width + 20, 62, 15, [
      mix(green(36), amber(46), 0.35),
      mix(green(30), teal(30), 0.3),
    ]),
    times(
      7,
      (index) =>
        box(60 + index * 260, 470, 7, 270, ink(16)) + box(40 + index * 260, 486, 47, 6, ink(16)),
    ),
    line(
      "M-200 486Q-70 516 63 488Q193 520 323 488Q453 520 583 488Q713 520 843 488Q973 520 1103 488Q1233 520 1363 488Q1493 520 1623 488",
      ink(16),
      1.8,
      0.8,
    ),
    hill(p, () => rail - 4, mix(sand(46), ink(24), 0.3)),
    box(0, rail - 4, p.width, 6, mix(orange(70), ink(30), 0.3)),
    glow(p, 1330, rail - 50, 260, 90, lamplight(90), 0.55),
    mirrored(786, rail, 1, car),
    box(778, rail - 140, 16, 112, ink(14)),
    `<g transform="translate(786 ${rail})">${car}</g>`,
    hill(p, () => rail + 14, mix(green(34), amber(40), 0.35)),
    maize(p, () => 880, -30, p.width + 30, 150, 30, [
      mix(green(44), amber(56), 0.35),
      mix(green(38), amber(44), 0.25),
      green(32),
    ]),
    hill(p, () => 872, mix(green(24), teal(22), 0.3)),
    maize(p, () => 1085, -40, p.width + 60, 250, 46, [
      green(36),
      mix(green(42), amber(50), 0.25),
      mix(green(28), teal(24), 0.3),
    ]),
  ];
});
