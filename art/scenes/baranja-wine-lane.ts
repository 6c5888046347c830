import { arch } from "../kit/buildings.ts";
import { green, ink, lamplight, mix, night, orange, red, sand, teal } from "../kit/colour.ts";
import { foliage } from "../kit/landmarks.ts";
import { clouds, sky, stars } from "../kit/light.ts";
import { box, dot, fill, glow, line, n, polygon, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";

const LOESS = mix(lamplight(66), sand(66), 0.5);
const WALLS = [
  mix(sand(96), lamplight(88), 0.4),
  mix(orange(84), lamplight(84), 0.4),
  mix(sand(90), teal(80), 0.3),
  mix(lamplight(88), sand(94), 0.3),
];
const DOORS = [green(28), orange(28), teal(32), red(32)];

/** A sunken lane in loess with small cellar doors, vines above, lamps in the evening. */
export const baranjaWineLane = scene("baranja-wine-lane", 101, (p) => {
  const eye = { x: 860, y: 640 };
  const toward = (x: number, y: number, way: number) => ({
    x: eye.x + (x - eye.x) * way,
    y: eye.y + (y - eye.y) * way,
  });
  const gator = (side: 1 | -1, way: number, next: number, index: number) => {
    const edge = side < 0 ? 100 : 1620;
    const [a, b] = [toward(edge, 1120, way), toward(edge, 1120, next)];
    const [at, bt] = [toward(edge, 600, way), toward(edge, 600, next)];
    const [ag, bg] = [toward(edge, 490, way), toward(edge, 490, next)];
    const wall = WALLS[index % WALLS.length] ?? sand(96);
    const lit = side < 0 ? mix(wall, orange(60), 0.2) : mix(wall, night(40), 0.28);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const top = { x: (ag.x + bg.x) / 2, y: (ag.y + bg.y) / 2 };
    const wide = Math.abs(a.x - b.x);
    const high = middle.y - (at.y + bt.y) / 2;
    const lampY = middle.y - high * 0.86;
    return [
      fill(
        `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}V${n(bt.y)}L${n(top.x)} ${n(top.y)}L${n(at.x)} ${n(at.y)}Z`,
        lit,
      ),
      line(
        `M${n(at.x)} ${n(at.y)}L${n(top.x)} ${n(top.y)}L${n(bt.x)} ${n(bt.y)}`,
        mix(red(34), orange(36), 0.5),
        Math.max(5, high * 0.045),
      ),
      fill(
        `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}v${n(-high * 0.07)}L${n(a.x)} ${n(a.y - high * 0.09)}Z`,
        mix(lit, ink(14), 0.35),
      ),
      arch(middle.x, middle.y + high * 0.005, wide * 0.52, high * 0.72, mix(lit, sand(100), 0.5)),
      arch(
        middle.x,
        middle.y + high * 0.005,
        wide * 0.42,
        high * 0.66,
        index % 3 === 1 ? lamplight(82) : (DOORS[index % DOORS.length] ?? green(28)),
      ),
      index % 3 === 1
        ? arch(
            middle.x - wide * 0.1,
            middle.y + high * 0.005,
            wide * 0.2,
            high * 0.62,
            DOORS[0] ?? green(28),
          )
        : line(`M${n(middle.x)} ${n(middle.y - high * 0.64)}V${n(middle.y)}`, ink(10), 3),
      glow(p, middle.x, lampY + 4, high * 0.45, high * 0.42, lamplight(82), 0.75),
      box(middle.x - high * 0.03, lampY - high * 0.04, high * 0.06, high * 0.07, lamplight(94), {
        round: 4,
      }),
      box(middle.x - high * 0.045, lampY - high * 0.055, high * 0.09, high * 0.02, ink(8)),
    ].join("");
  };
  const ways = [0.13, 0.19, 0.28, 0.41, 0.6, 0.9, 1.36, 2];
  const bank = (side: 1 | -1) => {
    const edge = side < 0 ? 100 : 1620;
    const [far, near] = [toward(edge, 240, 0.1), toward(edge, 200, 2.2)];
    const [low, lowNear] = [toward(edge, 1120, 0.1), toward(edge, 1120, 2.2)];
    return polygon(
      side < 0 ? LOESS : mix(LOESS, night(30), 0.35),
      [far.x, far.y],
      [near.x, near.y],
      [lowNear.x, lowNear.y],
      [low.x, low.y],
    );
  };
  const vines = (side: 1 | -1) =>
    ways
      .map((way) => {
        const top = toward(side < 0 ? 100 : 1620, 190, way * 1.1);
        return foliage(p, top.x, top.y, 150 * way + 16, 70 * way + 6, 34, 12 + 30 * way, [
          mix(green(18), night(18), 0.4),
          green(26),
          mix(green(38), orange(56), side < 0 ? 0.4 : 0.15),
        ]);
      })
      .join("");
  return [
    sky(p, [
      [0, night(30)],
      [0.26, mix(night(52), teal(56), 0.4)],
      [0.46, mix(red(68), orange(76), 0.6)],
      [0.6, lamplight(84)],
    ]),
    stars(p, 40, 240, sand(98)),
    clouds(p, 10, 160, 430, mix(red(76), orange(84), 0.5), 0.5),
    fill("M700 720C760 560 960 560 1020 720Z", mix(teal(34), red(30), 0.3)),
    bank(-1),
    bank(1),
    vines(-1),
    vines(1),
    ways
      .slice(0, -1)
      .map((way, index) => gator(-1, way * 1.02, (ways[index + 1] ?? 1) * 0.95, index))
      .join(""),
    ways
      .slice(0, -1)
      .map((way, index) => gator(1, way * 1.02, (ways[index + 1] ?? 1) * 0.94, index + 2))
      .join(""),
    polygon(
      mix(LOESS, orange(40), 0.4),
      [eye.x - 100, 702],
      [eye.x + 100, 702],
      [1622, 1120],
      [98, 1120],
    ),
    polygon(
      mix(LOESS, lamplight(80), 0.35),
      [eye.x - 40, 702],
      [eye.x + 40, 702],
      [1060, 1080],
      [640, 1080],
    ),
    [760, 960]
      .map((x) =>
        line(
          `M${eye.x + (x - eye.x) * 0.18} 704L${x + (x - eye.x) * 0.6} 1070`,
          mix(LOESS, ink(20), 0.35),
          9,
          0.5,
        ),
      )
      .join(""),
    times(30, () => {
      const way = p.chance();
      return box(
        eye.x + p.between(-520, 520) * (0.15 + way),
        706 + way * 350,
        10 + way * 60,
        3 + way * 3,
        mix(LOESS, ink(24), 0.3),
        { round: 2, opacity: 0.5 },
      );
    }),
    person(830, 800, 1.25, { top: teal(34), legs: ink(12) }),
    person(874, 802, 1.2, { top: red(44), legs: ink(14), hair: orange(26) }),
    dot(1240, 150, 30, mix(sand(99), lamplight(92), 0.3)),
  ];
});
