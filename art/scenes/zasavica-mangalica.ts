import { birds } from "../kit/birds.ts";
import { amber, cyan, green, ink, lamplight, mix, orange, sand, teal } from "../kit/colour.ts";
import { fence } from "../kit/farm.ts";
import { donkey, mangalica } from "../kit/farm-animals.ts";
import { flowers, grass, hill, type Line, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { reedBed } from "../kit/marsh.ts";
import { box, oval, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { trees, willow } from "../kit/trees.ts";
import { water } from "../kit/water.ts";

/** Curly Mangalica pigs and a grey donkey on a pasture by the water, late afternoon. */
export const zasavicaMangalica = scene("zasavica-mangalica", 83, (p) => {
  const far = ridge(p, 392, 14, 1.1);
  const near = ridge(p, 436, 12, 1.7);
  const shore: Line = (x) => 556 + Math.sin(x / 210) * 8 - Math.max(0, x - 900) * 0.05;
  const meadow: Line = (x) => 690 + Math.sin(x / 330 + 1) * 16;
  const front: Line = (x) => 960 + Math.sin(x / 240 + 2) * 12;
  const pasture = mix(lamplight(74), green(58), 0.5);
  const blond = mix(lamplight(84), sand(88), 0.45);
  const rusty = mix(orange(48), amber(52), 0.4);
  const shadow = (x: number, y: number, w: number) =>
    oval(x - w * 0.35, y, w, w * 0.1, mix(green(26), amber(26), 0.4), 0.55);
  return [
    sky(p, [
      [0, mix(cyan(64), orange(84), 0.35)],
      [0.2, mix(orange(92), cyan(88), 0.25)],
      [0.38, lamplight(90)],
    ]),
    sun(p, 1380, 250, 74, orange(100), lamplight(88)),
    clouds(p, 12, 70, 320, orange(98), 0.6),
    hill(p, far, mix(teal(62), lamplight(84), 0.4)),
    trees(p, far, 120, mix(teal(56), lamplight(80), 0.38), { least: 16, most: 46 }),
    hill(p, near, mix(green(50), amber(56), 0.35)),
    trees(p, near, 80, mix(green(44), amber(50), 0.35), { least: 22, most: 70 }),
    water(p, 470, 620, lamplight(90), mix(cyan(56), teal(58), 0.5), orange(100), 1380),
    hill(p, shore, mix(pasture, green(54), 0.35)),
    reedBed(p, -40, 640, 580, 60, mix(green(44), lamplight(54), 0.3), 8),
    reedBed(p, 1060, 1680, 566, 54, mix(green(44), lamplight(54), 0.3), 8),
    willow(p, 210, 640, 330, mix(ink(24), amber(28), 0.4), mix(green(44), lamplight(56), 0.25)),
    shadow(860, 690, 120) + mangalica(p, 880, 690, 0.5, blond, { grazing: true }),
    shadow(560, 664, 90) +
      mangalica(p, 570, 664, 0.4, mix(ink(24), amber(30), 0.4), { toLeft: true, grazing: true }),
    fence(1240, 640, 380, 64, mix(amber(34), sand(40), 0.4)),
    hill(p, meadow, pasture),
    times(46, () =>
      box(
        p.between(-20, p.width),
        p.between(730, 940),
        p.between(40, 160),
        5,
        mix(pasture, p.chance() < 0.5 ? lamplight(84) : green(46), 0.5),
        { round: 3, opacity: 0.6 },
      ),
    ),
    shadow(1270, 880, 210) + donkey(1270, 880, 1.42, true),
    shadow(500, 920, 300) + mangalica(p, 500, 920, 1.5, blond),
    shadow(900, 956, 170) + mangalica(p, 910, 956, 0.84, rusty, { toLeft: true }),
    shadow(150, 944, 110) +
      mangalica(p, 140, 944, 0.6, mix(blond, sand(100), 0.3), { grazing: true }),
    hill(p, front, mix(green(40), amber(46), 0.35)),
    grass(p, front, 190, mix(green(38), amber(44), 0.3), 44),
    flowers(p, 40, 0, p.width, 985, 1060, lamplight(84), mix(green(36), amber(40), 0.3)),
    birds(p, 6, 420, 150, mix(teal(40), ink(40), 0.5)),
  ];
});
