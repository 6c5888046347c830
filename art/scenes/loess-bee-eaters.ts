import { beeEater, flyingBeeEater } from "../kit/birds.ts";
import {
  amber,
  cyan,
  green,
  ink,
  lamplight,
  mix,
  night,
  orange,
  sand,
  teal,
} from "../kit/colour.ts";
import { grass, hill, type Line, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { fill, line, n, oval, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { tree } from "../kit/trees.ts";

/** Bee-eaters in front of a yellow loess cliff with their nest holes, midday. */
export const loessBeeEaters = scene("loess-bee-eaters", 71, (p) => {
  const top: Line = (x) => 250 - (x - 500) * 0.07 + Math.sin(x / 120) * 14 + Math.sin(x / 47) * 6;
  const far = ridge(p, 690, 10, 1);
  const loess = mix(lamplight(82), amber(72), 0.4);
  const lit = mix(lamplight(88), sand(98), 0.45);
  const shade = mix(amber(66), lamplight(66), 0.4);
  const foot: Line = (x) => 940 + Math.sin(x / 140) * 18;
  const left = 420;
  return [
    sky(p, [
      [0, mix(cyan(62), night(60), 0.3)],
      [0.4, cyan(80)],
      [0.7, cyan(94)],
    ]),
    clouds(p, 9, 90, 420, sand(100), 0.8),
    hill(p, far, mix(teal(64), green(68), 0.5)),
    fill(`M0 720H700V${p.height}H0Z`, mix(green(62), lamplight(76), 0.4)),
    times(8, (index) =>
      line(
        `M-10 ${750 + index * index * 5}H640`,
        mix(lamplight(80), green(60), index % 2 ? 0.2 : 0.6),
        4 + index * 2,
        0.5,
      ),
    ),
    tree(
      p,
      90,
      780,
      150,
      ink(26),
      mix(green(44), teal(40), 0.3),
      mix(green(56), lamplight(60), 0.3),
    ),
    tree(
      p,
      210,
      766,
      110,
      ink(26),
      mix(green(48), teal(44), 0.3),
      mix(green(58), lamplight(60), 0.3),
    ),
    fill(
      `M${left - 60} ${p.height}C${left - 10} 900 ${left + 6} 600 ${left + 30} 262L${Array.from({ length: 60 }, (_, index) => `${left + 30 + index * 20} ${n(top(left + 30 + index * 20))}`).join("L")}L1640 ${p.height}Z`,
      loess,
    ),
    fill(
      `M${left - 60} ${p.height}C${left - 10} 900 ${left + 6} 600 ${left + 30} 262L${left + 190} 240C${left + 130} 420 ${left + 190} 640 ${left + 110} ${p.height}Z`,
      shade,
    ),
    times(16, (index) => {
      const x = 640 + index * 66 + p.between(-20, 20);
      const y = top(x);
      const w = p.between(24, 60);
      return fill(
        `M${n(x)} ${n(y)}C${n(x + w * 0.4)} ${n(y + 200)} ${n(x - 14)} ${n(y + 330)} ${n(x + 10)} ${n(y + p.between(420, 640))}C${n(x + w)} ${n(y + 380)} ${n(x + w * 0.7)} ${n(y + 180)} ${n(x + w)} ${n(y)}Z`,
        index % 2 ? lit : mix(loess, shade, 0.55),
        0.75,
      );
    }),
    times(5, (index) =>
      line(
        `M${left + 150} ${390 + index * 118}C800 ${n(370 + index * 112)} 1200 ${n(360 + index * 108)} 1640 ${n(320 + index * 112)}`,
        shade,
        5 + (index % 2) * 5,
        0.4,
      ),
    ),
    times(46, () => {
      const row = Math.floor(p.between(0, 4));
      const x = p.between(640, 1580);
      const y = 384 + row * 92 + p.between(-26, 26) - (x - 600) * 0.03;
      const r = p.between(13, 21);
      return (
        oval(x, y, r * 1.1, r, mix(orange(18), amber(18), 0.5)) +
        oval(x + 3, y + r * 0.35, r * 0.9, r * 0.6, mix(amber(34), orange(34), 0.4)) +
        line(
          `M${n(x - r * 0.6)} ${n(y + r)}q${n(r * 0.6)} ${n(r * 0.9)} ${n(r * 0.5)} ${n(r * 2.4)}`,
          lit,
          4,
          0.8,
        )
      );
    }),
    grass(p, (x) => top(x) + 4, 150, mix(green(46), lamplight(56), 0.2), 40, left + 30),
    times(26, () => {
      const x = p.between(left + 60, p.width);
      return oval(
        x,
        top(x) - 4,
        p.between(20, 50),
        p.between(12, 26),
        mix(green(42), lamplight(52), p.between(0.1, 0.35)),
      );
    }),
    fill(
      `M${left - 100} ${p.height}C700 940 1100 1000 1640 900V${p.height}Z`,
      mix(loess, green(48), 0.35),
    ),
    grass(p, (x) => foot(x) + 130, 120, mix(green(42), lamplight(48), 0.2), 90),
    line(
      "M-20 640C160 620 330 668 560 640C650 630 700 600 760 560M330 655C380 620 420 590 440 540",
      mix(orange(26), sand(30), 0.5),
      15,
    ),
    line("M-20 636C160 616 330 664 560 636", mix(orange(46), sand(60), 0.5), 4),
    beeEater(170, 630, 1.9),
    beeEater(575, 630, 1.9, true),
    beeEater(350, 644, 1.75),
    flyingBeeEater(950, 560, 1.45, -18),
    flyingBeeEater(1290, 740, 1.15, -8, true),
    flyingBeeEater(260, 250, 0.95, -24),
    flyingBeeEater(1180, 150, 0.8, -12, true),
  ];
});
