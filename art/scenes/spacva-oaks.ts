import { amber, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { grass } from "../kit/land.ts";
import { sky, sun } from "../kit/light.ts";
import { dot, fill, line, n, oval, polygon, times } from "../kit/paper.ts";
import { walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { canopy } from "../kit/trees.ts";

/** Tall oaks of the Spačva forest, a straight path between them, the sun low at its end. */
export const spacvaOaks = scene("spacva-oaks", 89, (p) => {
  const x0 = 700;
  const floor = 700;
  const haze = mix(lamplight(92), orange(94), 0.4);
  const bark = mix(ink(16), orange(14), 0.4);
  const oak = (x: number, y: number, width: number, depth: number) => {
    const colour = mix(bark, haze, depth);
    const lit = mix(mix(orange(56), amber(56), 0.4), haze, depth * 0.8);
    const w = width / 2;
    const sunSide = x < x0 ? 1 : -1;
    return (
      fill(
        `M${n(x - w * 2)} ${n(y + w * 0.4)}C${n(x - w * 1.1)} ${n(y - w)} ${n(x - w)} ${n(y - w * 4)} ${n(x - w * 0.8)} -20H${n(x + w * 0.8)}C${n(x + w)} ${n(y - w * 4)} ${n(x + w * 1.1)} ${n(y - w)} ${n(x + w * 2)} ${n(y + w * 0.4)}Z`,
        colour,
      ) +
      fill(
        `M${n(x + sunSide * w * 2)} ${n(y + w * 0.4)}C${n(x + sunSide * w * 1.1)} ${n(y - w)} ${n(x + sunSide * w)} ${n(y - w * 4)} ${n(x + sunSide * w * 0.8)} -20H${n(x + sunSide * w * 0.5)}C${n(x + sunSide * w * 0.6)} ${n(y - w * 4)} ${n(x + sunSide * w * 0.6)} ${n(y - w)} ${n(x + sunSide * w * 1.2)} ${n(y + w * 0.3)}Z`,
        lit,
      ) +
      times(width > 70 ? 12 : 0, () =>
        line(
          `M${n(x + p.between(-0.6, 0.4) * w)} ${n(p.between(80, y - 120))}v${n(p.between(40, 110))}`,
          mix(colour, ink(0), 0.4),
          5,
          0.6,
        ),
      )
    );
  };
  const shadow = (x: number, y: number, width: number) => {
    const reach = (p.height - floor) * 1.2;
    const slope = (x - x0) / (y - 590);
    return polygon(
      mix(orange(20), ink(16), 0.4),
      [x - width * 0.7, y],
      [x + width * 0.7, y],
      [x + slope * reach + width * 1.5, y + reach],
      [x + slope * reach - width * 1.5, y + reach],
    );
  };
  const trunks: [number, number, number, number][] = [
    [500, 690, 20, 0.72],
    [590, 676, 14, 0.8],
    [800, 676, 14, 0.8],
    [905, 690, 20, 0.72],
    [330, 700, 22, 0.7],
    [1070, 700, 22, 0.7],
    [180, 706, 24, 0.7],
    [1240, 706, 24, 0.7],
    [1420, 704, 22, 0.7],
    [30, 704, 22, 0.7],
    [420, 730, 42, 0.46],
    [990, 730, 42, 0.46],
    [1180, 742, 46, 0.42],
    [230, 746, 46, 0.42],
    [1500, 744, 46, 0.42],
  ];
  const near: [number, number, number, number][] = [
    [340, 800, 84, 0.2],
    [1110, 806, 88, 0.18],
    [40, 830, 96, 0.14],
    [1370, 840, 108, 0.1],
  ];
  return [
    sky(p, [
      [0, mix(orange(78), amber(66), 0.4)],
      [0.35, mix(lamplight(84), orange(90), 0.4)],
      [0.62, haze],
    ]),
    sun(p, x0 + 20, 560, 80, orange(100), lamplight(92)),
    times(26, () =>
      oval(
        p.between(0, p.width),
        p.between(420, 660),
        p.between(50, 120),
        p.between(30, 70),
        mix(mix(orange(72), amber(66), 0.4), haze, p.between(0.35, 0.75)),
        0.7,
      ),
    ),
    dot(x0 + 20, 560, 80, orange(100)),
    trunks
      .slice(0, 10)
      .map(([x, y, w, d]) => oak(x, y, w, d))
      .join(""),
    canopy(
      p,
      -40,
      560,
      330,
      34,
      mix(mix(orange(66), amber(60), 0.45), haze, 0.3),
      mix(lamplight(76), haze, 0.3),
    ),
    canopy(
      p,
      860,
      1640,
      330,
      36,
      mix(mix(orange(66), amber(60), 0.45), haze, 0.3),
      mix(lamplight(76), haze, 0.3),
    ),
    fill(
      `M-10 ${floor}C300 670 560 668 ${x0} 668C900 668 1300 670 1610 ${floor}V${p.height}H-10Z`,
      mix(orange(54), amber(56), 0.5),
    ),
    polygon(
      mix(lamplight(82), sand(90), 0.4),
      [x0 - 12, 668],
      [x0 + 12, 668],
      [x0 + 430, 1090],
      [x0 - 330, 1090],
    ),
    trunks
      .slice(10)
      .map(([x, y, w]) => `<g opacity="0.3">${shadow(x, y, w)}</g>`)
      .join(""),
    near.map(([x, y, w]) => `<g opacity="0.42">${shadow(x, y, w)}</g>`).join(""),
    times(120, () => {
      const t = p.chance() ** 0.7;
      const y = 700 + t * 360;
      return oval(
        p.between(-20, p.width),
        y,
        4 + t * 11,
        2 + t * 4,
        [orange(64), lamplight(74), orange(44), amber(60)][Math.floor(p.between(0, 4))] ??
          orange(60),
      );
    }),
    trunks
      .slice(10)
      .map(([x, y, w, d]) => oak(x, y, w, d))
      .join(""),
    canopy(
      p,
      -60,
      620,
      210,
      28,
      mix(orange(52), amber(48), 0.4),
      mix(lamplight(70), orange(70), 0.4),
    ),
    canopy(
      p,
      820,
      1660,
      210,
      32,
      mix(orange(52), amber(48), 0.4),
      mix(lamplight(70), orange(70), 0.4),
    ),
    near.map(([x, y, w, d]) => oak(x, y, w, d)).join(""),
    walker(
      760,
      800,
      0.92,
      { top: mix(teal(34), ink(20), 0.3), legs: ink(16) },
      { rucksack: red(42) },
    ),
    canopy(p, -60, 420, 110, 14, mix(orange(30), amber(26), 0.5), mix(orange(46), amber(46), 0.5)),
    canopy(
      p,
      1080,
      1660,
      120,
      16,
      mix(orange(30), amber(26), 0.5),
      mix(orange(46), amber(46), 0.5),
    ),
    grass(p, () => p.height + 14, 70, mix(orange(22), green(22), 0.5), 100, -20, 380),
    grass(p, () => p.height + 14, 60, mix(orange(22), green(22), 0.5), 100, 1240, 1620),
  ];
});
