import { birds } from "../kit/birds.ts";
import { amber, cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { hall } from "../kit/houses.ts";
import { hill } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { box, dot, fill, oval, polygon, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { foliage, tree, trees } from "../kit/trees.ts";
import { windows } from "../kit/walls.ts";

const YELLOW = mix(lamplight(84), amber(78), 0.3);
const ELTZ = {
  wall: YELLOW,
  shade: mix(lamplight(66), sand(66), 0.5),
  roof: mix(orange(44), red(42), 0.3),
  roofShade: mix(orange(32), red(30), 0.4),
  trim: orange(100),
  dark: mix(teal(32), ink(36), 0.5),
};

/** The yellow front of Eltz manor behind its lawn and lime trees, a summer morning. */
export const vukovarEltz = scene("vukovar-eltz", 29, (p) => {
  const limes = mix(green(44), cyan(38), 0.2);
  const sunlit = mix(green(62), amber(66), 0.4);
  return [
    sky(p, [
      [0, mix(cyan(80), green(88), 0.45)],
      [0.34, mix(green(94), lamplight(94), 0.5)],
      [0.62, lamplight(94)],
    ]),
    clouds(p, 9, 60, 250, orange(100), 0.7),
    box(0, 520, p.width, 160, mix(green(66), teal(66), 0.5)),
    trees(p, () => 560, 40, mix(green(66), teal(66), 0.5), { least: 60, most: 170 }),
    [300, 460, 1130, 1290].map((x) => box(x, 292, 22, 56, mix(orange(52), sand(70), 0.4))).join(""),
    hall(130, 660, 1340, 262, ELTZ, { roof: 110, columns: 19 }),
    times(8, (index) => {
      const x = 236 + index * 160 + (index > 3 ? 20 : 0);
      return Math.abs(x - 800) < 180
        ? ""
        : fill(`M${x - 20} 372v-26a20 20 0 0 1 40 0v26Z`, ELTZ.trim) + dot(x, 350, 10, ELTZ.dark);
    }),
    fill("M612 398L646 232Q800 196 954 232L988 398Z", ELTZ.roof),
    fill("M890 398L906 222Q932 226 954 232L988 398Z", ELTZ.roofShade),
    box(618, 392, 364, 270, YELLOW),
    box(922, 392, 60, 270, ELTZ.shade, { opacity: 0.45 }),
    polygon(ELTZ.trim, [600, 398], [800, 292], [1000, 398]),
    polygon(YELLOW, [650, 388], [800, 310], [950, 388]),
    oval(800, 362, 30, 24, ELTZ.trim),
    oval(800, 362, 20, 15, mix(red(44), orange(44), 0.5)),
    box(600, 392, 400, 14, ELTZ.trim),
    times(6, (index) => box(622 + index * 68, 406, 16, 256, ELTZ.trim)),
    windows(636, 414, 332, 116, {
      columns: 5,
      dark: ELTZ.dark,
      trim: ELTZ.trim,
      wide: 0.4,
      high: 0.72,
    }),
    box(618, 536, 364, 10, ELTZ.trim),
    windows(636, 556, 332, 106, {
      columns: 5,
      dark: ELTZ.dark,
      arched: true,
      wide: 0.46,
      high: 0.99,
    }),
    polygon(mix(sand(90), orange(96), 0.3), [700, 662], [900, 662], [930, 686], [670, 686]),
    hill(p, (x) => 672 + Math.sin(x / 200) * 3, mix(green(56), amber(60), 0.3)),
    fill(`M0 760Q600 720 1600 850V${p.height}H0Z`, mix(green(50), amber(56), 0.2)),
    fill(
      "M0 842C360 790 480 800 650 824C480 850 220 880 0 900Z",
      mix(green(38), cyan(34), 0.3),
      0.75,
    ),
    fill(
      "M0 720C200 700 380 702 520 716C380 736 180 760 0 770Z",
      mix(green(38), cyan(34), 0.3),
      0.6,
    ),
    fill(
      "M735 686H865C880 800 960 930 1140 1067H500C660 930 725 800 735 686Z",
      mix(sand(94), orange(96), 0.4),
    ),
    times(2, (side) =>
      foliage(p, side ? 1060 : 560, 728 + side * 14, 110, 18, 60, 9, [
        mix(green(34), cyan(32), 0.3),
        mix(red(52), orange(60), 0.4),
        lamplight(82),
      ]),
    ),
    tree(
      p,
      1240,
      730,
      330,
      mix(sand(34), ink(30), 0.4),
      mix(limes, teal(50), 0.3),
      mix(sunlit, green(60), 0.4),
    ),
    tree(p, 1440, 790, 470, mix(sand(30), ink(24), 0.4), limes, sunlit),
    tree(
      p,
      330,
      722,
      300,
      mix(sand(34), ink(30), 0.4),
      mix(limes, teal(50), 0.3),
      mix(sunlit, green(60), 0.4),
    ),
    tree(
      p,
      110,
      840,
      640,
      mix(sand(26), ink(22), 0.4),
      mix(limes, ink(26), 0.2),
      mix(sunlit, green(52), 0.3),
    ),
    person(900, 800, 0.9, { top: orange(60), legs: sand(96) }),
    person(946, 806, 0.84, { top: teal(34), legs: ink(26) }),
    foliage(p, 1540, 1040, 220, 130, 130, 34, [
      mix(green(18), cyan(18), 0.4),
      mix(green(26), cyan(24), 0.4),
      mix(green(36), cyan(30), 0.3),
    ]),
    birds(p, 6, 980, 90, teal(40)),
  ];
});
