import { birds } from "../kit/birds.ts";
import { amber, cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { grass, hill, type Line, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { at, box, dot, fill, line, polygon, times } from "../kit/paper.ts";
import { person, walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { foliage, trees } from "../kit/trees.ts";
import { shaft } from "../kit/walls.ts";

const STONE = mix(sand(97), orange(96), 0.4);
const SHADE = mix(sand(66), teal(56), 0.35);
const BRONZE = mix(teal(36), amber(40), 0.4);
const BRONZE_LIT = mix(teal(60), lamplight(80), 0.4);

/** Victory with her torch raised; stands on zero, 190 high. */
const victory = [
  fill(
    "M-24 0C-30 -50 -22 -90 -16 -104C-20 -122 -14 -136 0 -138C14 -136 18 -122 14 -104C26 -80 34 -40 44 0Z",
    BRONZE,
  ),
  fill(
    "M-24 0C-30 -50 -22 -90 -16 -104C-20 -122 -14 -136 0 -138C-6 -110 -10 -50 -8 0Z",
    BRONZE_LIT,
  ),
  fill("M12 -100C40 -80 64 -40 74 -6C54 -20 34 -30 22 -30Z", mix(BRONZE, ink(16), 0.4)),
  line("M-8 -128L-34 -162L-38 -186", BRONZE_LIT, 9),
  fill(
    "M-46 -184L-30 -186L-34 -200C-28 -212 -38 -222 -38 -232C-48 -220 -50 -210 -46 -200Z",
    lamplight(72),
  ),
  line("M12 -126L30 -98L24 -76", BRONZE, 9),
  dot(2, -150, 13, BRONZE),
  dot(-2, -152, 9, BRONZE_LIT),
].join("");

/** The column of Victory on the hill of Batina, the bridge over the Danube far below, a clear morning. */
export const batinaColumn = scene("batina-column", 83, (p) => {
  const far = ridge(p, 520, 8, 0.8);
  const top: Line = (x) =>
    800 + (x < 760 ? ((760 - x) / 760) ** 1.4 * 240 : 0) + Math.sin(x / 160) * 6;
  const column = [
    polygon(mix(sand(84), orange(80), 0.2), [-330, 0], [330, 0], [370, 26], [-370, 26]),
    polygon(STONE, [-270, -24], [270, -24], [290, 0], [-290, 0]),
    polygon(SHADE, [110, -24], [270, -24], [290, 0], [118, 0]),
    shaft(0, -24, 420, 30, STONE, SHADE, 0.66),
    shaft(0, -54, 270, 92, mix(STONE, sand(88), 0.4), SHADE, 0.66),
    box(-146, -152, 292, 12, STONE),
    shaft(0, -146, 170, 74, STONE, SHADE, 0.64),
    times(3, (index) =>
      fill(`M${-112 + index * 62} -60v-46q8 -18 16 -18t16 18v46Z`, mix(SHADE, STONE, 0.35)),
    ),
    polygon(STONE, [-50, -218], [-38, -600], [16, -600], [18, -218]),
    polygon(SHADE, [16, -600], [38, -600], [50, -218], [18, -218]),
    times(3, (index) =>
      line(`M${-36 + index * 18} -224L${-28 + index * 14} -596`, mix(STONE, SHADE, 0.4), 3, 0.8),
    ),
    box(-50, -614, 100, 16, STONE),
    box(20, -614, 30, 16, SHADE),
    at(0, -614, 0.86, victory),
    fill("M-208 -54C-214 -96 -206 -116 -196 -122C-186 -116 -176 -96 -180 -54Z", BRONZE),
    dot(-196, -130, 9, BRONZE),
    fill("M184 -54C178 -96 186 -116 196 -122C206 -116 216 -96 212 -54Z", mix(BRONZE, ink(16), 0.4)),
    dot(196, -130, 9, mix(BRONZE, ink(16), 0.4)),
  ].join("");
  const steel = mix(teal(44), sand(60), 0.3);
  return [
    sky(p, [
      [0, mix(cyan(62), teal(66), 0.35)],
      [0.3, mix(cyan(84), sand(98), 0.3)],
      [0.5, orange(95)],
    ]),
    sun(p, 260, 350, 52, orange(100), lamplight(90)),
    clouds(p, 10, 70, 330, orange(100), 0.7),
    hill(p, far, mix(teal(76), sand(92), 0.35)),
    trees(p, far, 130, mix(teal(70), green(74), 0.4), { least: 6, most: 18 }),
    hill(p, (x) => far(x) + 30, mix(green(70), lamplight(86), 0.4)),
    times(14, (index) =>
      fill(
        `M${index * 130 - 40} ${556 + (index % 3) * 8}h${90 + (index % 4) * 20}l20 ${12 + (index % 2) * 6}h-130Z`,
        index % 2 ? mix(green(62), amber(66), 0.3) : mix(lamplight(84), sand(90), 0.4),
      ),
    ),
    trees(p, () => 604, 90, mix(green(56), teal(56), 0.5), { least: 14, most: 36 }),
    fill(
      "M-10 640C260 610 560 612 900 618C1200 622 1400 616 1610 606V680C1300 700 800 712 480 760C300 790 120 850 -10 900Z",
      mix(cyan(60), teal(66), 0.5),
    ),
    fill(
      "M-10 640C260 610 560 612 900 618C1200 622 1400 616 1610 606V616C1200 640 600 630 -10 668Z",
      mix(cyan(78), sand(94), 0.4),
    ),
    times(34, () =>
      box(p.between(-20, 700), p.between(640, 780), p.between(20, 120), 2.4, orange(99), {
        round: 1,
        opacity: 0.5,
      }),
    ),
    // The bridge, from the far bank to ours.
    [130, 240, 370, 520]
      .map((x, index) =>
        box(
          x - 6 - index * 2,
          612 + index * 24,
          12 + index * 4,
          44 + index * 10,
          mix(steel, sand(96), 0.5),
        ),
      )
      .join(""),
    polygon(steel, [40, 584], [700, 734], [700, 756], [40, 594]),
    polygon(mix(steel, sand(100), 0.5), [40, 582], [700, 730], [700, 737], [40, 586]),
    line(
      "M60 586L130 566L190 612L240 590L300 640L370 618L450 676L520 650L610 714L690 690",
      steel,
      5,
    ),
    line("M130 566L240 590L370 618L520 650L690 690", steel, 6),
    hill(p, (x) => top(x) - 60 - (x > 700 ? (x - 700) * 0.05 : 0), mix(green(44), teal(40), 0.35)),
    trees(
      p,
      (x) => top(x) - 30 - (x > 700 ? (x - 700) * 0.05 : 0),
      60,
      mix(green(38), teal(36), 0.4),
      { from: 300, least: 30, most: 84 },
    ),
    trees(p, () => 800, 9, mix(green(36), teal(36), 0.4), {
      from: 610,
      to: 760,
      least: 90,
      most: 130,
    }),
    hill(p, top, mix(green(56), amber(58), 0.25)),
    at(1060, 846, 1, column),
    fill("M760 870L1360 870L1600 1067H700Z", mix(sand(94), orange(92), 0.4)),
    times(5, (index) =>
      line(
        `M${748 - index * 10} ${900 + index * index * 9}H${1380 + index * 46}`,
        mix(sand(72), orange(70), 0.2),
        3 + index,
        0.6,
      ),
    ),
    fill("M1160 872L1600 930V1010C1500 960 1300 900 1100 874Z", mix(teal(44), sand(50), 0.4), 0.35),
    walker(880, 944, 0.9, { top: red(46), legs: ink(22) }, { rucksack: teal(34) }),
    person(930, 948, 0.86, { top: sand(98), legs: teal(30) }),
    person(1290, 900, 0.72, { top: orange(60), legs: ink(26) }),
    grass(p, (x) => top(x) + 40, 80, mix(green(44), amber(46), 0.2), 26, 0, 720),
    foliage(p, 60, 1040, 210, 110, 90, 28, [
      mix(green(22), cyan(22), 0.4),
      mix(green(32), cyan(28), 0.3),
      mix(green(42), amber(44), 0.2),
    ]),
    birds(p, 7, 480, 190, teal(40)),
  ];
});
