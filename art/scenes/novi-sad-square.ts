import { birds } from "../kit/birds.ts";
import { gothicTower } from "../kit/churches.ts";
import {
  amber,
  cyan,
  green,
  ink,
  lamplight,
  mix,
  night,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { clouds, sky } from "../kit/light.ts";
import { at, box, dot, fill, line, oval, polygon, times, within } from "../kit/paper.ts";
import { cyclist, person, walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { cobbles, recedingFront } from "../kit/streets.ts";
import { sunshade } from "../kit/town.ts";
import { lancet } from "../kit/walls.ts";

const TILES = mix(green(44), teal(44), 0.4);
const CHURCH = {
  lit: mix(lamplight(90), sand(98), 0.5),
  shade: mix(amber(72), night(66), 0.3),
  trim: orange(100),
  dark: mix(night(26), sand(24), 0.5),
  roof: TILES,
  roofShade: mix(teal(28), night(28), 0.4),
};

/** The main square of Novi Sad on a blue afternoon: the tall church with its coloured tiles, a statue, sunshades. */
export const noviSadSquare = scene("novi-sad-square", 103, (p) => {
  const diamonds = (d: string, x: number, y: number, width: number, height: number, size: number) =>
    within(
      p,
      d,
      times(Math.ceil(height / size) * Math.ceil(width / size), (index) => {
        const across = Math.ceil(width / size);
        const row = Math.floor(index / across);
        const cx = x + ((index % across) + (row % 2) * 0.5) * size;
        const cy = y + row * size * 0.62;
        return polygon(
          row % 3 === 0 ? lamplight(72) : row % 3 === 1 ? mix(orange(50), red(48), 0.4) : sand(98),
          [cx, cy - size * 0.24],
          [cx + size * 0.3, cy],
          [cx, cy + size * 0.24],
          [cx - size * 0.3, cy],
        );
      }),
    );
  const houses = (wall: string, lit: boolean) => ({
    wall: lit ? wall : mix(wall, night(48), 0.3),
    trim: lit ? orange(100) : mix(sand(98), night(70), 0.3),
    roof: lit ? mix(orange(44), red(42), 0.3) : mix(red(32), night(30), 0.3),
    dark: CHURCH.dark,
  });
  const statue = [
    oval(0, 6, 120, 14, ink(10), 0.2),
    polygon(sand(90), [-100, -14], [100, -14], [114, 6], [-114, 6]),
    box(-54, -150, 108, 136, sand(94)),
    box(20, -150, 34, 136, sand(72)),
    box(-64, -162, 128, 14, sand(98)),
    fill(
      "M-26 -162C-30 -210 -26 -260 -14 -282C-18 -300 -10 -316 4 -316C18 -316 24 -300 20 -284C32 -262 34 -210 30 -162Z",
      mix(teal(34), ink(30), 0.5),
    ),
    fill(
      "M-26 -162C-30 -210 -26 -260 -14 -282L2 -282C-8 -250 -10 -210 -8 -162Z",
      mix(teal(52), sand(60), 0.3),
    ),
    line("M16 -272L44 -300L52 -330", mix(teal(34), ink(30), 0.5), 11),
    dot(4, -318, 14, mix(teal(34), ink(30), 0.5)),
  ].join("");
  return [
    sky(p, [
      [0, mix(cyan(52), night(52), 0.4)],
      [0.4, mix(cyan(74), night(76), 0.3)],
      [0.72, mix(cyan(92), orange(96), 0.5)],
    ]),
    clouds(p, 13, 90, 480, orange(100), 0.7),
    recedingFront(
      { x: 1700, top: 250, bottom: 900 },
      { x: 1080, top: 500, bottom: 796 },
      houses(mix(orange(86), sand(94), 0.3), false),
      { columns: 8, floors: 3, roofHeight: 0.14 },
    ),
    recedingFront(
      { x: 1090, top: 470, bottom: 797 },
      { x: 900, top: 556, bottom: 782 },
      houses(mix(lamplight(84), sand(92), 0.4), false),
      { columns: 5, floors: 3, roofHeight: 0.2 },
    ),
    recedingFront(
      { x: -120, top: 300, bottom: 900 },
      { x: 210, top: 470, bottom: 812 },
      houses(mix(lamplight(82), amber(82), 0.3), true),
      { columns: 5, floors: 3, roofHeight: 0.2 },
    ),
    recedingFront(
      { x: 200, top: 520, bottom: 812 },
      { x: 360, top: 570, bottom: 796 },
      houses(mix(green(86), sand(98), 0.4), true),
      { columns: 3, floors: 3, roofHeight: 0.2 },
    ),
    // The nave, its tiled roof, the tower before it.
    box(396, 500, 510, 296, mix(CHURCH.lit, CHURCH.shade, 0.25)),
    box(760, 500, 146, 296, CHURCH.shade),
    polygon(TILES, [380, 506], [470, 350], [830, 350], [922, 506]),
    diamonds("M380 506L470 350H830L922 506Z", 380, 366, 560, 230, 46),
    polygon(CHURCH.roofShade, [812, 506], [800, 350], [830, 350], [922, 506]),
    times(
      3,
      (index) =>
        lancet(450 + index * 54, 740, 30, 170, CHURCH.dark) +
        lancet(780 + index * 54, 740, 30, 170, CHURCH.dark),
    ),
    times(
      4,
      (index) =>
        box(414 + index * 54, 520, 12, 276, CHURCH.lit) +
        box(748 + index * 54, 520, 12, 276, mix(CHURCH.shade, sand(90), 0.35)),
    ),
    box(390, 500, 520, 12, CHURCH.trim),
    gothicTower(650, 800, 170, 458, 250, CHURCH, { clock: true }),
    diamonds("M579 320L650 76L661 120V320Z", 580, 140, 90, 290, 30),
    lancet(650, 800, 94, 150, CHURCH.trim),
    lancet(650, 800, 68, 128, CHURCH.dark),
    polygon(
      mix(sand(94), lamplight(90), 0.4),
      [-10, 840],
      [200, 806],
      [400, 794],
      [900, 784],
      [1090, 796],
      [1610, 884],
      [1610, p.height],
      [-10, p.height],
    ),
    cobbles(p, 806, p.height, mix(sand(70), night(60), 0.25), { rows: 14, opacity: 0.55 }),
    times(9, (index) =>
      line(
        `M${650 + (index - 4) * 44} 800L${650 + (index - 4) * 300} ${p.height}`,
        mix(sand(76), night(70), 0.2),
        2.4,
        0.6,
      ),
    ),
    fill("M740 800L1260 840Q1280 870 1100 856L760 806Z", mix(night(44), teal(44), 0.5), 0.25),
    fill("M1080 800L1610 890V960Q1300 870 1040 806Z", mix(night(44), teal(44), 0.5), 0.25),
    times(3, (index) =>
      sunshade(
        110 + index * 120,
        900 - index * 26,
        1.2 - index * 0.14,
        index % 2 ? sand(98) : mix(red(50), orange(54), 0.3),
        index % 2 ? mix(teal(60), cyan(60), 0.4) : sand(98),
      ),
    ),
    person(70, 912, 1, { top: teal(34), legs: ink(20) }),
    person(176, 900, 0.95, { top: orange(64), legs: ink(24) }),
    walker(520, 850, 0.75, { top: red(46), legs: ink(20) }),
    person(560, 852, 0.72, { top: sand(98), legs: teal(30) }),
    walker(860, 880, 0.9, { top: lamplight(76), legs: ink(22) }, { toLeft: true }),
    at(1230, 940, 1.06, statue),
    fill("M1300 942L1560 972Q1580 990 1480 988L1240 950Z", mix(night(44), teal(44), 0.5), 0.25),
    cyclist(
      760,
      990,
      1.5,
      { top: mix(cyan(46), teal(40), 0.4), legs: ink(20) },
      { frame: red(48) },
    ),
    person(1030, 1000, 1.5, { top: orange(58), legs: night(26) }),
    person(1084, 1010, 1.42, {
      top: sand(96),
      legs: sand(34),
      hair: mix(orange(30), sand(20), 0.5),
    }),
    birds(p, 12, 900, 220, night(40)),
  ];
});
