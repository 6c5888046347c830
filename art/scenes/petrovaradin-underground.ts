import { ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { box, dot, fill, glow, line, n, oval, polygon, times } from "../kit/paper.ts";
import { person, walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";

const LIT = mix(lamplight(68), orange(66), 0.45);
const DARK = mix(red(14), ink(10), 0.4);
const EYE = { x: 690, y: 610 };

/** Under Petrovaradin: a vaulted gallery of brick with side niches and steps, a lantern and a small group. */
export const petrovaradinUnderground = scene("petrovaradin-underground", 97, (p) => {
  // The gallery is one section drawn ever smaller: half 880 wide, its floor 480 below the eye, its walls 40 above.
  const spot = (dx: number, dy: number, size: number): string =>
    `${n(EYE.x + dx * size)} ${n(EYE.y + dy * size)}`;
  const section = (size: number, colour: string) =>
    fill(
      `M${spot(-880, 480, size)}L${spot(-880, -40, size)}A${n(880 * size)} ${n(700 * size)} 0 0 1 ${spot(880, -40, size)}L${spot(880, 480, size)}Z`,
      colour,
    );
  const light = (size: number) => 1 - Math.min(1, Math.abs(Math.log(size / 0.5)) / 0.98);
  const wall = (size: number) => mix(DARK, LIT, 0.1 + 0.88 * light(size) ** 1.3);
  const sizes = [1.3, 1, 0.77, 0.59, 0.455, 0.35, 0.27];
  const niche = (side: number, from: number, to: number) => {
    const opening = (start: number, low: number) => {
      const rim = Array.from({ length: 13 }, (_, index) => {
        const way = start + ((1 - start) * index) / 12;
        const size = from + (to - from) * way;
        return `L${spot(side * 880, low - 170 - 150 * Math.sin(Math.PI * way) ** 0.7, size)}`;
      }).join("");
      return `M${spot(side * 880, low, from + (to - from) * start)}${rim}L${spot(side * 880, low, to)}Z`;
    };
    const near = wall((from + to) / 2);
    return (
      fill(opening(0, 480), mix(DARK, near, 0.12)) +
      fill(opening(0.68, 480), mix(near, lamplight(84), 0.3))
    );
  };
  const courses = (near: number, far: number) => {
    const brick = mix(wall((near + far) / 2), DARK, 0.42);
    const level = times(9, (index) => {
      const dy = 440 - index * 58;
      return [-1, 1]
        .map((side) =>
          line(
            `M${spot(side * 880, dy, near)}L${spot(side * 880, dy, far)}`,
            brick,
            near * 2.6,
            0.5,
          ),
        )
        .join("");
    });
    const over = times(13, (index) => {
      const turn = (Math.PI * (index + 1)) / 14;
      return line(
        `M${spot(Math.cos(turn) * 880, -40 - Math.sin(turn) * 700, near)}L${spot(Math.cos(turn) * 880, -40 - Math.sin(turn) * 700, far)}`,
        brick,
        near * 2.6,
        0.5,
      );
    });
    const joints = times(46, () => {
      const size = p.between(far, near);
      const index = Math.floor(p.chance() * 9);
      const side = p.chance() > 0.5 ? 1 : -1;
      const dy = 440 - index * 58;
      return line(
        `M${spot(side * 880, dy, size)}L${spot(side * 880, dy - 58, size)}`,
        brick,
        size * 2.6,
        0.6,
      );
    });
    return level + over + joints;
  };
  const rib = (size: number) => {
    const outer = mix(wall(size), lamplight(84), 0.22);
    const thin = (inner: number) =>
      `M${spot(-880, 480, size)}L${spot(-880, -40, size)}A${n(880 * size)} ${n(700 * size)} 0 0 1 ${spot(880, -40, size)}L${spot(880, 480, size)}L${spot(inner, 480, size)}L${spot(inner, -40, size)}A${n(inner * size)} ${n((inner - 180) * size)} 0 0 0 ${spot(-inner, -40, size)}L${spot(-inner, 480, size)}Z`;
    return (
      fill(thin(814), outer) +
      times(25, (index) => {
        const turn = (Math.PI * index) / 24;
        return line(
          `M${spot(Math.cos(turn) * 880, -40 - Math.sin(turn) * 700, size)}L${spot(Math.cos(turn) * 814, -40 - Math.sin(turn) * 634, size)}`,
          mix(outer, DARK, 0.5),
          size * 3,
        );
      }) +
      times(14, (index) =>
        [-1, 1]
          .map((side) =>
            line(
              `M${spot(side * 880, 470 - index * 36, size)}L${spot(side * 814, 470 - index * 36, size)}`,
              mix(outer, DARK, 0.5),
              size * 3,
            ),
          )
          .join(""),
      )
    );
  };
  const floor = polygon(
    mix(DARK, LIT, 0.5),
    [EYE.x - 880 * 1.3, EYE.y + 480 * 1.3],
    [EYE.x + 880 * 1.3, EYE.y + 480 * 1.3],
    [EYE.x + 880 * 0.27, EYE.y + 480 * 0.27],
    [EYE.x - 880 * 0.27, EYE.y + 480 * 0.27],
  );
  return [
    box(0, 0, p.width, p.height, DARK),
    sizes
      .slice(0, -1)
      .map(
        (size, index) => section(size, wall(size * 0.88)) + courses(size, sizes[index + 1] ?? 0.2),
      )
      .join(""),
    section(0.27, mix(DARK, LIT, 0.12)),
    floor,
    times(9, (index) =>
      line(
        `M${spot((index - 4) * 210, 480, 1.3)}L${spot((index - 4) * 210, 480, 0.27)}`,
        mix(DARK, LIT, 0.25),
        3,
        0.6,
      ),
    ),
    times(10, (index) => {
      const size = 1.2 * 0.86 ** index;
      return line(
        `M${spot(-880, 480, size)}L${spot(880, 480, size)}`,
        mix(DARK, LIT, 0.25),
        size * 4,
        0.6,
      );
    }),
    // Steps up into the dark.
    times(7, (index) => {
      const size = 0.345 - index * 0.014;
      const lift = index * 46;
      const tread = mix(mix(DARK, LIT, 0.6), DARK, index / 8);
      return (
        polygon(
          tread,
          [EYE.x - 430 * size, EYE.y + (480 - lift - 46) * size],
          [EYE.x + 430 * size, EYE.y + (480 - lift - 46) * size],
          [EYE.x + 430 * size, EYE.y + (480 - lift) * size],
          [EYE.x - 430 * size, EYE.y + (480 - lift) * size],
        ) +
        box(
          EYE.x - 430 * size,
          EYE.y + (480 - lift - 50) * size,
          860 * size,
          12 * size,
          mix(tread, lamplight(84), 0.35),
        )
      );
    }),
    niche(-1, 0.91, 0.79),
    niche(1, 0.91, 0.79),
    niche(-1, 0.705, 0.605),
    niche(1, 0.705, 0.605),
    niche(1, 0.54, 0.465),
    niche(-1, 0.54, 0.465),
    sizes.slice(1).map(rib).reverse().join(""),
    glow(p, 760, 470, 600, 480, lamplight(84), 0.7),
    oval(770, 850, 330, 46, lamplight(82), 0.32),
    line("M760 246V404", ink(8), 5),
    polygon(ink(8), [730, 424], [760, 396], [790, 424]),
    box(734, 424, 52, 66, lamplight(92), { round: 4 }),
    dot(760, 458, 15, sand(100)),
    box(757, 424, 5, 66, ink(8)),
    box(728, 488, 64, 9, ink(8)),
    person(560, 838, 2.3, { top: teal(30), legs: ink(12), hair: ink(8) }),
    person(638, 852, 2.4, { top: mix(orange(56), red(50), 0.3), legs: ink(16), hair: sand(20) }),
    person(880, 846, 2.3, {
      top: sand(92),
      legs: mix(teal(24), ink(16), 0.5),
      hair: mix(orange(30), sand(20), 0.5),
    }),
    person(944, 838, 1.7, { top: red(46), legs: ink(20), hair: ink(10) }),
    walker(
      1020,
      862,
      2.5,
      { top: mix(lamplight(60), sand(50), 0.4), legs: ink(10), hair: sand(30) },
      { toLeft: true, rucksack: mix(orange(36), ink(20), 0.4) },
    ),
  ];
});
