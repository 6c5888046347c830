import { birds } from "../kit/birds.ts";
import { ink, mix, orange, sand, teal } from "../kit/colour.ts";
import { hill, ridge } from "../kit/land.ts";
import { fog, sky, sun } from "../kit/light.ts";
import { reeds } from "../kit/marsh.ts";
import { at, box, dot, fill, line, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { poplar, trees } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

const MAST = ink(24);

/** A fisherman standing in his flat boat, with a pole; a net lies over the bow. */
const boat = [
  fill("M-210 -6C-150 26 150 26 240 -22L214 34C120 52 -110 52 -176 34Z", ink(18)),
  fill("M-210 -6C-150 26 150 26 240 -22L236 -12C150 36 -150 36 -204 4Z", sand(50)),
  line("M-16 -210L150 40", sand(40), 7),
  fill("M18 2L22 -74H46L52 2H36L34 -46L30 2Z", ink(30)),
  fill("M8 -66C8 -130 20 -146 36 -146C54 -146 62 -128 58 -66Z", teal(34)),
  line("M18 -128L-2 -104L8 -86", teal(30), 14),
  line("M50 -128L42 -96L22 -100", teal(38), 13),
  dot(35, -162, 15, orange(80)),
  fill("M14 -164C16 -186 54 -186 57 -164L66 -160H10Z", ink(22)),
  fill("M110 6C122 -30 190 -34 214 -14C200 10 150 18 110 6Z", sand(66), 0.9),
  times(7, (index) => line(`M${120 + index * 13} 4l10 -24`, ink(40), 1.6, 0.6)),
].join("");

/** Thick fog on the river in the morning, a man in a wooden boat, a stake and a net. */
export const fogFisherman = scene("fog-fisherman", 41, (p) => {
  const far = ridge(p, 470, 14, 1.2);
  const near = ridge(p, 520, 12, 1.7);
  return [
    sky(p, [
      [0, mix(teal(70), sand(96), 0.35)],
      [0.3, mix(sand(98), orange(94), 0.4)],
      [0.5, orange(93)],
    ]),
    sun(p, 1090, 330, 74, orange(99), orange(96)),
    hill(p, far, mix(teal(76), sand(96), 0.45)),
    trees(p, far, 90, mix(teal(74), sand(96), 0.4), { least: 20, most: 60 }),
    fog(p, 9, 400, 500, orange(98), 0.6),
    hill(p, near, mix(teal(66), sand(90), 0.3)),
    [180, 214, 252, 1330, 1372]
      .map((x) => poplar(x, near(x) + 14, p.between(150, 210), mix(teal(60), sand(90), 0.25)))
      .join(""),
    trees(p, near, 60, mix(teal(62), sand(90), 0.28), { least: 24, most: 64 }),
    water(p, 556, p.height, mix(orange(92), teal(80), 0.4), teal(48), orange(99), 1090),
    fog(p, 16, 500, 700, orange(98), 0.5),
    box(1236, 560, 12, 250, MAST),
    box(1300, 590, 10, 200, MAST),
    fill(
      "M1242 640C1262 700 1286 700 1304 650L1302 760C1280 800 1262 796 1244 770Z",
      sand(70),
      0.55,
    ),
    times(6, (index) =>
      line(`M${1246 + index * 10} ${660 + index * 3}v${96 - index * 6}`, ink(36), 1.5, 0.7),
    ),
    reflection(p, 1242, 16, 812, 940, MAST, 0.4),
    reflection(p, 660, 330, 884, 1040, ink(20), 0.5),
    at(650, 840, 1.25, boat),
    fog(p, 8, 760, 1000, orange(98), 0.28),
    reeds(p, -20, 210, p.height + 10, ink(22), 46, 300),
    birds(p, 5, 360, 170, teal(44)),
  ];
});
