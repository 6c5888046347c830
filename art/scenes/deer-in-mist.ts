import { amber, green, ink, lamplight, mix, orange, sand, teal } from "../kit/colour.ts";
import { grass, hill, type Line, ridge } from "../kit/land.ts";
import { fog, sky, sun } from "../kit/light.ts";
import { box, fill, line, n, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { canopy, tree, trees } from "../kit/trees.ts";
import { hind, stag } from "../kit/wild-animals.ts";

/** A stag roars in a misty clearing among oaks, two hinds behind it, September dawn. */
export const deerInMist = scene("deer-in-mist", 37, (p) => {
  const mist = mix(orange(95), sand(100), 0.4);
  const far = ridge(p, 560, 18, 1.2);
  const near = ridge(p, 650, 16, 1.5);
  const clearing: Line = (x) => 770 + Math.sin(x / 260) * 10;
  const front: Line = (x) => 950 + Math.sin(x / 190 + 2) * 14;
  const oak = (x: number, y: number, height: number, haze: number) =>
    tree(
      p,
      x,
      y,
      height,
      mix(ink(26), mist, haze),
      mix(mix(green(34), amber(46), 0.35), mist, haze),
      mix(mix(green(50), lamplight(60), 0.45), mist, haze),
      false,
    );
  const breath = times(5, (index) =>
    box(1152 + index * 24, 452 - index * 15, 60 + index * 12, 16 + index * 3, sand(100), {
      round: 10,
      opacity: 0.55 - index * 0.09,
    }),
  );
  return [
    sky(p, [
      [0, mix(teal(62), orange(84), 0.25)],
      [0.28, mix(orange(88), sand(94), 0.3)],
      [0.55, mist],
    ]),
    sun(p, 1180, 330, 82, orange(100), lamplight(92)),
    hill(p, far, mix(teal(66), mist, 0.5)),
    trees(p, far, 100, mix(teal(62), mist, 0.5), { least: 60, most: 170 }),
    fog(p, 8, 480, 600, mist, 0.6),
    [60, 250, 1360, 1540]
      .map((x, index) => oak(x, near(x) + 30, 380 + (index % 2) * 60, 0.62))
      .join(""),
    hill(p, near, mix(mix(green(56), teal(60), 0.5), mist, 0.45)),
    fog(p, 9, 610, 720, mist, 0.6),
    hind(250, 800, 0.92, {
      coat: mix(orange(46), mist, 0.3),
      dark: mix(orange(26), mist, 0.3),
      pale: mist,
    }),
    hind(
      560,
      786,
      0.8,
      { coat: mix(orange(46), mist, 0.4), dark: mix(orange(26), mist, 0.4), pale: mist },
      true,
    ),
    hill(p, clearing, mix(mix(green(50), amber(60), 0.4), mist, 0.3)),
    fog(p, 9, 740, 850, mist, 0.55),
    grass(p, clearing, 120, mix(green(46), amber(56), 0.4), 30),
    breath,
    stag(
      890,
      940,
      1.62,
      {
        coat: mix(orange(34), amber(34), 0.35),
        dark: mix(orange(14), ink(14), 0.3),
        pale: sand(84),
      },
      mix(amber(74), sand(84), 0.4),
    ),
    hill(p, front, mix(green(30), amber(34), 0.35)),
    grass(p, front, 200, mix(green(34), amber(44), 0.35), 46),
    fog(p, 5, 900, 990, mist, 0.22),
    fill(
      `M1410 ${n(p.height)}C1450 900 1440 600 1470 -20H1640V${n(p.height)}Z`,
      mix(ink(14), amber(14), 0.3),
    ),
    line("M1470 420C1400 330 1330 260 1290 90", mix(ink(14), amber(14), 0.3), 30),
    fill(
      "M1410 1067C1450 900 1440 600 1470 -20H1494C1470 600 1476 900 1450 1067Z",
      mix(orange(40), ink(30), 0.5),
    ),
    canopy(p, 1130, 1660, 190, 22, mix(green(20), amber(22), 0.4), mix(green(32), amber(44), 0.5)),
    grass(p, () => p.height + 10, 60, mix(ink(14), green(18), 0.5), 90, -20, 700),
  ];
});
