import { amber, cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { type Joint, limb } from "../kit/hands.ts";
import { at, box, dot, fill, type Layer, line, mirrored, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const RIVER: Joint[] = [
  [-80, 200, 150],
  [150, 110, 138],
  [400, 170, 150],
  [510, 370, 186],
  [410, 560, 140],
  [270, 700, 146],
  [270, 880, 180],
  [470, 1000, 168],
  [720, 960, 152],
  [850, 790, 166],
  [790, 580, 128],
  [740, 390, 152],
  [850, 190, 166],
  [1080, 106, 150],
  [1280, 200, 170],
  [1330, 400, 190],
  [1210, 570, 140],
  [1160, 730, 150],
  [1260, 890, 180],
  [1480, 940, 150],
  [1700, 860, 150],
];

/** Sand lies on the inner side of each bend. */
const SANDS = RIVER.map(([x, y, width], index): Joint => {
  const before = RIVER[index - 1] ?? [x, y, width];
  const after = RIVER[index + 1] ?? [x, y, width];
  const [dx, dy] = [(before[0] + after[0]) / 2 - x, (before[1] + after[1]) / 2 - y];
  return [x + dx * 0.5, y + dy * 0.5, width + Math.hypot(dx, dy) * 0.25];
});
const OXBOW: Joint[] = [
  [1046, 1050, 18],
  [1004, 950, 42],
  [1012, 860, 44],
  [1060, 812, 18],
];
const WATER = mix(cyan(50), teal(50), 0.4);

/** The river winds through fields and woods, seen by the stork that flies over it at noon. */
export const riverBends = scene("river-bends", 353, (p) => {
  const shade = mix(green(24), ink(14), 0.3);
  const crops = [
    mix(lamplight(78), amber(66), 0.4),
    mix(green(60), amber(70), 0.35),
    mix(lamplight(86), sand(88), 0.5),
    mix(green(50), teal(50), 0.15),
    mix(amber(58), orange(60), 0.3),
    mix(green(68), lamplight(80), 0.45),
    mix(sand(78), orange(72), 0.3),
  ];
  const fields = times(9, (row) => {
    let x = -500 + p.between(-80, 0);
    let drawn = "";
    const y = -520 + row * 250;
    while (x < 2300) {
      const wide = p.between(90, 330);
      const crop = crops[Math.floor(p.chance() * crops.length)] ?? crops[0] ?? sand(80);
      const furrow = mix(crop, ink(30), 0.16);
      const along = p.chance() < 0.5;
      drawn += box(x, y, wide - 5, 244, crop);
      drawn += along
        ? times(Math.floor((wide - 16) / 16), (index) =>
            box(x + 10 + index * 16, y + 8, 3.4, 228, furrow),
          )
        : times(14, (index) => box(x + 8, y + 10 + index * 17, wide - 22, 3.4, furrow));
      x += wide;
    }
    return drawn;
  });
  const tree = (x: number, y: number, r: number, leaf: string): Layer =>
    dot(x + r * 0.5, y + r * 0.6, r, shade, 0.55) +
    dot(x, y, r, leaf) +
    dot(x - r * 0.28, y - r * 0.3, r * 0.55, mix(leaf, lamplight(84), 0.25));
  const wood = (x: number, y: number, rx: number, ry: number, count: number) =>
    Array.from({ length: count }, () => {
      const turn = p.between(0, 6.28);
      const way = Math.sqrt(p.chance());
      return [x + Math.cos(turn) * rx * way, y + Math.sin(turn) * ry * way] as const;
    })
      .sort((a, b) => a[1] - b[1])
      .map(([tx, ty]) =>
        tree(tx, ty, p.between(15, 27), mix(green(34), teal(34), p.between(0, 0.6))),
      )
      .join("");
  const house = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      1,
      box(8, 10, 44, 30, shade, { opacity: 0.5 }) +
        box(-22, -15, 44, 15, mix(orange(54), red(50), 0.3)) +
        box(-22, 0, 44, 15, mix(orange(38), red(38), 0.3)),
      turn,
    );
  const wing = (dark: string, white: string) =>
    fill(
      "M0 -34C60 -70 150 -66 236 -16C276 10 300 40 306 70C276 58 262 62 250 78C236 66 222 68 212 84C198 70 184 72 174 86C160 74 146 74 136 86C112 66 60 60 0 56Z",
      dark,
    ) + fill("M0 -34C60 -70 150 -66 236 -16C250 -6 262 4 270 14C200 8 110 20 0 40Z", white);
  const stork = (dark: string, white: string, bill: string) =>
    wing(dark, white) +
    mirrored(0, 0, 1, wing(dark, white)) +
    fill("M-8 120L-4 210H-1L0 120L1 210H4L8 120Z", bill) +
    fill(
      "M-26 -30C-26 60 -20 110 0 140C20 110 26 60 26 -30C22 -60 12 -80 10 -130C10 -152 -10 -152 -10 -130C-12 -80 -22 -60 -26 -30Z",
      white,
    ) +
    fill("M-7 -140L0 -222L7 -140Z", bill);
  return [
    box(0, 0, p.width, p.height, crops[1] ?? green(60)),
    at(0, 0, 1, fields, 14),
    line(
      "M-40 560C200 500 420 700 700 660C960 620 1000 470 1300 640C1450 720 1540 700 1660 640",
      mix(sand(98), lamplight(90), 0.3),
      13,
    ),
    limb(SANDS, mix(green(44), teal(40), 0.25), 44),
    limb(RIVER, mix(green(44), teal(40), 0.25), 30),
    limb(SANDS, mix(sand(95), lamplight(88), 0.4)),
    limb(RIVER, mix(sand(95), lamplight(88), 0.4), 12),
    limb(RIVER, WATER),
    limb(RIVER, mix(WATER, teal(30), 0.24), -64),
    limb(OXBOW, mix(green(42), teal(40), 0.3), 36),
    limb(OXBOW, mix(WATER, green(50), 0.3)),
    wood(250, 340, 110, 90, 56),
    wood(560, 770, 110, 80, 50),
    wood(1060, 390, 130, 120, 74),
    wood(1490, 720, 110, 60, 44),
    wood(620, 120, 50, 90, 26),
    wood(80, 600, 110, 60, 34),
    wood(130, 960, 80, 90, 34),
    wood(960, 620, 50, 70, 22),
    times(12, (index) =>
      house(
        1462 + (index % 3) * 70 + p.between(-10, 10),
        110 + Math.floor(index / 3) * 74 + (index % 3) * 18 + p.between(-8, 8),
        14 + (index % 2) * 90,
      ),
    ),
    at(
      1540,
      420,
      1,
      box(10, 10, 26, 66, shade, { opacity: 0.5 }) +
        box(-13, -30, 26, 66, orange(44)) +
        box(-9, -48, 18, 18, sand(96)) +
        dot(0, -39, 6, teal(30)),
      14,
    ),
    // A boat, and what its bow leaves on the water.
    at(
      560,
      996,
      1,
      line("M-130 -46Q-40 -10 40 0Q-40 10 -130 46", sand(100), 5, 0.8) +
        fill("M-54 -14H10Q40 -9 54 0Q40 9 10 14H-54Z", sand(100)) +
        box(-36, -8, 44, 16, orange(54)),
      -4,
    ),
    // The stork, and its shadow far below.
    at(1120, 700, 0.56, `<g opacity="0.42">${stork(ink(14), ink(14), ink(14))}</g>`, 52),
    at(780, 450, 1.24, stork(ink(10), sand(100), mix(red(50), orange(54), 0.5)), 52),
  ];
});
