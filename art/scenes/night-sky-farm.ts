import { cyan, green, ink, lamplight, mix, night, orange, sand, teal } from "../kit/colour.ts";
import { haystack, wellSweep } from "../kit/farm.ts";
import { grass, hill, type Line, ridge } from "../kit/land.ts";
import { sky, stars } from "../kit/light.ts";
import { box, dot, fades, fill, glow, line, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { poplar, trees } from "../kit/trees.ts";

const DARK = mix(night(12), ink(8), 0.4);

/** A farmhouse at night: thatch against the sky, one lit window, light on the grass. */
const farmhouse = [
  box(0, -92, 330, 92, night(32)),
  box(0, -14, 330, 14, night(22)),
  fill("M-26 -86L40 -190H300L356 -86Z", DARK),
  fill("M-26 -86L40 -190H60L0 -86Z", night(26)),
  box(230, -222, 24, 52, night(24)),
  box(44, -70, 46, 42, lamplight(82)),
  line("M67 -70V-28M44 -50H90", DARK, 4),
  box(160, -74, 38, 74, night(16)),
  box(248, -68, 40, 38, night(18)),
].join("");

/** The Milky Way over a haystack, a well sweep and a farmhouse with one lit window, August. */
export const nightSkyFarm = scene("night-sky-farm", 31, (p) => {
  const far = ridge(p, 760, 10, 0.9);
  const meadow: Line = (x) => 830 + Math.sin(x / 340) * 12;
  const across = (way: number) => ({ x: 250 + way * 1180, y: 790 - way * 900 });
  const milky = (count: number, spread: number, size: number, colour: string, opacity: number) =>
    times(count, () => {
      const { x, y } = across(p.between(-0.05, 1.02));
      const off = (p.chance() + p.chance() + p.chance() - 1.5) * spread;
      return y + off < 740
        ? dot(x + off * 0.6, y + off * 0.8, p.between(size * 0.4, size), colour, opacity)
        : "";
    });
  const pool = fades(p, [
    [0, lamplight(74), 0.55],
    [1, lamplight(74), 0],
  ]);
  return [
    sky(p, [
      [0, night(9)],
      [0.42, night(22)],
      [0.64, mix(night(38), teal(40), 0.4)],
      [0.74, mix(teal(56), orange(74), 0.4)],
    ]),
    [0.08, 0.26, 0.44, 0.62, 0.8, 0.98]
      .map((way) => {
        const { x, y } = across(way);
        return (
          `<g transform="rotate(-37 ${x} ${y})">` +
          glow(p, x, y, 330, 150, mix(night(70), cyan(80), 0.5), 0.32) +
          glow(p, x + 30, y - 14, 200, 60, mix(lamplight(92), cyan(90), 0.3), 0.34) +
          glow(p, x - 20, y + 26, 190, 26, night(8), 0.55) +
          "</g>"
        );
      })
      .join(""),
    stars(p, 190, 740, sand(98)),
    milky(420, 190, 1.9, sand(99), 0.7),
    milky(70, 260, 3.2, lamplight(94), 0.9),
    dot(410, 150, 4.5, sand(100)),
    dot(1270, 420, 4, sand(100)),
    hill(p, far, mix(night(26), teal(26), 0.5)),
    trees(p, far, 90, mix(night(20), teal(20), 0.5), { least: 10, most: 34 }),
    [1310, 1352, 1400, 1462].map((x) => poplar(x, 800, p.between(180, 260), night(14))).join(""),
    hill(p, meadow, mix(green(20), night(26), 0.55)),
    `<g transform="translate(1010 846) scale(1.15)">${farmhouse}</g>`,
    glow(p, 1087, 794, 130, 110, lamplight(78), 0.55),
    pool.defs,
    polygon(pool.paint, [1062, 848], [1114, 848], [1190, 960], [960, 960]),
    wellSweep(700, 900, 1.05, DARK, mix(night(46), sand(60), 0.3)),
    oval(330, 952, 220, 16, DARK, 0.5),
    haystack(330, 950, 1.75, mix(night(20), orange(20), 0.35), mix(night(26), orange(40), 0.55)),
    grass(p, () => 1066, 150, DARK, 70),
    grass(p, () => 985, 60, mix(night(16), green(16), 0.4), 34),
  ];
});
