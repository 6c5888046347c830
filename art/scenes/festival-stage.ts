import { cyan, grape, ink, lamplight, mix, night, orange, red, sand, teal } from "../kit/colour.ts";
import { sky, stars } from "../kit/light.ts";
import { fan } from "../kit/music.ts";
import { box, fades, fill, glow, line, polygon, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { clockTower } from "../kit/town.ts";
import { foliage } from "../kit/trees.ts";

/** A lit stage below the fortress walls, a crowd from behind with raised arms, night. */
export const festivalStage = scene("festival-stage", 97, (p) => {
  const brick = mix(red(26), grape(28), 0.5);
  const beam = (colour: string) =>
    fades(p, [
      [0, colour, 0.05],
      [1, colour, 0.7],
    ]);
  const [warm, cool, pink] = [
    beam(lamplight(82)),
    beam(cyan(74)),
    beam(mix(red(70), grape(76), 0.4)),
  ];
  const light = mix(lamplight(86), orange(86), 0.3);
  const crowd = (count: number, y: number, scale: number, colour: string, share: number) =>
    times(count, (index) => {
      const arms = p.chance() < share ? (p.chance() < 0.55 ? 2 : 1) : 0;
      return fan(
        (index + p.between(0.2, 0.8)) * (p.width / count),
        y + p.between(-14, 14),
        scale * p.between(0.92, 1.08),
        colour,
        arms,
      );
    });
  return [
    sky(p, [
      [0, night(12)],
      [0.5, mix(night(30), grape(34), 0.4)],
      [0.7, mix(grape(46), red(46), 0.4)],
    ]),
    stars(p, 90, 300, sand(98)),
    fill("M-10 420L300 400L330 360H1280L1320 400L1610 380V900H-10Z", mix(brick, night(16), 0.5)),
    clockTower(400, 362, 0.86),
    [
      [560, 160, 80],
      [750, 210, 96],
      [990, 180, 84],
    ]
      .map(
        ([x = 0, w = 0, h = 0]) =>
          box(x, 360 - h, w, h, mix(orange(60), grape(40), 0.45)) +
          fill(
            `M${x - 6} ${360 - h}L${x + 22} ${360 - h - 44}H${x + w - 22}L${x + w + 6} ${360 - h}Z`,
            mix(red(22), night(16), 0.4),
          ) +
          times(Math.floor(w / 40), (index) =>
            box(x + 16 + index * 38, 360 - h + 24, 14, 24, index % 2 ? lamplight(82) : night(16)),
          ),
      )
      .join(""),
    box(320, 356, 970, 14, mix(orange(50), grape(40), 0.3)),
    fill("M-10 560L220 520H1400L1610 540V900H-10Z", brick),
    fill("M-10 560L220 520H520V900H-10Z", mix(brick, orange(54), 0.3)),
    box(220, 514, 1180, 12, mix(orange(56), red(40), 0.3)),
    times(80, () =>
      box(
        p.between(0, 1560),
        p.between(400, 800),
        p.between(20, 60),
        5,
        mix(brick, night(10), 0.5),
        { opacity: 0.5 },
      ),
    ),
    foliage(p, 120, 540, 150, 50, 40, 30, [
      mix(teal(14), night(14), 0.5),
      mix(teal(20), night(20), 0.4),
    ]),
    foliage(p, 1500, 520, 150, 50, 40, 30, [
      mix(teal(14), night(14), 0.5),
      mix(teal(20), night(20), 0.4),
    ]),
    warm.defs,
    cool.defs,
    pink.defs,
    polygon(cool.paint, [150, -20], [330, -20], [520, 520], [490, 520]),
    polygon(pink.paint, [560, -20], [730, -20], [660, 520], [630, 520]),
    polygon(warm.paint, [770, -20], [960, -20], [930, 520], [900, 520]),
    polygon(cool.paint, [1150, -20], [1300, -20], [1100, 520], [1066, 520]),
    polygon(pink.paint, [1420, -20], [1620, 40], [1130, 520], [1100, 520]),
    glow(p, 800, 660, 700, 340, light, 0.7),
    box(440, 500, 720, 300, mix(grape(30), night(24), 0.4)),
    polygon(mix(lamplight(78), orange(70), 0.4), [470, 530], [1130, 530], [1080, 780], [520, 780]),
    polygon(lamplight(88), [600, 560], [1000, 560], [970, 780], [630, 780]),
    fill("M400 520C500 420 1100 420 1200 520L1170 540C1080 466 520 466 430 540Z", ink(10)),
    times(12, (index) =>
      line(
        `M${424 + index * 63} ${522 - Math.sin((index / 11) * Math.PI) * 72}l32 -16l32 16`,
        ink(30),
        4,
      ),
    ),
    [430, 1146]
      .map(
        (x) =>
          box(x, 500, 26, 320, ink(10)) +
          times(9, (index) => line(`M${x + 3} ${520 + index * 34}l20 30`, ink(34), 4)),
      )
      .join(""),
    [330, 1180]
      .map(
        (x) =>
          box(x, 580, 92, 230, ink(8)) +
          times(3, (index) => box(x + 12, 594 + index * 72, 68, 60, ink(18), { round: 8 })),
      )
      .join(""),
    [510, 640, 770, 900, 1030]
      .map(
        (x, index) =>
          box(x, 486 - (index % 2) * 6, 34, 28, ink(8), { round: 6 }) +
          glow(
            p,
            x + 17,
            520,
            50,
            40,
            [cyan(84), red(80), lamplight(90)][index % 3] ?? sand(98),
            0.9,
          ),
      )
      .join(""),
    person(640, 790, 1.7, { top: ink(12), legs: ink(8) }),
    person(800, 792, 1.9, { top: red(44), legs: ink(8) }),
    line("M818 690L862 640", red(44), 12),
    person(960, 790, 1.7, { top: ink(12), legs: ink(8) }),
    line("M600 720L700 690M925 720L1020 696", orange(44), 9),
    box(720, 730, 70, 60, ink(10), { round: 8 }),
    box(390, 790, 820, 40, ink(8)),
    crowd(28, 860, 0.62, mix(grape(30), orange(34), 0.3), 0.5),
    crowd(20, 920, 0.95, mix(grape(22), red(22), 0.4), 0.6),
    box(0, 960, p.width, 107, mix(grape(16), night(14), 0.4)),
    crowd(13, 1010, 1.45, mix(grape(16), night(14), 0.4), 0.7),
    crowd(8, 1110, 2.1, night(9), 0.75),
  ];
});
