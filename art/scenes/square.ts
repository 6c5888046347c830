import { birds } from "../kit/birds.ts";
import { church } from "../kit/churches.ts";
import { amber, cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { hill, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { box, fill, line, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { type FacadeColours, facade } from "../kit/streets.ts";
import { fountain } from "../kit/town.ts";
import { trees } from "../kit/trees.ts";

const JOINT = mix(lamplight(68), sand(82), 0.6);
const HOUSES: FacadeColours[] = [
  {
    wall: mix(lamplight(89), sand(94), 0.4),
    trim: orange(98),
    roof: orange(40),
    shade: amber(74),
    dark: mix(red(22), sand(36), 0.5),
    lit: 0.05,
  },
  {
    wall: orange(84),
    trim: orange(96),
    roof: orange(34),
    shade: mix(orange(74), sand(44), 0.25),
    dark: mix(sand(30), red(30), 0.4),
    lit: 0.05,
  },
  {
    wall: green(88),
    trim: ink(100),
    roof: orange(40),
    shade: mix(green(78), sand(54), 0.25),
    dark: sand(26),
    lit: 0.05,
  },
  {
    wall: mix(lamplight(92), sand(98), 0.5),
    trim: amber(100),
    roof: orange(46),
    shade: amber(80),
    dark: mix(sand(30), red(34), 0.25),
    lit: 0.05,
  },
];

/** A baroque square in the afternoon: a fountain with lions, painted houses, a church with a green spire. */
export const square = scene("square", 21, (p) => {
  const hills = ridge(p, 470, 30, 0.9);
  const houses = (from: number, sizes: [number, number][], first: number) => {
    let x = from;
    return sizes
      .map(([width, height], index) => {
        const colours = HOUSES[(first + index) % HOUSES.length];
        const drawn = colours ? facade(p, x, 770, width, height, colours) : "";
        x += width;
        return drawn;
      })
      .join("");
  };
  const crown =
    "M-60 640C20 470 130 470 150 560C240 540 250 640 190 670C210 740 90 760 60 720C0 770 -60 720 -60 640Z";
  const lit = "M-60 600C0 500 110 500 120 570C190 570 190 640 130 640C60 660 0 650 -60 640Z";
  return [
    sky(p, [
      [0, mix(cyan(72), sand(70), 0.2)],
      [0.45, green(88)],
      [0.7, mix(lamplight(91), sand(98), 0.4)],
    ]),
    clouds(p, 12, 70, 380, orange(100), 0.6),
    hill(p, hills, mix(green(80), ink(52), 0.25)),
    trees(p, hills, 70, mix(cyan(64), amber(74), 0.5), { least: 14, most: 30 }),
    houses(
      -30,
      [
        [250, 330],
        [200, 270],
        [270, 360],
      ],
      0,
    ),
    church(760, 770, 2.55, amber(80), orange(98), mix(cyan(34), green(54), 0.25)),
    houses(
      1140,
      [
        [230, 300],
        [260, 350],
        [240, 280],
      ],
      3,
    ),
    box(0, 768, p.width, 299, mix(lamplight(87), sand(88), 0.6)),
    times(15, (index) =>
      box(0, 772 + (index / 15) ** 1.7 * 295, p.width, 1.4 + index * 0.16, JOINT, {
        opacity: 0.65,
      }),
    ),
    times(45, (index) =>
      line(
        `M${800 + (index - 22) * 38} 768L${800 + (index - 22) * 170} ${p.height}`,
        JOINT,
        2,
        0.5,
      ),
    ),
    fill(`M560 905L300 ${p.height}H1180L980 905Z`, mix(lamplight(60), sand(66), 0.5), 0.32),
    fountain(640, 900, 1),
    person(330, 925, 1.15, { top: orange(46), legs: ink(24) }),
    person(368, 930, 1.1, { top: cyan(46), legs: sand(96) }),
    person(1010, 880, 0.85, { top: sand(98), legs: mix(orange(22), ink(40), 0.25) }),
    person(1180, 980, 1.5, { top: teal(30), legs: sand(18) }),
    person(1234, 986, 1.4, { top: lamplight(64), legs: ink(26) }),
    box(0, 560, 26, p.height - 560, sand(20)),
    fill(crown, mix(green(44), amber(46), 0.25)),
    fill(lit, mix(green(58), amber(60), 0.3)),
    birds(p, 6, 420, 150, teal(40)),
  ];
});
