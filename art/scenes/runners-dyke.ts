import { birds } from "../kit/birds.ts";
import {
  type Colour,
  cyan,
  green,
  ink,
  lamplight,
  mix,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { grass, hill, type Line, ridge } from "../kit/land.ts";
import { clouds, fog, sky, sun } from "../kit/light.ts";
import { at, dot, fill, line, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { poplar, trees } from "../kit/trees.ts";
import { water } from "../kit/water.ts";

const SKIN = mix(orange(66), red(50), 0.2);

/** Someone who runs to the right, both feet off the ground or nearly; 90 high. */
const runner = (top: Colour, shorts: Colour, hair: Colour, tail: boolean) =>
  [
    line("M1 -42L-8 -24L-28 -20", mix(SKIN, ink(20), 0.25), 6.5),
    line("M-27 -21L-31 -14", sand(96), 6),
    line("M8 -66L20 -54L30 -62", mix(SKIN, ink(20), 0.25), 5),
    line("M2 -42L20 -33L15 -9", SKIN, 7),
    line("M14 -6L23 -4", sand(98), 6),
    fill("M-8 -46L10 -48L22 -36L14 -28L2 -36L-8 -26L-13 -32Z", shorts),
    fill("M-8 -44C-6 -60 0 -72 8 -72C16 -72 16 -62 10 -44Z", top),
    line("M5 -66L-9 -56L-2 -44", SKIN, 5),
    dot(14, -80, 8, SKIN),
    fill("M5 -80C4 -92 22 -92 21 -82C16 -87 12 -84 9 -78Z", hair),
    tail ? line("M6 -84Q-4 -84 -9 -77", hair, 4.5) : "",
  ].join("");

/** Runners on the dyke path by the river in early light, with long shadows. */
export const runnersDyke = scene("runners-dyke", 43, (p) => {
  const far = ridge(p, 500, 14, 0.9);
  const bank = ridge(p, 548, 7, 1.5);
  const crest: Line = (x) => 790 - x * 0.045;
  const runners: [number, number, string][] = [
    [470, 3.1, runner(orange(58), ink(20), ink(14), false)],
    [760, 3, runner(teal(40), ink(14), orange(30), true)],
    [1060, 2.85, runner(lamplight(78), cyan(24), ink(10), false)],
  ];
  return [
    sky(p, [
      [0, mix(teal(58), cyan(62), 0.5)],
      [0.28, mix(sand(94), cyan(86), 0.4)],
      [0.5, mix(lamplight(90), orange(90), 0.4)],
    ]),
    clouds(p, 12, 80, 390, orange(98), 0.7),
    sun(p, 1330, 440, 82, sand(100), lamplight(88)),
    hill(p, far, mix(teal(72), orange(86), 0.4)),
    trees(p, far, 130, mix(teal(66), orange(82), 0.35), { least: 14, most: 44 }),
    fog(p, 8, 490, 550, orange(98), 0.55),
    hill(p, bank, mix(teal(58), orange(76), 0.3)),
    [120, 158, 204, 420, 452, 1010, 1044, 1086]
      .map((x) => poplar(x, bank(x) + 10, p.between(120, 190), mix(teal(50), orange(70), 0.25)))
      .join(""),
    trees(p, bank, 70, mix(teal(52), orange(70), 0.25), { least: 16, most: 44 }),
    water(
      p,
      566,
      800,
      mix(lamplight(90), orange(92), 0.5),
      mix(teal(60), cyan(66), 0.4),
      sand(100),
      1330,
    ),
    fog(p, 7, 566, 640, orange(99), 0.4),
    hill(p, (x) => crest(x) - 10 + Math.sin(x / 90) * 3, mix(green(46), lamplight(60), 0.3)),
    grass(p, (x) => crest(x) - 4, 130, mix(green(42), lamplight(60), 0.25), 34),
    hill(p, crest, mix(sand(82), orange(84), 0.35)),
    hill(p, (x) => crest(x) + 66, mix(green(54), lamplight(66), 0.4)),
    hill(p, (x) => crest(x) + 72 + Math.sin(x / 120) * 4, mix(green(40), teal(34), 0.25)),
    hill(p, (x) => crest(x) + 190 + Math.sin(x / 260) * 16, mix(green(32), teal(30), 0.35)),
    runners
      .map(([x, scale]) => {
        const y = crest(x) + 44;
        return fill(
          `M${x + 20} ${y}L${x - 300} ${y + 170}L${x - 400 - scale * 20} ${y + 236}L${x - 370} ${y + 240}L${x - 236} ${y + 186}L${x + 60} ${y + 4}Z`,
          mix(green(16), teal(18), 0.4),
          0.42,
        );
      })
      .join(""),
    runners.map(([x, scale, drawn]) => at(x, crest(x) + 40, scale, drawn)).join(""),
    grass(p, () => 1070, 110, mix(green(20), teal(20), 0.4), 80),
    times(14, () => dot(p.between(0, p.width), p.between(900, 1040), p.between(4, 8), sand(98))),
    birds(p, 6, 560, 180, teal(44)),
  ];
});
