import { birds } from "../kit/birds.ts";
import {
  amber,
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
import { clouds, sky } from "../kit/light.ts";
import { box, fill, line, n, oval, polygon, times } from "../kit/paper.ts";
import { cyclist, person, walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { cobbles, recedingFront, type StreetColours } from "../kit/streets.ts";
import { foliage, trees } from "../kit/trees.ts";
import { arch } from "../kit/walls.ts";

const ROOF = mix(orange(42), red(40), 0.3);
const SHADY_ROOF = mix(orange(30), red(32), 0.4);
const DARK = mix(teal(26), sand(26), 0.5);
const GATE = mix(lamplight(86), sand(92), 0.4);
const GATE_SHADE = mix(amber(68), sand(66), 0.4);

/** A cobbled street of Petrovaradin's lower town in the morning, towards the arch of the Belgrade Gate. */
export const petrovaradinGate = scene("petrovaradin-gate", 101, (p) => {
  const lit = (wall: string): StreetColours => ({
    wall,
    trim: orange(100),
    roof: ROOF,
    dark: DARK,
  });
  const shady = (wall: string): StreetColours => ({
    wall: mix(wall, mix(grape(46), teal(46), 0.5), 0.34),
    trim: mix(sand(96), grape(70), 0.25),
    roof: SHADY_ROOF,
    dark: mix(DARK, ink(12), 0.4),
  });
  // Both sides of the street run to one point.
  const eye = { x: 830, y: 640 };
  const edge = (x0: number, top: number, bottom: number, size: number) => ({
    x: eye.x + x0 * size,
    top: eye.y + top * size,
    bottom: eye.y + bottom * size,
  });
  const sizes = [1.5, 0.86, 0.56, 0.4, 0.31];
  const left = [
    mix(lamplight(84), sand(90), 0.3),
    mix(orange(82), sand(90), 0.3),
    mix(green(84), sand(94), 0.4),
    sand(98),
  ];
  const right = [
    mix(orange(88), sand(98), 0.3),
    mix(lamplight(82), amber(80), 0.25),
    mix(teal(82), sand(98), 0.5),
    mix(orange(84), red(80), 0.2),
  ];
  const tops = [-310, -370, -330, -400];
  const street = (side: number, colours: StreetColours[]) =>
    colours
      .map((colour, index) => ({ colour, index }))
      .reverse()
      .map(({ colour, index }) => {
        const top = tops[(index + (side > 0 ? 1 : 0)) % tops.length] ?? -340;
        return recedingFront(
          edge(side * 640, top, 250, sizes[index] ?? 1),
          edge(side * 640, top, 250, sizes[index + 1] ?? 0.3),
          colour,
          { columns: index ? 4 : 6, floors: 2, roofHeight: 0.17 },
        );
      })
      .join("");
  return [
    sky(p, [
      [0, mix(teal(72), orange(86), 0.5)],
      [0.26, mix(orange(90), red(88), 0.2)],
      [0.55, lamplight(93)],
    ]),
    clouds(p, 10, 60, 360, orange(100), 0.6),
    // The rampart with grass on top, and the gate in it.
    fill("M420 720V520Q620 496 830 490Q1060 496 1260 524V720Z", mix(orange(54), sand(62), 0.5)),
    fill(
      "M420 524Q620 478 830 472Q1060 478 1260 528V546Q1060 506 830 504Q620 506 420 546Z",
      mix(green(50), amber(56), 0.25),
    ),
    trees(p, (x) => 486 + Math.abs(x - 830) * 0.06, 22, mix(green(40), teal(40), 0.4), {
      from: 500,
      to: 1180,
      least: 26,
      most: 64,
    }),
    times(40, () =>
      box(
        p.between(440, 1220),
        p.between(560, 700),
        p.between(10, 24),
        4,
        mix(orange(40), sand(46), 0.5),
        { opacity: 0.5 },
      ),
    ),
    box(664, 446, 332, 276, GATE),
    box(930, 446, 66, 276, GATE_SHADE),
    polygon(GATE, [650, 440], [830, 360], [1010, 440]),
    polygon(GATE_SHADE, [890, 440], [870, 378], [1010, 440]),
    line("M644 444L830 358L1016 444", orange(100), 9),
    box(644, 436, 372, 18, orange(99)),
    oval(830, 412, 30, 20, mix(orange(48), red(44), 0.4)),
    box(648, 530, 364, 10, orange(99)),
    [680, 742, 902, 962]
      .map(
        (x) =>
          box(x, 454, 20, 268, mix(GATE, orange(100), 0.7)) +
          box(x + 13, 454, 7, 268, GATE_SHADE, { opacity: 0.7 }),
      )
      .join(""),
    box(786, 464, 88, 52, orange(100)),
    box(794, 472, 72, 36, DARK),
    arch(830, 722, 128, 172, mix(orange(50), sand(50), 0.5)),
    arch(830, 722, 108, 158, DARK),
    arch(830, 722, 74, 124, lamplight(90)),
    trees(p, () => 700, 8, mix(green(50), lamplight(70), 0.3), {
      from: 800,
      to: 860,
      least: 20,
      most: 44,
    }),
    polygon(sand(94), [790, 722], [870, 722], [862, 690], [802, 690]),
    polygon(
      mix(sand(88), orange(86), 0.3),
      [632, 716],
      [1028, 716],
      [1850, p.height],
      [-180, p.height],
    ),
    cobbles(p, 722, p.height, mix(sand(58), grape(54), 0.3), { rows: 26, opacity: 0.6, from: -40 }),
    line(
      `M800 720L${n(720)} ${p.height}M864 720L1010 ${p.height}`,
      mix(sand(66), grape(58), 0.3),
      5,
      0.6,
    ),
    street(-1, left.map(shady)),
    street(1, right.map(lit)),
    polygon(
      mix(sand(70), grape(60), 0.25),
      [632, 718],
      [648, 718],
      [-40, p.height],
      [-180, p.height],
    ),
    polygon(
      mix(sand(98), orange(98), 0.4),
      [1028, 718],
      [1012, 718],
      [1660, p.height],
      [1850, p.height],
    ),
    fill(`M648 720L760 722Q700 860 560 ${p.height}H-40Z`, mix(grape(40), teal(40), 0.5), 0.3),
    walker(770, 772, 0.8, { top: red(44), legs: ink(20) }),
    person(906, 764, 0.72, { top: teal(34), legs: sand(40) }),
    cyclist(960, 880, 1.25, { top: orange(60), legs: ink(22) }, { frame: teal(34) }),
    person(1240, 930, 1.6, { top: sand(98), legs: mix(red(40), grape(34), 0.4), hair: sand(24) }),
    times(
      3,
      (index) =>
        box(1376 + index * 76, 1000 - index * -22, 66, 50, mix(orange(44), sand(44), 0.4), {
          round: 6,
        }) +
        foliage(p, 1408 + index * 76, 986 + index * 22, 48, 34, 22, 13, [
          green(36),
          green(46),
          mix(red(56), orange(60), 0.3),
        ]),
    ),
    birds(p, 8, 640, 170, teal(36)),
  ];
});
