import {
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
import { hill, ridge } from "../kit/land.ts";
import { moon, sky, stars } from "../kit/light.ts";
import { box, dot, fill, glow, line, n, oval, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { trees } from "../kit/trees.ts";
import { water } from "../kit/water.ts";

const IRON = mix(ink(14), grape(14), 0.5);
const POLE = orange(7);

const tripod =
  line("M800 330L560 980M800 330L1040 980M800 330L830 960", POLE, 16) +
  line("M800 330L560 980", mix(orange(44), sand(50), 0.3), 5, 0.7) +
  times(12, (index) => line(`M800 ${342 + index * 19}v10`, mix(ink(56), sand(44), 0.5), 6));

const kettle = [
  line("M660 610C670 545 930 545 940 610", mix(ink(30), sand(26), 0.6), 9),
  fill("M640 612H960C980 760 900 830 800 830C700 830 620 760 640 612Z", IRON),
  fill(
    "M640 612C624 740 680 820 760 828C700 790 672 720 676 612Z",
    mix(orange(50), sand(60), 0.3),
    0.75,
  ),
  oval(800, 612, 162, 34, mix(ink(30), sand(26), 0.6)),
  oval(800, 614, 146, 27, mix(red(50), orange(48), 0.4)),
  line("M690 612q30 -16 60 0t60 0t60 0", orange(67), 6),
  fill("M742 620c24 -26 62 -22 84 0c-22 18 -60 20 -84 0Z", orange(93)),
  dot(862, 606, 9, green(50)),
  dot(712, 624, 7, green(50)),
].join("");

const flame = (across: number, k: number) => {
  const x = 800 + across;
  return (
    fill(
      `M${n(x - 44 * k)} 985C${n(x - 70 * k)} ${n(985 - 90 * k)} ${n(x - 20 * k)} ${n(985 - 110 * k)} ${n(x - 6 * k)} ${n(985 - 180 * k)}C${n(x + 30 * k)} ${n(985 - 120 * k)} ${n(x + 70 * k)} ${n(985 - 90 * k)} ${n(x + 44 * k)} 985Z`,
      mix(lamplight(68), orange(66), 0.55),
    ) +
    fill(
      `M${n(x - 22 * k)} 985C${n(x - 36 * k)} ${n(985 - 50 * k)} ${n(x - 6 * k)} ${n(985 - 60 * k)} ${n(x)} ${n(985 - 104 * k)}C${n(x + 14 * k)} ${n(985 - 66 * k)} ${n(x + 36 * k)} ${n(985 - 50 * k)} ${n(x + 22 * k)} 985Z`,
      lamplight(80),
    )
  );
};

/** Fish paprikash over an open fire by the river: the kettle on its chain, stars, a crescent, four guests. */
export const fire = scene("fire", 13, (p) => {
  const far = ridge(p, 600, 22, 0.9);
  const guest = (x: number, y: number, scale: number, top: string) => {
    const side = x > 800 ? -1 : 1;
    const edge = (across: number) => n(x + side * across * scale);
    return (
      person(x, y, scale, { top, legs: ink(5) }) +
      line(
        `M${edge(9)} ${n(y - 66 * scale)}Q${edge(14)} ${n(y - 50 * scale)} ${edge(10)} ${n(y - 36 * scale)}`,
        orange(80),
        3 * scale,
      )
    );
  };
  const logs = times(5, (index) => {
    const across = (index - 2) * 60;
    const log = box(
      720 + across,
      972 + (index % 2) * 10,
      150,
      26,
      index % 2 ? orange(16) : mix(orange(28), sand(20), 0.4),
      { round: 13 },
    );
    return `<g transform="rotate(${n(across / 7)} ${800 + across} 985)">${log}</g>`;
  });
  const steam: [number, number][] = [
    [730, 560],
    [800, 540],
    [872, 562],
  ];
  return [
    sky(p, [
      [0, night(15)],
      [0.5, night(30)],
      [0.75, cyan(36)],
    ]),
    stars(p, 170, 560, orange(98)),
    moon(1240, 210, 62, orange(98), night(20)),
    hill(p, far, mix(night(27), teal(22), 0.5)),
    trees(p, far, 120, mix(night(24), teal(17), 0.5), { least: 18, most: 50 }),
    water(p, 640, 800, mix(cyan(32), night(36), 0.4), night(23), teal(90), 1240),
    fill(
      `M0 800C300 770 700 780 900 790C1200 780 1450 790 1600 775V${p.height}H0Z`,
      mix(green(14), ink(14), 0.4),
    ),
    glow(p, 800, 920, 720, 300, orange(70), 0.5),
    glow(p, 800, 920, 430, 180, lamplight(70), 0.6),
    tripod,
    kettle,
    flame(0, 1),
    flame(34, 0.8),
    flame(-40, 0.85),
    flame(74, 0.6),
    flame(-84, 0.6),
    logs,
    times(44, () => {
      const y = 860 - p.chance() * 620;
      return dot(
        800 + (p.chance() - 0.5) * (420 - y * 0.25),
        y,
        p.between(1.4, 3.8),
        lamplight(74),
        Number(p.between(0.3, 1).toFixed(2)),
      );
    }),
    steam
      .map(([x, y], index) =>
        line(
          `M${x} ${y}c-30 -50 34 -70 6 -130c-18 -44 22 -60 10 -100`,
          sand(100),
          9,
          0.22 + 0.06 * index,
        ),
      )
      .join(""),
    guest(400, 905, 1.7, cyan(22)),
    guest(452, 912, 1.55, mix(red(24), ink(24), 0.25)),
    guest(1180, 905, 1.7, night(28)),
    guest(1126, 915, 1.5, mix(orange(40), sand(30), 0.4)),
  ];
});
