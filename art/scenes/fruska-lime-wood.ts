import {
  amber,
  type Colour,
  green,
  ink,
  lamplight,
  mix,
  orange,
  sand,
  teal,
} from "../kit/colour.ts";
import { grass, hill, type Line, road } from "../kit/land.ts";
import { beams, sky } from "../kit/light.ts";
import {
  at,
  dot,
  fill,
  glow,
  type Layer,
  line,
  mirrored,
  n,
  oval,
  type Paper,
  times,
} from "../kit/paper.ts";
import { walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { canopy } from "../kit/trees.ts";

/** A branch of a lime tree with heart-shaped leaves and hanging blossom. */
const limeBranch = (p: Paper, leaf: Colour, lit: Colour): Layer =>
  line(
    "M0 0C110 20 230 70 380 170M140 34C190 90 220 150 232 220",
    mix(ink(22), amber(28), 0.5),
    10,
  ) +
  times(17, (index) => {
    const t = (index + 1) / 17;
    const down = index % 4 === 3;
    const x = down ? 160 + t * 80 : t * 390;
    const y = down ? 60 + t * 170 : t * t * 165 + 8;
    const k = p.between(0.8, 1.25);
    return (
      at(
        x,
        y,
        k,
        fill("M0 0C-34 10 -44 50 0 92C44 50 34 10 0 0Z", index % 3 ? leaf : lit) +
          line("M0 6V84", mix(leaf, ink(10), 0.3), 2.4),
        p.between(-50, 50),
      ) +
      (index % 4 === 1
        ? at(
            x,
            y,
            1,
            line("M0 0V54M0 40L-12 62M0 40L12 62", lamplight(84), 3) +
              dot(0, 62, 8, lamplight(90)) +
              dot(-14, 68, 7, lamplight(88)) +
              dot(14, 68, 7, lamplight(88)),
          )
        : "")
    );
  });

/** A footpath climbs through a lime wood, sunbeams between yellow-green leaves, June. */
export const fruskaLimeWood = scene("fruska-lime-wood", 103, (p) => {
  const glade = mix(lamplight(94), green(92), 0.4);
  const young = mix(lamplight(82), green(66), 0.45);
  const leaf = mix(lamplight(66), green(52), 0.6);
  const deep = mix(green(34), lamplight(34), 0.3);
  const bark = mix(ink(24), sand(30), 0.5);
  const far: Line = (x) => 660 - x * 0.1 + Math.sin(x / 160) * 8;
  const middle: Line = (x) => 770 - x * 0.09 + Math.sin(x / 210 + 1) * 12;
  const near: Line = (x) => 960 - (p.width - x) * 0.12 + Math.sin(x / 180) * 10;
  const trunk = (x: number, y: number, width: number, lean: number, depth: number) => {
    const w = width / 2;
    const d = (l: number, r: number) =>
      fill(
        `M${n(x + l * w * 1.7)} ${n(y + 8)}C${n(x + l * w)} ${n(y - w * 3)} ${n(x + lean * 0.3 + l * w * 0.9)} 300 ${n(x + lean + l * w * 0.7)} -20H${n(x + lean + r * w * 0.7)}C${n(x + lean * 0.3 + r * w * 0.9)} 300 ${n(x + r * w)} ${n(y - w * 3)} ${n(x + r * w * 1.7)} ${n(y + 8)}Z`,
        l < -0.9 && r < 0
          ? mix(mix(lamplight(84), sand(80), 0.4), glade, depth)
          : mix(bark, glade, depth),
      );
    return d(-1, 1) + d(-1, -0.45);
  };
  return [
    sky(p, [
      [0, mix(young, green(60), 0.3)],
      [0.4, mix(young, glade, 0.6)],
      [0.65, glade],
    ]),
    glow(p, 430, 300, 620, 460, lamplight(96), 0.9),
    times(34, () =>
      oval(
        p.between(0, p.width),
        p.between(330, 620),
        p.between(60, 130),
        p.between(34, 70),
        mix(young, glade, p.between(0.2, 0.75)),
        0.7,
      ),
    ),
    [
      [120, 20, 10],
      [240, 16, -6],
      [380, 22, 12],
      [520, 18, 4],
      [640, 16, -10],
      [780, 22, 8],
      [910, 18, -6],
      [1040, 22, 10],
      [1180, 18, -4],
      [1330, 24, 8],
      [1480, 20, -8],
    ]
      .map(([x = 0, w = 0, l = 0]) => trunk(x, far(x) + 10, w, l, 0.68))
      .join(""),
    canopy(
      p,
      -40,
      p.width + 40,
      280,
      56,
      mix(young, glade, 0.15),
      mix(lamplight(88), green(80), 0.35),
    ),
    hill(p, far, mix(young, green(62), 0.3)),
    trunk(560, middle(560), 44, -30, 0.4) +
      trunk(1010, middle(1010), 50, 26, 0.4) +
      trunk(70, middle(70), 46, 14, 0.4) +
      trunk(1500, middle(1500), 48, -24, 0.4),
    hill(p, middle, leaf),
    road(
      [
        [1075, 552, 16],
        [1150, 610, 44],
        [960, 700, 96],
        [850, 820, 200],
        [760, 1100, 520],
      ],
      mix(lamplight(88), sand(90), 0.5),
    ),
    times(24, () => {
      const t = p.chance();
      return oval(
        900 + p.between(-1, 1) * (60 + t * 220),
        740 + t * 310,
        12 + t * 40,
        4 + t * 11,
        mix(leaf, sand(60), 0.4),
        0.4,
      );
    }),
    beams(p, 250, -330, 9, 1380, lamplight(95), 0.42),
    canopy(p, -40, p.width + 40, 190, 40, leaf, mix(young, lamplight(84), 0.3)),
    at(
      1110,
      606,
      1,
      walker(30, 10, 0.72, { top: orange(58), legs: ink(26) }, { rucksack: teal(30) }),
    ),
    trunk(300, 900, 92, 40, 0.14),
    trunk(1330, 900, 110, -50, 0.06),
    grass(p, () => 912, 26, leaf, 44, 240, 380),
    grass(p, () => 914, 30, leaf, 48, 1220, 1440),
    fill(
      `M-10 ${n(near(0) - 40)}C140 ${n(near(200) - 20)} 420 900 560 ${p.height + 10}H-10Z`,
      deep,
    ),
    fill(`M1640 800C1480 860 1290 930 1210 ${p.height + 10}H1640Z`, deep),
    times(46, () => {
      const left = p.chance() < 0.55;
      const x = left ? p.between(-10, 470) : p.between(1270, 1600);
      return line(
        `M${n(x)} ${p.height + 10}q${n(p.between(-40, 40))} -60 ${n(p.between(-60, 60))} ${n(-p.between(70, 170))}`,
        mix(deep, leaf, p.between(0, 0.5)),
        7,
      );
    }),
    canopy(p, -60, 700, 110, 16, mix(deep, leaf, 0.4), mix(leaf, young, 0.4)),
    canopy(p, 900, 1660, 130, 20, mix(deep, leaf, 0.4), mix(leaf, young, 0.4)),
    at(1640, 120, 1, mirrored(0, 0, 1.2, limeBranch(p, mix(leaf, deep, 0.3), young))),
  ];
});
