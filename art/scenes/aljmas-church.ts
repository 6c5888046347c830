import { birds } from "../kit/birds.ts";
import { rowboat } from "../kit/boats.ts";
import { cross } from "../kit/churches.ts";
import { amber, cyan, green, ink, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { hill, type Line, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { box, fill, line, polygon, times } from "../kit/paper.ts";
import { person, walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { foliage, poplar, trees } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

const WHITE = mix(sand(100), teal(100), 0.7);
const SHADE = mix(cyan(82), sand(92), 0.4);
const DEEP = mix(teal(64), cyan(60), 0.25);

/** The white church of Aljmaš, like wings about to rise, above the Danube with its moored boats, in summer. */
export const aljmasChurch = scene("aljmas-church", 79, (p) => {
  const far = ridge(p, 640, 12, 1.1);
  const bank: Line = (x) => 700 - 60 * Math.exp(-(((x - 760) / 620) ** 2)) + Math.sin(x / 120) * 4;
  const church = [
    // The right wing, turned from the light.
    fill("M820 664C930 620 1080 500 1160 330C1176 450 1230 580 1330 664Z", SHADE),
    fill("M1160 330C1176 450 1230 580 1330 664H1240C1190 590 1160 470 1160 330Z", DEEP),
    // Glass between the wings.
    polygon(mix(teal(34), cyan(42), 0.5), [760, 664], [812, 300], [948, 560], [960, 664]),
    times(6, (index) =>
      line(
        `M${790 + index * 28} 664L${812 + index * 14} ${350 + index * 40}`,
        mix(cyan(76), sand(96), 0.4),
        4,
      ),
    ),
    times(5, (index) =>
      line(`M770 ${640 - index * 62}H${950 - index * 26}`, mix(cyan(76), sand(96), 0.4), 3, 0.8),
    ),
    // The great wing.
    fill("M250 664C430 610 640 470 780 130C796 320 800 500 796 664Z", WHITE),
    fill("M780 130C796 320 800 500 796 664H690C750 520 776 340 780 130Z", SHADE),
    fill("M420 664C540 610 660 520 716 400C724 500 724 590 716 664Z", mix(WHITE, SHADE, 0.55)),
    fill("M470 664C550 628 640 570 690 490C694 560 692 610 688 664Z", mix(teal(34), cyan(42), 0.5)),
    times(5, (index) => box(520 + index * 36, 560, 7, 104, WHITE)),
    line("M250 664C430 610 640 470 780 130", mix(WHITE, orange(100), 0.6), 8),
    cross(780, 136, 74, mix(ink(30), sand(40), 0.4)),
    box(230, 656, 1120, 14, sand(92)),
    box(210, 668, 1160, 12, sand(84)),
  ].join("");
  const hulls = [red(46), cyan(44), orange(58), green(46), sand(96), teal(30)];
  return [
    sky(p, [
      [0, mix(cyan(58), teal(60), 0.25)],
      [0.4, mix(cyan(80), sand(98), 0.15)],
      [0.66, mix(cyan(94), orange(98), 0.5)],
    ]),
    clouds(p, 11, 60, 420, orange(100), 0.85),
    hill(p, far, mix(teal(66), green(70), 0.4)),
    trees(p, far, 90, mix(teal(60), green(62), 0.5), { least: 20, most: 60 }),
    hill(p, (x) => bank(x) - 24, mix(green(54), amber(56), 0.2)),
    trees(p, (x) => bank(x) - 6, 22, mix(green(42), teal(40), 0.4), {
      to: 330,
      least: 60,
      most: 150,
    }),
    trees(p, (x) => bank(x) - 6, 20, mix(green(42), teal(40), 0.4), {
      from: 1250,
      least: 60,
      most: 150,
    }),
    poplar(1420, 690, 250, mix(green(32), teal(30), 0.4)),
    poplar(1466, 694, 210, mix(green(32), teal(30), 0.4)),
    poplar(120, 690, 230, mix(green(32), teal(30), 0.4)),
    church,
    hill(p, (x) => bank(x) + 34, mix(green(56), amber(60), 0.3)),
    fill(
      "M760 682H850C840 730 800 760 700 800H560C700 760 770 730 760 682Z",
      mix(sand(98), orange(98), 0.4),
    ),
    person(690, 708, 0.6, { top: orange(60), legs: ink(24) }),
    person(714, 710, 0.6, { top: sand(98), legs: teal(30) }),
    walker(830, 716, 0.6, { top: red(46), legs: ink(22) }, { toLeft: true }),
    times(7, (index) =>
      foliage(p, 90 + index * 240, 770 + (index % 2) * 10, 90, 34, 30, 18, [
        mix(green(34), cyan(32), 0.3),
        green(44),
        mix(green(56), amber(58), 0.3),
      ]),
    ),
    box(0, 790, p.width, 22, mix(sand(86), orange(80), 0.2)),
    water(
      p,
      806,
      p.height,
      mix(cyan(64), teal(66), 0.4),
      mix(cyan(38), teal(38), 0.5),
      orange(100),
      620,
    ),
    reflection(p, 620, 420, 812, 960, WHITE, 0.5),
    reflection(p, 1140, 260, 812, 900, SHADE, 0.4),
    polygon(mix(sand(60), orange(50), 0.2), [960, 812], [1030, 812], [1190, 980], [1060, 980]),
    times(10, (index) => {
      const way = (index + 0.5) / 10;
      return line(
        `M${960 + 100 * way} ${812 + 168 * way}H${1030 + 160 * way}`,
        mix(sand(40), ink(30), 0.3),
        3,
        0.6,
      );
    }),
    times(3, (index) => {
      const way = 0.2 + index * 0.39;
      const post = (x: number) =>
        box(x - 6, 796 + 168 * way, 12, 40 + 30 * way, mix(sand(34), ink(24), 0.3));
      return post(960 + 100 * way) + post(1030 + 160 * way);
    }),
    times(6, (index) => {
      const x = [870, 1290, 700, 1440, 470, 1270][index] ?? 0;
      const y = [880, 890, 916, 950, 946, 1020][index] ?? 0;
      const size = 0.9 + (y - 860) / 160;
      const hull = hulls[index] ?? sand(90);
      return (
        reflection(p, x, 130 * size, y + 10, y + 50, mix(hull, ink(20), 0.4), 0.4) +
        rowboat(x, y, size, hull, mix(hull, ink(10), 0.6)) +
        line(`M${x + 72 * size} ${y - 20 * size}L${x + 100 * size} ${y - 8 * size}`, sand(30), 2)
      );
    }),
    birds(p, 7, 1080, 150, teal(36)),
  ];
});
