import { birds } from "../kit/birds.ts";
import { motorBoat, sailingBoat } from "../kit/boats.ts";
import {
  amber,
  type Colour,
  cyan,
  grape,
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
import { hill, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { at, box, dot, fill, line, polygon, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { poplar, trees } from "../kit/trees.ts";
import { arch } from "../kit/walls.ts";
import { reflection, water } from "../kit/water.ts";

/** Sailing and motor boats in the marina of Apatin, the church tower behind them, summer evening. */
export const apatinMarina = scene("apatin-marina", 137, (p) => {
  const far = ridge(p, 540, 8, 1.3);
  const dark = mix(teal(28), grape(24), 0.4);
  const wood = mix(sand(72), orange(72), 0.3);
  const white = mix(sand(100), orange(94), 0.35);
  const navy = mix(night(28), teal(28), 0.4);
  const wall = mix(lamplight(84), orange(84), 0.4);
  const tower = [
    box(-52, -330, 104, 334, mix(lamplight(92), sand(100), 0.4)),
    box(14, -330, 38, 334, mix(wall, grape(60), 0.3)),
    box(-60, -222, 120, 9, wall) + box(-62, -338, 124, 12, wall),
    arch(-14, -244, 30, 62, dark) + arch(-14, -120, 26, 54, dark),
    arch(34, -244, 16, 60, dark),
    dot(-14, -200, 17, mix(lamplight(92), sand(100), 0.5)) +
      line("M-14 -200V-212M-14 -200H-6", dark, 3),
    fill(
      "M-60 -338C-64 -384 -34 -398 -22 -410V-428H22V-410C34 -398 64 -384 60 -338Z",
      mix(teal(44), green(50), 0.4),
    ),
    fill("M16 -338V-428H22V-410C34 -398 64 -384 60 -338Z", mix(teal(34), green(36), 0.4)),
    fill(
      "M-24 -428C-18 -452 -6 -462 0 -500C6 -462 18 -452 24 -428Z",
      mix(teal(38), green(42), 0.4),
    ),
    line("M0 -500V-530M-9 -520H9", lamplight(70), 4),
    box(52, -160, 250, 164, wall),
    polygon(mix(orange(46), red(42), 0.4), [44, -160], [80, -232], [286, -232], [316, -160]),
    times(4, (index) => arch(92 + index * 58, -52, 24, 76, dark)),
  ].join("");
  const pier = (y: number, from: number, to: number, k: number) =>
    box(from, y, to - from, 16 * k, wood) +
    box(from, y + 16 * k, to - from, 7 * k, mix(wood, ink(20), 0.5)) +
    times(
      Math.floor((to - from) / (110 * k)),
      (index) =>
        box(from + 30 * k + index * 110 * k, y - 34 * k, 11 * k, 80 * k, mix(wood, ink(20), 0.6)) +
        box(from + 28 * k + index * 110 * k, y - 38 * k, 15 * k, 8 * k, white),
    );
  const mirror = (x: number, y: number, w: number, h: number, colour: Colour) =>
    reflection(p, x, w, y + 12, y + h, colour, 0.5);
  return [
    sky(p, [
      [0, mix(cyan(46), grape(60), 0.25)],
      [0.22, mix(cyan(76), orange(88), 0.5)],
      [0.4, mix(orange(86), red(86), 0.35)],
      [0.54, lamplight(88)],
    ]),
    clouds(p, 16, 70, 440, mix(orange(92), red(90), 0.3), 0.6),
    sun(p, 190, 430, 56, orange(99), lamplight(86)),
    hill(p, far, mix(teal(58), orange(76), 0.35)),
    trees(p, far, 110, mix(teal(52), orange(68), 0.3), { least: 20, most: 70 }),
    at(640, 592, 0.94, tower),
    times(9, (index) =>
      house(
        p,
        [60, 170, 290, 400, 500, 960, 1080, 1300, 1440][index] ?? 0,
        592,
        2.0,
        index % 2 ? mix(lamplight(90), sand(98), 0.5) : mix(orange(88), sand(94), 0.5),
        mix(orange(48), red(44), 0.3),
        index % 3 ? undefined : lamplight(82),
      ),
    ),
    trees(p, () => 596, 46, mix(teal(32), green(38), 0.5), { least: 24, most: 64 }),
    poplar(1210, 600, 190, mix(teal(26), green(30), 0.5)) +
      poplar(1244, 600, 230, mix(teal(26), green(30), 0.5)),
    box(0, 590, p.width, 26, mix(sand(70), orange(70), 0.3)),
    water(
      p,
      612,
      p.height,
      mix(orange(86), lamplight(86), 0.4),
      mix(teal(32), grape(36), 0.35),
      orange(99),
      190,
    ),
    mirror(620, 616, 90, 200, mix(lamplight(92), sand(100), 0.4)),
    pier(690, 240, 1640, 0.7),
    times(5, (index) => {
      const x = 380 + index * 265;
      const boat =
        index % 2
          ? motorBoat(x, 740, 0.62, white, red(44), true)
          : sailingBoat(x, 736, 0.74, white, [navy, red(42), teal(36)][index / 2] ?? navy);
      return mirror(x, 738, 120, 80, white) + boat;
    }),
    pier(850, -40, 900, 1),
    mirror(1190, 846, 240, 150, white),
    sailingBoat(1190, 850, 1.62, mix(white, sand(100), 0.4), navy),
    mirror(330, 950, 330, 110, white),
    motorBoat(330, 950, 1.5, white, orange(56)),
    mirror(790, 956, 220, 90, teal(40)),
    sailingBoat(800, 940, 1.3, mix(teal(36), cyan(36), 0.5), sand(98), true),
    pier(1010, 1020, 1660, 1.5),
    person(1330, 1012, 1.5, { top: sand(98), legs: navy }),
    person(1400, 1014, 1.4, { top: red(50), legs: sand(84), hair: amber(40) }),
    birds(p, 7, 900, 150, mix(teal(36), grape(30), 0.5)),
  ];
});
