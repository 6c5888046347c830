import { birds } from "../kit/birds.ts";
import { church } from "../kit/churches.ts";
import { amber, cyan, green, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { house } from "../kit/houses.ts";
import { hill, type Line, outline, ridge, rows } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { line, n, times, within } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { foliage, poplar, trees } from "../kit/trees.ts";

/** Vines in bands, as the sorts turn one after the other. */
const VINES = [
  ...Array<string>(7).fill(mix(lamplight(70), amber(60), 0.3)),
  ...Array<string>(6).fill(mix(orange(56), red(46), 0.4)),
  ...Array<string>(6).fill(mix(amber(50), green(48), 0.4)),
  ...Array<string>(7).fill(mix(lamplight(66), orange(62), 0.6)),
  ...Array<string>(5).fill(mix(red(40), orange(44), 0.3)),
];

/** Hills of red and yellow vines around a village in Baranja, an October afternoon. */
export const autumnVineyard = scene("autumn-vineyard", 37, (p) => {
  const far = ridge(p, 330, 22, 0.6);
  const left: Line = (x) => 420 + ((x - 250) / 900) ** 2 * 260;
  const right: Line = (x) => 400 + ((x - 1450) / 1000) ** 2 * 240;
  const valley: Line = (x) => 640 + Math.sin(x / 240) * 8;
  const near: Line = (x) => 800 - Math.sin(x / 520 + 0.3) * 56;
  const vinesOn = (land: Line, colours: string[], lean: number) =>
    within(
      p,
      outline(p, land),
      times(56, (index) => {
        const x = -300 + index * 40;
        return line(
          `M${n(x)} 360Q${n(x + lean * 0.4)} 520 ${n(x + lean)} 720`,
          colours[index % colours.length] ?? "",
          20,
        );
      }),
    );
  return [
    sky(p, [
      [0, mix(cyan(50), teal(56), 0.4)],
      [0.2, mix(cyan(76), sand(90), 0.3)],
      [0.36, mix(amber(92), orange(94), 0.5)],
    ]),
    clouds(p, 9, 60, 240, orange(98), 0.7),
    hill(p, far, mix(teal(68), sand(84), 0.25)),
    trees(p, far, 90, mix(teal(60), sand(80), 0.25), { least: 8, most: 18 }),
    hill(p, right, mix(lamplight(82), sand(92), 0.3)),
    vinesOn(right, VINES.slice(2), -240),
    hill(p, left, mix(lamplight(80), sand(94), 0.2)),
    vinesOn(left, VINES, 240),
    trees(p, (x) => Math.min(left(x), right(x)) + 6, 34, mix(green(34), orange(40), 0.4), {
      least: 16,
      most: 40,
    }),
    hill(p, valley, mix(green(52), amber(60), 0.5)),
    times(8, (index) =>
      house(
        p,
        330 + index * 118,
        668 - (index % 2) * 26,
        1.9,
        index % 3 ? sand(98) : amber(88),
        orange(44),
      ),
    ),
    church(770, 672, 1.75, amber(80), sand(99), red(32)),
    times(9, (index) =>
      house(
        p,
        220 + index * 136,
        726 - (index % 2) * 14,
        2.3,
        index % 2 ? sand(99) : amber(92),
        orange(48),
      ),
    ),
    foliage(p, 690, 660, 60, 46, 40, 18, [orange(44), orange(56), lamplight(68)]),
    foliage(p, 1120, 668, 70, 54, 46, 20, [red(36), orange(50), orange(62)]),
    foliage(p, 300, 690, 80, 50, 46, 20, [amber(42), amber(56), lamplight(74)]),
    poplar(1240, 712, 190, mix(lamplight(66), amber(54), 0.4)),
    poplar(1282, 716, 160, mix(lamplight(62), amber(50), 0.5)),
    hill(p, near, mix(sand(84), amber(70), 0.4)),
    rows(p, near, { x: 560, y: 620 }, mix(red(46), orange(54), 0.55), red(30), {
      count: 22,
      apart: 230,
      size: 34,
    }),
    birds(p, 8, 980, 120, teal(34)),
  ];
});
