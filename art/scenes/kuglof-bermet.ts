import { cyan, grape, ink, lamplight, mix, night, orange, red, sand, teal } from "../kit/colour.ts";
import { kuglof } from "../kit/food.ts";
import { box, dot, fill, glow, line, oval, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { bottle, plate, smallGlass } from "../kit/table.ts";

const BERMET = mix(red(20), grape(18), 0.4);
const CLOTH = mix(sand(98), lamplight(95), 0.4);
const STEM = mix(cyan(72), grape(60), 0.4);
const FOLD = mix(sand(84), grape(76), 0.3);

/** A sugared kuglof, two small glasses of dark bermet and a bottle on a white cloth by lamplight. */
export const kuglofBermet = scene("kuglof-bermet", 73, (p) => [
  box(0, 0, p.width, p.height, mix(grape(24), night(24), 0.5)),
  times(17, (index) => box(index * 100 - 20, 0, 40, 700, mix(grape(28), night(28), 0.45))),
  times(17, (index) =>
    times(5, (row) =>
      dot(
        index * 100 + 50,
        70 + row * 130 + (index % 2) * 65,
        8,
        mix(lamplight(60), grape(40), 0.5),
        0.6,
      ),
    ),
  ),
  glow(p, 330, 180, 760, 620, lamplight(72), 0.6),
  box(324, 0, 6, 110, ink(10)),
  fill(
    "M210 230C220 140 280 104 327 104C374 104 434 140 444 230Z",
    mix(orange(50), lamplight(64), 0.5),
  ),
  oval(327, 230, 117, 20, lamplight(92)),
  box(1130, 60, 360, 440, mix(lamplight(54), orange(40), 0.5)),
  box(1154, 84, 312, 392, mix(teal(40), night(36), 0.4)),
  fill("M1154 360C1240 310 1330 380 1466 320V476H1154Z", mix(teal(28), night(26), 0.4)),
  fill(
    "M1154 420C1260 390 1360 430 1466 404V440C1360 456 1260 430 1154 452Z",
    mix(orange(72), lamplight(80), 0.4),
  ),
  dot(1260, 220, 34, mix(lamplight(86), orange(80), 0.3)),
  fill(`M0 640H1600V1067H0Z`, CLOTH),
  box(0, 634, p.width, 10, sand(100)),
  fill("M0 644H1600V700C1100 730 600 690 0 720Z", mix(CLOTH, FOLD, 0.3)),
  fill("M0 930C400 900 700 960 1000 930C1300 900 1480 950 1600 930V1067H0Z", FOLD, 0.35),
  times(27, (index) => fill(`M${index * 62 - 20} 1000q31 56 62 0v100h-62Z`, mix(CLOTH, FOLD, 0.2))),
  times(27, (index) => dot(index * 62 + 11, 1012, 8, FOLD)),
  line("M0 992H1600", mix(CLOTH, FOLD, 0.7), 3),
  oval(1010, 766, 150, 20, FOLD),
  bottle(940, 768, 1.14, {
    glass: mix(ink(12), red(12), 0.3),
    capsule: lamplight(62),
    label: sand(99),
  }),
  oval(700, 892, 390, 44, FOLD),
  plate(590, 850, 2.05, lamplight(62)),
  kuglof(p, 590, 846, 1.32),
  oval(1190, 886, 96, 14, mix(BERMET, FOLD, 0.65)),
  smallGlass(1130, 880, 1.6, BERMET, STEM),
  oval(1400, 928, 110, 14, mix(BERMET, FOLD, 0.65)),
  smallGlass(1330, 924, 1.75, BERMET, STEM),
  times(18, () => dot(p.between(260, 930), p.between(900, 950), p.between(2, 5), sand(100))),
]);
