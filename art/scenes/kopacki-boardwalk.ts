import { birds } from "../kit/birds.ts";
import { amber, cyan, green, ink, lamplight, mix, orange, sand, teal } from "../kit/colour.ts";
import { hill, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { boardwalk, reedBed, reeds } from "../kit/marsh.ts";
import { at, box, fill, line, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { trees } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

const WOOD = mix(amber(58), sand(54), 0.5);
const DARK = mix(amber(30), ink(20), 0.4);

/** A platform under a thatched roof on poles in the water, its deck on zero. */
const platform = [
  times(5, (index) => box(-150 + index * 71, 0, 12, 96, DARK)),
  line("M-144 90L-78 6M136 90L70 6", DARK, 6),
  box(-120, -150, 12, 150, WOOD),
  box(-50, -150, 10, 150, DARK),
  box(40, -150, 10, 150, DARK),
  box(108, -150, 12, 150, WOOD),
  person(-18, 2, 0.95, { top: orange(56), legs: ink(24) }),
  person(70, 2, 0.95, { top: teal(36), legs: sand(40) }),
  box(-150, -58, 300, 8, WOOD),
  box(-150, -32, 300, 6, WOOD),
  times(7, (index) => box(-150 + index * 48, -58, 8, 60, WOOD)),
  box(-166, -4, 332, 16, mix(WOOD, sand(98), 0.3)),
  fill("M-176 -138L-60 -252H60L176 -138Z", mix(amber(62), sand(76), 0.5)),
  fill("M60 -252L176 -138H70L10 -252Z", mix(amber(46), sand(50), 0.5)),
  box(-70, -260, 140, 14, DARK),
].join("");

/** A boardwalk zigzags through fresh reeds to a platform above the water, spring morning. */
export const kopackiBoardwalk = scene("kopacki-boardwalk", 17, (p) => {
  const far = ridge(p, 440, 12, 1.3);
  const near = ridge(p, 470, 10, 1.9);
  const fresh = mix(green(56), lamplight(72), 0.35);
  const leaf = mix(green(48), lamplight(66), 0.22);
  const deep = mix(green(36), teal(34), 0.3);
  return [
    sky(p, [
      [0, mix(cyan(78), teal(72), 0.4)],
      [0.25, cyan(90)],
      [0.42, orange(97)],
    ]),
    sun(p, 300, 190, 60, amber(100), orange(98)),
    clouds(p, 10, 90, 340, sand(100), 0.7),
    hill(p, far, mix(teal(74), green(80), 0.4)),
    trees(p, far, 130, mix(teal(70), green(74), 0.4), { least: 18, most: 50 }),
    hill(p, near, mix(teal(58), green(62), 0.5)),
    trees(p, near, 100, mix(teal(50), green(56), 0.5), { least: 22, most: 66 }),
    water(
      p,
      492,
      p.height,
      mix(cyan(92), orange(96), 0.4),
      mix(cyan(54), teal(52), 0.5),
      amber(100),
      300,
    ),
    reedBed(p, -40, 560, 560, 60, mix(leaf, teal(70), 0.45), 7),
    reedBed(p, 900, 1680, 548, 52, mix(leaf, teal(70), 0.5), 7),
    reflection(p, 1130, 300, 626, 720, DARK, 0.35),
    at(1130, 540, 0.92, platform),
    reedBed(p, 1240, 1700, 640, 110, leaf, 9),
    reedBed(p, 700, 1010, 612, 84, leaf, 9),
    boardwalk(
      [
        [1060, 556, 52],
        [690, 640, 84],
        [1010, 770, 150],
        [640, 1120, 420],
      ],
      mix(WOOD, sand(98), 0.36),
      DARK,
      DARK,
    ),
    reedBed(p, -60, 590, 740, 190, leaf, 11),
    reedBed(p, 1130, 1700, 830, 230, fresh, 12),
    reedBed(p, -80, 470, 900, 270, fresh, 13),
    reedBed(p, 1040, 1720, 1090, 330, deep, 15),
    reedBed(p, -100, 390, 1090, 300, deep, 15),
    reeds(p, 1240, p.width, p.height + 10, mix(deep, ink(10), 0.4), 34, 470),
    reeds(p, -10, 240, p.height + 10, mix(deep, ink(10), 0.4), 30, 430),
    birds(p, 6, 700, 120, teal(46)),
  ];
});
