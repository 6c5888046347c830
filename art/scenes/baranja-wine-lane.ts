import { green, ink, lamplight, mix, night, orange, red, sand, teal } from "../kit/colour.ts";
import { clouds, sky, stars } from "../kit/light.ts";
import { box, dot, fill, glow, type Layer, line, n, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { foliage } from "../kit/trees.ts";

const LOESS = mix(lamplight(66), sand(66), 0.5);
const WALLS = [
  mix(sand(96), lamplight(88), 0.4),
  mix(orange(84), lamplight(84), 0.4),
  mix(sand(90), teal(80), 0.3),
];
const DOORS = [green(28), red(32), teal(32), orange(28)];
const TILES = mix(red(34), orange(36), 0.5);

/** A cellar in the wall of the lane: from one depth to another, how high, and with a gable or dug into the bare loess. */
interface Cellar {
  from: number;
  to: number;
  height: number;
  gable: boolean;
  open?: boolean;
}

const LEFT: Cellar[] = [
  { from: 0.11, to: 0.145, height: 420, gable: true },
  { from: 0.165, to: 0.2, height: 330, gable: false },
  { from: 0.225, to: 0.31, height: 450, gable: true, open: true },
  { from: 0.37, to: 0.45, height: 340, gable: false },
  { from: 0.52, to: 0.78, height: 470, gable: true },
  { from: 0.95, to: 1.16, height: 350, gable: false, open: true },
  { from: 1.32, to: 2, height: 480, gable: true },
];
const RIGHT: Cellar[] = [
  { from: 0.14, to: 0.19, height: 430, gable: true },
  { from: 0.24, to: 0.29, height: 340, gable: false },
  { from: 0.35, to: 0.5, height: 460, gable: true },
  { from: 0.62, to: 0.74, height: 340, gable: false },
  { from: 0.86, to: 1.22, height: 470, gable: true, open: true },
];

/** A sunken lane in loess with small cellar doors, vines above, lamps in the evening. */
export const baranjaWineLane = scene("baranja-wine-lane", 101, (p) => {
  /** A place on the side of the lane: `way` is 0 at the horizon and 1 near the eye, `lift` the height above the ground. */
  const place = (side: number, way: number, lift = 0): [number, number] => [
    830 + 250 * Math.max(0, 1 - way) ** 2 + side * way * 450,
    600 + way * (470 - lift),
  ];
  const at = (side: number, way: number, lift = 0): string =>
    place(side, way, lift).map(n).join(" ");
  const depths = times(31, (index) => `${0.085 * 1.12 ** index} `)
    .trim()
    .split(" ")
    .map(Number);
  const rim = (side: number, way: number) => 830 + Math.sin(way * 9 + side) * 40;
  const shaded = (side: number, colour: string) =>
    side < 0 ? mix(colour, orange(60), 0.12) : mix(colour, night(34), 0.28);
  const bank = (side: 1 | -1): Layer => {
    const foot = depths.map((way) => at(side, way)).join("L");
    const top = depths
      .map((way) => at(side * 1.12, way, rim(side, way)))
      .reverse()
      .join("L");
    return (
      fill(`M${foot}L${top}Z`, shaded(side, LOESS)) +
      times(34, () => {
        const way = 0.12 * 14 ** p.chance();
        const from = rim(side, way) * p.between(0.75, 1);
        return line(
          `M${at(side * 1.1, way, from)}L${at(side * 1.04, way * 1.01, from - p.between(90, 330))}`,
          mix(shaded(side, LOESS), ink(20), 0.2),
          2 + way * 7,
          0.5,
        );
      })
    );
  };
  const vines = (side: 1 | -1): Layer =>
    depths
      .map((way, index) => {
        const [x, y] = place(side * 1.14, way, rim(side, way) + 20 + (index % 3) * 40);
        return foliage(p, x, y, 66 * way + 8, 52 * way + 5, 13, 7 + 19 * way, [
          mix(green(18), night(18), 0.4),
          green(26),
          mix(green(40), orange(56), side < 0 ? 0.35 : 0.15),
        ]);
      })
      .join("");
  const opening = (side: number, from: number, to: number, height: number): string => {
    const middle = Math.sqrt(from * to);
    return `M${at(side, from)}L${at(side, from, height * 0.7)}Q${at(side, from, height * 0.96)} ${at(side, middle, height)}Q${at(side, to, height * 0.96)} ${at(side, to, height * 0.7)}L${at(side, to)}Z`;
  };
  const cellar = (
    side: 1 | -1,
    { from, to, height, gable, open }: Cellar,
    index: number,
  ): Layer => {
    const middle = Math.sqrt(from * to);
    const wall = shaded(side, WALLS[index % WALLS.length] ?? sand(96));
    const door = DOORS[(index + (side > 0 ? 1 : 0)) % DOORS.length] ?? green(28);
    const span = to / from;
    const [a, b] = gable
      ? [from * span ** 0.3, from * span ** 0.7]
      : [from * span ** 0.14, from * span ** 0.86];
    const doorHeight = gable ? height * 0.66 : height * 0.86;
    const [lampX, lampY] = place(side * 0.97, middle, gable ? height * 0.84 : height * 1.12);
    const size = middle * 30;
    const front = gable
      ? fill(
          `M${at(side, from)}L${at(side, from, height)}L${at(side, middle, height * 1.24)}L${at(side, to, height)}L${at(side, to)}Z`,
          wall,
        ) +
        fill(
          `M${at(side, from)}L${at(side, from, 46)}L${at(side, to, 46)}L${at(side, to)}Z`,
          mix(wall, ink(14), 0.35),
        ) +
        line(
          `M${at(side, from * 0.98, height * 0.97)}L${at(side, middle, height * 1.26)}L${at(side, to * 1.02, height * 0.97)}`,
          TILES,
          Math.max(4, middle * 26),
        )
      : fill(opening(side, from, to, height), mix(shaded(side, TILES), sand(80), 0.35));
    return (
      front +
      fill(
        opening(
          side,
          from * span ** (gable ? 0.24 : 0.1),
          from * span ** (gable ? 0.76 : 0.9),
          doorHeight * 1.08,
        ),
        mix(wall, sand(100), 0.4),
      ) +
      fill(opening(side, a, b, doorHeight), open ? lamplight(82) : door) +
      (open
        ? fill(opening(side, a, a * (b / a) ** 0.42, doorHeight * 0.97), door)
        : line(
            `M${at(side, Math.sqrt(a * b), doorHeight * 0.96)}L${at(side, Math.sqrt(a * b))}`,
            ink(10),
            3,
          )) +
      glow(p, lampX, lampY, middle * 230, middle * 220, lamplight(82), 0.75) +
      box(lampX - size * 0.5, lampY - size * 0.6, size, size * 1.2, lamplight(94), {
        round: size * 0.3,
      }) +
      box(lampX - size * 0.8, lampY - size * 0.9, size * 1.6, size * 0.4, ink(8))
    );
  };
  const lane = (from: number, to: number) =>
    `M${depths.map((way) => at(from, way)).join("L")}L${[...depths]
      .reverse()
      .map((way) => at(to, way))
      .join("L")}Z`;
  return [
    sky(p, [
      [0, night(30)],
      [0.22, mix(night(52), teal(56), 0.4)],
      [0.42, mix(red(68), orange(76), 0.6)],
      [0.56, lamplight(84)],
    ]),
    stars(p, 40, 240, sand(98)),
    clouds(p, 10, 160, 430, mix(red(76), orange(84), 0.5), 0.5),
    dot(760, 130, 30, mix(sand(99), lamplight(92), 0.3)),
    fill("M880 680C920 600 1060 570 1180 600V680Z", mix(teal(34), red(30), 0.3)),
    bank(1),
    vines(1),
    bank(-1),
    vines(-1),
    fill(lane(-1.02, 1.02), mix(LOESS, orange(40), 0.4)),
    fill(lane(-0.42, 0.42), mix(LOESS, lamplight(80), 0.35)),
    [-0.24, 0.24]
      .map((side) => fill(lane(side - 0.03, side + 0.03), mix(LOESS, ink(20), 0.35), 0.5))
      .join(""),
    fill(lane(-0.05, 0.05), mix(green(36), LOESS, 0.5), 0.6),
    LEFT.map((item, index) => cellar(-1, item, index)).join(""),
    RIGHT.map((item, index) => cellar(1, item, index + 1)).join(""),
    times(26, () => {
      const way = 0.12 * 9 ** p.chance();
      const [x, y] = place(p.between(-0.9, 0.9), way);
      return box(x, y, 12 + way * 60, 2 + way * 4, mix(LOESS, ink(24), 0.3), {
        round: 2,
        opacity: 0.5,
      });
    }),
    person(884, 776, 1.08, { top: teal(34), legs: ink(12) }),
    person(922, 778, 1.02, { top: red(44), legs: ink(14), hair: orange(26) }),
  ];
});
