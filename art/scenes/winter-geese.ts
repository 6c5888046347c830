import { cyan, ink, lamplight, mix, night, orange, red, sand } from "../kit/colour.ts";
import { skein } from "../kit/geese.ts";
import { hill, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { plumes, reedBed } from "../kit/marsh.ts";
import { box, fill, line, n, oval, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { trees } from "../kit/trees.ts";

/** Skeins of wild geese over frozen ponds and bare reeds, cold orange sunset. */
export const winterGeese = scene("winter-geese", 53, (p) => {
  const far = ridge(p, 690, 10, 1.2);
  const ice = mix(cyan(88), night(86), 0.5);
  const straw = mix(sand(62), orange(64), 0.25);
  const dark = mix(ink(14), orange(12), 0.25);
  const body = mix(night(24), ink(20), 0.5);
  const wing = mix(night(32), ink(28), 0.5);
  return [
    sky(p, [
      [0, mix(night(40), cyan(40), 0.3)],
      [0.24, mix(night(66), red(76), 0.3)],
      [0.46, mix(orange(78), red(72), 0.25)],
      [0.64, lamplight(84)],
    ]),
    sun(p, 1210, 620, 78, orange(98), lamplight(84)),
    clouds(p, 12, 200, 600, mix(orange(88), red(84), 0.4), 0.45),
    hill(p, far, mix(night(44), orange(54), 0.3)),
    trees(p, far, 120, mix(night(40), orange(50), 0.28), { least: 12, most: 36 }),
    fill(`M0 716H${p.width}V${p.height}H0Z`, mix(straw, night(60), 0.35)),
    oval(1080, 752, 620, 26, mix(ice, orange(84), 0.55)),
    oval(220, 764, 360, 22, ice),
    reedBed(p, -60, 560, 800, 60, mix(straw, night(40), 0.4), 7),
    reedBed(p, 800, 1680, 792, 52, mix(straw, night(40), 0.4), 7),
    fill(
      "M-20 850C300 812 1000 800 1640 830V1000C1200 960 700 1010 -20 990Z",
      mix(ice, orange(88), 0.3),
    ),
    fill(
      "M960 812C1160 808 1460 812 1640 826V900C1400 880 1120 870 960 812Z",
      mix(ice, orange(84), 0.65),
    ),
    times(9, () => {
      const x = p.between(20, 1500);
      const y = p.between(850, 960);
      return line(
        `M${n(x)} ${n(y)}l${n(p.between(50, 130))} ${n(p.between(-12, 10))}l${n(p.between(30, 90))} ${n(p.between(2, 14))}`,
        mix(cyan(64), night(62), 0.5),
        2.4,
        0.7,
      );
    }),
    times(16, () =>
      box(p.between(1080, 1330), p.between(830, 950), p.between(20, 110), 4, lamplight(92), {
        round: 2,
        opacity: 0.7,
      }),
    ),
    reedBed(p, -120, 760, 1090, 170, mix(straw, ink(20), 0.55), 12),
    reedBed(p, 900, 1760, 1100, 150, mix(straw, ink(20), 0.6), 12),
    plumes(p, -10, 420, p.height + 20, 420, 24, dark, mix(dark, straw, 0.3)),
    plumes(p, 1420, 1640, p.height + 20, 330, 12, dark, mix(dark, straw, 0.3)),
    skein(p, 330, 290, 0.86, 4, 4, body, wing),
    skein(p, 1040, 330, 0.42, 5, 6, mix(body, orange(70), 0.3), mix(wing, orange(70), 0.3)),
    skein(p, 160, 560, 0.24, 7, 5, mix(body, orange(76), 0.4), mix(wing, orange(76), 0.4)),
  ];
});
