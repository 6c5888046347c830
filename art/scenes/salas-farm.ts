import { birds } from "../kit/birds.ts";
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
import { wellSweep } from "../kit/farm.ts";
import { hen } from "../kit/farm-animals.ts";
import { grass, hill, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import {
  at,
  box,
  dot,
  fill,
  type Layer,
  line,
  n,
  oval,
  type Paper,
  polygon,
  times,
} from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { tree, trees } from "../kit/trees.ts";
import { arch } from "../kit/walls.ts";

/** Hollyhocks: tall stalks with round leaves below and flowers that get smaller upwards. */
const hollyhock = (p: Paper, x: number, y: number, height: number, bloom: Colour): Layer => {
  const stalk = mix(green(38), lamplight(44), 0.2);
  return (
    line(
      `M${n(x)} ${n(y)}Q${n(x + 6)} ${n(y - height * 0.5)} ${n(x + p.between(-12, 12))} ${n(y - height)}`,
      stalk,
      6,
    ) +
    times(6, (index) =>
      oval(
        x + (index % 2 ? 24 : -24),
        y - 14 - index * height * 0.06,
        26 - index * 2,
        17,
        mix(stalk, lamplight(60), index % 2 ? 0.1 : 0.3),
      ),
    ) +
    times(8, (index) => {
      const t = 0.34 + index * 0.085;
      const r = 21 - index * 2;
      const fx = x + (index % 2 ? 11 : -11);
      const fy = y - height * t;
      return (
        dot(fx, fy, r, index % 2 ? bloom : mix(bloom, sand(100), 0.18)) +
        dot(fx, fy, r * 0.5, mix(bloom, ink(10), 0.2)) +
        dot(fx, fy, r * 0.22, lamplight(86))
      );
    })
  );
};

/** A long white farmhouse of Bačka with a well sweep, hollyhocks and hens, summer. */
export const salasFarm = scene("salas-farm", 149, (p) => {
  const far = ridge(p, 600, 5, 1.1);
  const white = mix(sand(100), orange(98), 0.5);
  const shade = mix(sand(88), night(80), 0.35);
  const tile = mix(orange(50), sand(50), 0.35);
  const tileShade = mix(tile, ink(14), 0.35);
  const blue = mix(cyan(40), night(36), 0.4);
  const dark = mix(ink(24), night(24), 0.4);
  const dust = mix(sand(92), lamplight(88), 0.4);
  const house = [
    polygon(tile, [96, -298], [960, -280], [1010, -168], [196, -176]),
    times(7, (index) =>
      line(
        `M${114 + index * 13} ${-282 + index * 17}L${966 + index * 6} ${-266 + index * 15}`,
        tileShade,
        3,
        0.5,
      ),
    ),
    box(700, -338, 40, 66, white) +
      box(722, -338, 18, 66, shade) +
      box(694, -344, 52, 10, tileShade),
    polygon(shade, [196, -170], [990, -164], [990, -6], [196, 0]),
    times(
      5,
      (index) =>
        box(286 + index * 150, -136, 50, 70, white) +
        box(292 + index * 150, -130, 38, 58, index === 2 ? blue : dark) +
        (index === 2 ? "" : box(309 + index * 150, -130, 4, 58, white)),
    ),
    box(586, -136, 50, 134, white) + box(592, -130, 38, 128, blue),
    polygon(mix(blue, shade, 0.3), [196, -26], [990, -24], [990, -6], [196, 0]),
    times(
      7,
      (index) =>
        box(226 + index * 124, -170, 20, 172, white) +
        box(238 + index * 124, -170, 8, 172, mix(shade, white, 0.3)),
    ),
    polygon(tileShade, [186, -180], [1016, -170], [1016, -160], [186, -168]),
    polygon(white, [0, 0], [196, 0], [196, -176], [98, -300], [0, -176]),
    line("M-14 -160L98 -306L210 -160", tile, 15),
    line("M0 -162L98 -288L196 -162", mix(white, shade, 0.4), 5),
    box(34, -126, 46, 70, blue) + box(40, -120, 34, 58, dark) + box(55, -120, 4, 58, white),
    box(118, -126, 46, 70, blue) + box(124, -120, 34, 58, dark) + box(139, -120, 4, 58, white),
    arch(80, -190, 14, 24, dark) + arch(116, -190, 14, 24, dark),
    fill("M98 -256C84 -246 84 -230 98 -222C112 -230 112 -246 98 -256Z", blue),
    box(0, -26, 196, 28, blue),
  ].join("");
  return [
    sky(p, [
      [0, mix(cyan(60), night(54), 0.3)],
      [0.35, cyan(80)],
      [0.6, mix(cyan(96), orange(98), 0.4)],
    ]),
    clouds(p, 13, 110, 480, sand(100), 0.9),
    hill(p, far, mix(teal(64), green(66), 0.5)),
    trees(p, far, 50, mix(teal(58), green(60), 0.5), { least: 10, most: 34 }),
    fill(`M0 606H${p.width}V${p.height}H0Z`, mix(lamplight(80), amber(70), 0.3)),
    times(14, (index) =>
      box(
        -10,
        618 + index * index * 0.9,
        p.width + 20,
        3 + index * 0.4,
        index % 2 ? mix(lamplight(84), sand(96), 0.3) : mix(green(56), lamplight(66), 0.4),
        { opacity: 0.6 },
      ),
    ),
    tree(
      p,
      640,
      740,
      420,
      ink(24),
      mix(green(42), lamplight(46), 0.15),
      mix(green(58), lamplight(68), 0.3),
    ),
    tree(
      p,
      1440,
      740,
      360,
      ink(24),
      mix(green(38), teal(36), 0.2),
      mix(green(54), lamplight(62), 0.25),
    ),
    tree(
      p,
      1240,
      720,
      300,
      ink(24),
      mix(green(42), teal(38), 0.2),
      mix(green(56), lamplight(62), 0.25),
    ),
    fill(`M0 780C400 760 1000 770 1640 786V${p.height}H0Z`, mix(green(58), lamplight(72), 0.35)),
    fill(`M-20 860C300 810 900 806 1640 850V${p.height}H-20Z`, dust),
    wellSweep(300, 846, 1.25, mix(amber(34), sand(36), 0.4), mix(amber(66), sand(84), 0.4)),
    at(600, 850, 1.06, house),
    fill("M600 850H1650V900C1300 880 900 876 600 862Z", mix(dust, grape(50), 0.3), 0.5),
    hen(420, 950, 1.15, mix(orange(50), amber(50), 0.3), { pecking: true }),
    hen(540, 930, 1.05, sand(98)),
    hen(690, 980, 1.3, mix(ink(24), orange(20), 0.3), { toLeft: true, pecking: true }),
    hen(820, 940, 1.1, mix(orange(58), lamplight(60), 0.4), { toLeft: true }),
    hen(1000, 990, 1.35, sand(98), { pecking: true }),
    hen(960, 920, 0.95, red(40), { toLeft: true }),
    times(40, () =>
      oval(
        p.between(200, 1300),
        p.between(880, 1040),
        p.between(4, 14),
        p.between(2, 4),
        mix(dust, sand(60), 0.5),
        0.6,
      ),
    ),
    times(9, (index) =>
      hollyhock(
        p,
        1150 + index * 56 + p.between(-12, 12),
        1040 + p.between(-20, 30),
        p.between(320, 460),
        [
          red(50),
          mix(red(84), sand(98), 0.3),
          mix(grape(50), red(50), 0.4),
          sand(99),
          lamplight(82),
        ][index % 5] ?? red(50),
      ),
    ),
    times(4, (index) =>
      hollyhock(
        p,
        30 + index * 50,
        1060,
        p.between(240, 340),
        [mix(red(84), sand(98), 0.3), red(46), sand(99), mix(grape(50), red(50), 0.4)][index] ??
          red(50),
      ),
    ),
    grass(p, () => p.height + 12, 60, mix(green(38), lamplight(44), 0.2), 80, 1080, p.width),
    grass(p, () => p.height + 12, 26, mix(green(38), lamplight(44), 0.2), 80, -20, 260),
    birds(p, 6, 900, 160, mix(teal(40), ink(40), 0.5)),
  ];
});
