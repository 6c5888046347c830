import { birds } from "../kit/birds.ts";
import {
  amber,
  cyan,
  grape,
  green,
  ink,
  lamplight,
  mix,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { hill, type Line, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { reedBed, reeds } from "../kit/marsh.ts";
import { at, box, fill, line, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { bareTree, trees } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

const WOOD = mix(amber(48), orange(46), 0.3);
const LIT = mix(amber(72), orange(76), 0.4);
const DARK = mix(amber(20), ink(16), 0.4);

/** A watch tower of beams: a room under a roof on high legs, a stair that turns twice; its foot on zero. */
const tower = [
  line("M-96 0L-84 -330M96 0L84 -330", DARK, 15),
  line("M-92 -10L86 -150M92 -10L-86 -150M-88 -170L84 -310M88 -170L-84 -310", DARK, 8),
  box(-100, -166, 200, 11, WOOD),
  line("M-150 0L-128 -330M150 0L128 -330", WOOD, 19),
  line("M-148 -2L-128 -330", LIT, 8),
  fill("M150 -4L252 -4L86 -162L64 -152Z", DARK),
  fill("M64 -162L86 -172L-86 -318L-108 -318Z", DARK),
  times(9, (index) => box(166 - index * 12, -14 - index * 16, 58 - index * 3, 5, WOOD)),
  times(9, (index) => box(52 - index * 18, -176 - index * 16, 34, 5, WOOD)),
  line("M258 -78L82 -244", WOOD, 6),
  box(-186, -344, 372, 20, DARK),
  box(-192, -350, 384, 10, LIT),
  box(-170, -560, 12, 214, WOOD),
  box(158, -560, 12, 214, DARK),
  person(-46, -348, 1.42, { top: red(50), legs: ink(26) }),
  person(92, -348, 1.36, { top: teal(34), legs: sand(38), hair: amber(40) }),
  line("M-112 -352L-100 -430L-88 -352M-100 -430V-352", DARK, 5),
  line("M-150 -448L-66 -436", ink(18), 15),
  line("M-160 -450L-140 -446", ink(40), 20),
  box(-180, -414, 360, 12, LIT),
  times(25, (index) =>
    box(-176 + index * 14.4, -404, 9, 56, index % 2 ? WOOD : mix(WOOD, DARK, 0.3)),
  ),
  fill("M-220 -552L-60 -640H60L220 -552Z", mix(sand(56), amber(48), 0.5)),
  fill("M60 -640L220 -552H96L20 -640Z", mix(sand(34), amber(30), 0.5)),
].join("");

/** A wooden watch tower at a lake, two people and a telescope on it, evening. */
export const birdwatchingTower = scene("birdwatching-tower", 59, (p) => {
  const far = ridge(p, 560, 14, 1.2);
  const near = ridge(p, 590, 10, 1.8);
  const shore: Line = (x) => 905 + Math.sin(x / 180) * 8 - Math.max(0, x - 700) * 0.07;
  const ground = mix(green(28), grape(20), 0.25);
  return [
    sky(p, [
      [0, mix(cyan(46), teal(50), 0.5)],
      [0.28, mix(cyan(72), orange(92), 0.5)],
      [0.46, orange(90)],
      [0.58, lamplight(86)],
    ]),
    clouds(p, 14, 100, 480, orange(96), 0.55),
    sun(p, 330, 500, 68, orange(99), lamplight(88)),
    hill(p, far, mix(teal(60), orange(72), 0.3)),
    trees(p, far, 120, mix(teal(56), orange(66), 0.28), { least: 14, most: 40 }),
    hill(p, near, mix(teal(44), green(48), 0.4)),
    trees(p, near, 90, mix(teal(38), green(42), 0.4), { least: 18, most: 56 }),
    water(p, 612, p.height, lamplight(90), mix(teal(42), grape(44), 0.25), orange(99), 330),
    reflection(p, 330, 120, 640, 900, lamplight(92), 0.5),
    reedBed(p, 520, 900, 740, 54, mix(teal(38), green(46), 0.6), 7),
    reedBed(p, -60, 240, 770, 60, mix(teal(36), green(44), 0.6), 7),
    bareTree(p, 1500, shore(1500) + 10, 470, mix(ink(20), grape(20), 0.4)),
    trees(p, shore, 16, mix(green(28), teal(24), 0.5), {
      from: 1330,
      to: 1640,
      least: 60,
      most: 130,
    }),
    hill(p, shore, ground),
    reedBed(p, 680, 1660, 930, 100, mix(green(40), amber(44), 0.4), 10),
    at(1090, 945, 1.18, tower),
    reedBed(p, 780, 1700, 1010, 120, mix(green(32), amber(32), 0.35), 11),
    reedBed(p, -80, 620, 1090, 200, mix(green(24), ink(16), 0.4), 13),
    reedBed(p, 560, 1760, 1110, 150, mix(green(20), ink(14), 0.4), 13),
    reeds(p, -10, 380, p.height + 10, mix(green(18), ink(10), 0.5), 40, 360),
    birds(p, 9, 500, 250, mix(teal(34), ink(24), 0.5)),
  ];
});
