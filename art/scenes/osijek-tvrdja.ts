import { birds } from "../kit/birds.ts";
import { cross } from "../kit/churches.ts";
import { amber, cyan, grape, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { hall } from "../kit/houses.ts";
import { clouds, sky } from "../kit/light.ts";
import { box, dot, fill, line, times } from "../kit/paper.ts";
import { person, walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { cobbles, recedingFront } from "../kit/streets.ts";
import { plagueColumn } from "../kit/town.ts";
import { arch, shaft, windows } from "../kit/walls.ts";

const ROOFS = {
  roof: mix(orange(42), red(40), 0.3),
  roofShade: mix(orange(30), red(28), 0.4),
  trim: orange(98),
  dark: mix(ink(30), sand(30), 0.5),
};
const OCHRE = {
  ...ROOFS,
  wall: mix(lamplight(80), amber(78), 0.4),
  shade: mix(amber(62), sand(62), 0.4),
};
const APRICOT = {
  ...ROOFS,
  wall: mix(orange(84), sand(92), 0.45),
  shade: mix(orange(66), sand(66), 0.45),
};

/** Holy Trinity Square in the Tvrđa of Osijek in the morning: the plague column, barracks with arcades, cobbles. */
export const osijekTvrdja = scene("osijek-tvrdja", 47, (p) => {
  const shadow = mix(grape(56), sand(60), 0.5);
  const guard = [
    hall(
      0,
      0,
      640,
      250,
      { ...OCHRE, wall: mix(lamplight(88), sand(94), 0.4) },
      { roof: 92, columns: 9, rows: 2 },
    ),
    box(0, -126, 640, 126, mix(OCHRE.wall, orange(98), 0.4)),
    times(7, (index) => arch(50 + index * 90, 0, 62, 106, mix(OCHRE.dark, orange(30), 0.25))),
    times(8, (index) => box(0 + index * 90, -120, 10, 120, orange(98))),
    box(-6, -132, 652, 10, orange(98)),
  ].join("");
  return [
    sky(p, [
      [0, mix(cyan(62), teal(66), 0.5)],
      [0.3, mix(cyan(84), sand(98), 0.45)],
      [0.6, orange(92)],
    ]),
    clouds(p, 12, 60, 360, orange(100), 0.6),
    hall(
      520,
      660,
      420,
      180,
      { ...APRICOT, wall: mix(orange(88), grape(80), 0.3) },
      { roof: 70, columns: 8 },
    ),
    `<g transform="translate(900 672)">${guard}</g>`,
    shaft(1390, 430, 92, 210, mix(lamplight(90), sand(96), 0.4), OCHRE.shade),
    dot(1372, 290, 30, orange(99)),
    dot(1372, 290, 25, mix(sand(96), orange(100), 0.5)),
    line("M1372 290V272M1372 290L1386 296", ink(20), 4),
    box(1334, 218, 112, 12, orange(98)),
    fill(
      "M1340 218C1340 176 1372 168 1380 156V140H1400V156C1408 168 1440 176 1440 218Z",
      mix(teal(44), cyan(40), 0.4),
    ),
    fill(
      "M1402 218C1410 176 1396 168 1394 140H1400V156C1408 168 1440 176 1440 218Z",
      mix(teal(32), cyan(30), 0.4),
    ),
    cross(1390, 142, 40, ink(24)),
    windows(1346, 340, 60, 70, {
      columns: 1,
      dark: OCHRE.dark,
      arched: true,
      wide: 0.4,
      high: 0.8,
    }),
    fill(`M-10 888L590 700L620 670H1600V${p.height}H-10Z`, mix(sand(90), orange(88), 0.3)),
    cobbles(p, 676, p.height, mix(sand(62), grape(56), 0.3), {
      rows: 20,
      opacity: 0.55,
      from: 160,
    }),
    recedingFront(
      { x: -150, top: 60, bottom: 930 },
      { x: 590, top: 430, bottom: 702 },
      {
        wall: mix(OCHRE.wall, grape(56), 0.2),
        trim: mix(orange(97), grape(84), 0.25),
        roof: mix(ROOFS.roof, grape(30), 0.15),
        dark: ROOFS.dark,
      },
      { columns: 9, floors: 3, roofHeight: 0.16 },
    ),
    fill("M560 690L900 674H1600V712C1300 700 1100 700 880 712Z", shadow, 0.25),
    fill("M1040 986L1600 1067H1040L700 1000Z", shadow, 0.42),
    fill(
      "M1000 980C1130 990 1330 1020 1600 1046V1067H1420C1240 1040 1040 1010 940 1000Z",
      shadow,
      0.3,
    ),
    fill(`M0 870L110 836L420 1000L330 ${p.height}H0Z`, shadow, 0.16),
    walker(1240, 760, 0.86, { top: orange(52), legs: ink(22) }),
    person(1300, 764, 0.84, { top: sand(98), legs: teal(28) }),
    person(700, 716, 0.62, { top: red(44), legs: ink(24) }),
    plagueColumn(900, 986, 1.24, mix(sand(97), orange(96), 0.5), mix(sand(68), grape(58), 0.3)),
    walker(420, 930, 1.25, { top: teal(30), legs: ink(16) }, { rucksack: orange(56) }),
    person(486, 936, 1.18, { top: orange(64), legs: sand(34) }),
    birds(p, 8, 640, 130, teal(36)),
  ];
});
