import { amber, cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { at, box, dot, fill, type Layer, line } from "../kit/paper.ts";

// What a place is known for, small: each stands on (0, 0), some 56 high. Light comes from the left.

const WALL = orange(100);
const SHADE = mix(sand(88), amber(72), 0.35);
const ROOF = mix(orange(50), red(50), 0.2);
const ROOF_SHADE = orange(40);
const BRICK = mix(orange(54), red(52), 0.35);
const BRICK_SHADE = mix(orange(40), red(40), 0.4);
const COPPER = teal(34);
const COPPER_LIT = mix(teal(44), cyan(56), 0.4);
const DARK = teal(22);
const STONE = mix(amber(84), sand(92), 0.5);
const STONE_SHADE = mix(amber(62), sand(66), 0.5);

/** A wall whose right half lies in the shade. */
const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  lit = WALL,
  dark = SHADE,
): Layer => box(x, y, width, height, lit) + box(x + width * 0.55, y, width * 0.45, height, dark);

/** A pointed roof of that width on (x, y). */
const spire = (
  x: number,
  y: number,
  width: number,
  height: number,
  lit: string,
  dark: string,
): Layer =>
  fill(`M${x - width / 2} ${y}L${x} ${y - height}L${x + width / 2} ${y}Z`, lit) +
  fill(`M${x} ${y - height}L${x + width / 2} ${y}H${x}Z`, dark);

const window = (x: number, y: number): Layer => box(x - 1.5, y, 3, 5, DARK, { round: 1.5 });

/** A church: its nave to the right of its tower. */
const church: Layer =
  block(-2, -18, 26, 18) +
  fill("M-4 -18L4 -29H20L27 -18Z", ROOF) +
  fill("M12 -29H20L27 -18H14Z", ROOF_SHADE) +
  block(-13, -36, 13, 36) +
  fill("M-14 -36C-14 -44 -9 -45 -6.500 -54C-4 -45 1 -44 1 -36Z", COPPER) +
  fill("M-6.500 -54C-4 -45 1 -44 1 -36H-6.500Z", DARK) +
  window(-8, -30) +
  window(6, -12) +
  window(14, -12);

/** Two towers side by side with a nave between. */
const twoTowers = (lit: string, dark: string, roof: string, roofDark: string): Layer =>
  block(-11, -24, 22, 24, lit, dark) +
  fill("M-11 -24L0 -35L11 -24Z", roof) +
  block(-19, -38, 11, 38, lit, dark) +
  block(8, -38, 11, 38, lit, dark) +
  spire(-13.5, -38, 13, 20, roof, roofDark) +
  spire(13.5, -38, 13, 20, roof, roofDark) +
  window(-14, -31) +
  window(13, -31) +
  dot(0, -17, 4, DARK);

/** One high tower, as of the cathedral in Osijek. */
const highTower: Layer =
  block(-3, -20, 28, 20, BRICK, BRICK_SHADE) +
  fill("M-3 -20L4 -31H21L27 -20Z", COPPER) +
  block(-15, -42, 14, 42, BRICK, BRICK_SHADE) +
  spire(-8, -42, 16, 27, COPPER_LIT, COPPER) +
  window(-10, -35) +
  window(-10, -24) +
  window(8, -13) +
  window(16, -13);

const waterTower: Layer =
  fill("M-8 0L-6 -34H6L8 0Z", BRICK) +
  fill("M1 -34H6L8 0H1Z", BRICK_SHADE) +
  fill("M-15 -54H15L11 -33H-11Z", BRICK) +
  fill("M3 -54H15L11 -33H3Z", BRICK_SHADE) +
  line("M-16 -54H16M-13 -43H13", mix(BRICK_SHADE, ink(10), 0.3), 2.4) +
  line("M5 -57V-63", DARK, 1.5) +
  fill("M5 -63H14V-58H5Z", red(52)) +
  dot(-5, -48, 2.2, DARK) +
  dot(-1, -38, 1.7, DARK) +
  dot(3, -48, 1.6, DARK) +
  box(-2, -24, 4, 7, DARK, { round: 2 });

/** The vessel in the shape of a bird, on three feet. */
const dove: Layer = at(
  0,
  0,
  1.05,
  line("M-7 -10L-9 0M6 -10L8 0M0 -10V-1", ink(14), 4) +
    fill(
      "M-23 -27C-20 -8 14 -3 20 -20C23 -29 17 -33 13 -37C12 -48 -2 -50 -4 -39C-5 -31 -10 -30 -23 -27Z",
      ink(22),
    ) +
    fill("M13 -37C12 -48 -2 -50 -4 -39C0 -35 8 -33 13 -37Z", ink(30)) +
    fill("M-4 -41L-14 -38L-4 -35Z", orange(62)) +
    dot(1, -41, 2, sand(100)) +
    line("M-12 -21L-8 -17L-4 -21L0 -17L4 -21L8 -17L12 -21", sand(98), 1.8) +
    line("M-11 -14H10", sand(98), 1.5),
);

const castle: Layer =
  block(-26, -17, 52, 17, BRICK, BRICK_SHADE) +
  fill("M-20 -17L-15 -29H15L21 -17Z", ROOF) +
  fill("M2 -29H15L21 -17H4Z", ROOF_SHADE) +
  block(-31, -29, 13, 29, WALL, SHADE) +
  spire(-24.5, -29, 16, 13, ROOF, ROOF_SHADE) +
  block(17, -34, 13, 34, WALL, SHADE) +
  spire(23.5, -34, 16, 14, ROOF, ROOF_SHADE) +
  window(-25, -22) +
  window(22, -26) +
  window(-9, -12) +
  window(0, -12) +
  window(9, -12);

/** A ruin in the plain: one whole tower, and what is left of the others. */
const ruin: Layer =
  fill("M-30 0V-14L-26 -18V-13L-12 -12V0Z", BRICK) +
  fill("M8 0V-15L14 -12L19 -16L24 -22L28 -20V0Z", BRICK_SHADE) +
  block(-13, -40, 22, 40, BRICK, BRICK_SHADE) +
  fill("M-15 -40V-46H-10V-43H-5V-46H1V-43H6V-46H11V-40Z", BRICK_SHADE) +
  window(-6, -33) +
  window(-6, -20) +
  box(-4, -8, 6, 8, DARK, { round: 3 });

const column: Layer =
  box(-17, -5, 34, 5, SHADE) +
  box(-11, -10, 22, 5, WALL) +
  fill("M-5 -10L-3.500 -46H3.500L5 -10Z", WALL) +
  fill("M0.500 -46H3.500L5 -10H0.500Z", SHADE) +
  fill("M-4 -46L-2 -58C-6 -62 -5 -66 0 -66C3 -70 7 -70 8 -68L4 -61L4 -46Z", COPPER);

/** A fortress above the river, with its clock. */
const fortress: Layer =
  fill("M-42 0L-34 -19H34L42 0Z", BRICK) +
  fill("M10 -19H34L42 0H15Z", BRICK_SHADE) +
  line("M-34 -19H34", SHADE, 3.5) +
  block(-30, -30, 42, 11, WALL, SHADE) +
  fill("M-32 -30L-27 -38H9L14 -30Z", ROOF) +
  block(17, -44, 13, 25) +
  fill("M16 -44C16 -51 21 -52 23.500 -60C26 -52 31 -51 31 -44Z", COPPER) +
  dot(23, -36, 4.6, sand(100)) +
  dot(23, -36, 3.4, DARK) +
  line("M23 -36V-38.500M23 -36L25 -35", sand(100), 1) +
  window(-22, -27) +
  window(-12, -27) +
  window(-2, -27) +
  box(-5, -11, 9, 11, DARK, { round: 4.5 });

/** A boat with a cabin, as those that lie at Apatin. */
const boat: Layer =
  fill("M-28 -12H28L20 0H-20Z", sand(100)) +
  fill("M2 -12H28L20 0H4Z", SHADE) +
  line("M-27 -10H27", ROOF, 3) +
  fill("M-12 -23H14L17 -12H-14Z", teal(34)) +
  box(-8, -20, 6, 5, sand(98)) +
  box(2, -20, 6, 5, sand(98)) +
  line("M-1 -23V-43", DARK, 1.8) +
  fill("M-1 -43L14 -37L-1 -31Z", orange(58)) +
  line("M-34 4C-26 0 -20 8 -12 4S4 0 12 4S28 8 36 4", cyan(78), 2.5);

/** A grey heron. */
const heron: Layer =
  line("M-3 -20L-5 0M4 -20L6 0", ink(24), 2) +
  fill("M-21 -19C-12 -38 4 -41 12 -32C10 -20 -3 -16 -21 -19Z", mix(teal(58), ink(52), 0.4)) +
  fill("M-21 -19C-12 -30 0 -30 8 -22C0 -17 -10 -17 -21 -19Z", teal(34)) +
  line("M9 -31C16 -39 4 -45 10 -54", mix(teal(58), ink(52), 0.4), 5) +
  dot(12, -55, 4, mix(teal(58), ink(52), 0.4)) +
  fill("M14 -56L30 -52L14 -51Z", orange(60)) +
  fill("M14 -57C8 -59 4 -57 -1 -59C3 -54 8 -54 14 -55Z", ink(22));

/** A cellar in the loess with its vine. */
const cellar: Layer =
  fill("M-27 0C-27 -25 -14 -33 0 -33C15 -33 27 -24 27 0Z", green(50)) +
  fill("M4 -33C17 -32 27 -23 27 0H10Z", green(40)) +
  fill("M-14 0V-18L0 -28L14 -18V0Z", WALL) +
  fill("M1 -27.300L14 -18V0H1Z", SHADE) +
  line("M-17 -16L0 -29L17 -16", ROOF, 3.6) +
  fill("M-7 0V-11C-7 -19 7 -19 7 -11V0Z", mix(orange(36), amber(36), 0.5)) +
  line("M0 -16V0", DARK, 1);

/** A white monastery below a dome. */
const monastery: Layer =
  block(-17, -20, 34, 20) +
  fill("M-19 -20C-14 -29 14 -29 19 -20Z", ROOF) +
  fill("M2 -27C10 -26 17 -24 19 -20H2Z", ROOF_SHADE) +
  block(-7, -38, 14, 14) +
  fill("M-8 -38C-8 -48 8 -48 8 -38Z", COPPER_LIT) +
  fill("M1 -45C6 -44 8 -42 8 -38H1Z", COPPER) +
  line("M0 -46V-56M-3 -52H3", DARK, 1.8) +
  window(-3, -34) +
  window(3, -34) +
  window(-11, -13) +
  window(11, -13) +
  box(-3, -10, 6, 10, DARK, { round: 3 });

/** What an emperor's city left. */
const columns: Layer =
  box(-27, -5, 54, 5, STONE_SHADE) +
  [-20, -6, 8]
    .map((x) => block(x, -36, 7, 31, STONE, STONE_SHADE) + box(x - 2, -40, 11, 4, STONE))
    .join("") +
  fill("M-24 -40H17L-3 -52Z", STONE) +
  fill("M-3 -52L17 -40H-3Z", STONE_SHADE) +
  block(21, -18, 7, 13, STONE, STONE_SHADE) +
  fill("M21 -18L24 -22L28 -18Z", STONE_SHADE);

/** A farm in the plain with the beam of its well. */
const farm: Layer =
  block(-20, -12, 32, 12) +
  fill("M-23 -12L-16 -23H8L15 -12Z", ROOF) +
  fill("M-2 -23H8L15 -12H0Z", ROOF_SHADE) +
  window(-13, -8) +
  window(-4, -8) +
  line("M22 0V-20M14 -30L34 -12M33 -12V-4", mix(orange(34), amber(40), 0.5), 1.8);

/** A patch of sunflowers. */
const sunflowers: Layer = [0, 1, 2]
  .flatMap((row) =>
    Array.from({ length: 6 }, (_, index) => {
      const [x, y] = [-25 + index * 9 + row * 4, -20 + row * 10];
      return (
        line(`M${x} ${y + 2}V${y + 9}`, green(48), 1.6) +
        dot(x, y, 4, lamplight(76)) +
        dot(x, y, 1.9, amber(36))
      );
    }),
  )
  .join("");

/** A few sheaves of wheat. */
const sheaves: Layer = [-18, 0, 18]
  .map(
    (x) =>
      fill(`M${x - 8} 0L${x - 3} -9L${x - 8} -20H${x + 8}L${x + 3} -9L${x + 8} 0Z`, amber(74)) +
      fill(`M${x} 0L${x} -20H${x + 8}L${x + 3} -9L${x + 8} 0Z`, amber(64)) +
      line(`M${x - 4} -9H${x + 4}`, orange(44), 2),
  )
  .join("");

/** Geese on their way. */
const geese: Layer = [
  [0, 0],
  [-20, -9],
  [-21, 10],
  [-40, -17],
  [-42, 19],
]
  .map(([x = 0, y = 0]) =>
    line(
      `M${x - 9} ${y - 5}Q${x - 3} ${y - 5} ${x} ${y}Q${x + 3} ${y - 5} ${x + 9} ${y - 6}`,
      teal(40),
      2.2,
    ),
  )
  .join("");

/** A flat boat in the reeds. */
const reedBoat: Layer =
  line(
    "M-27 0C-27 -16 -25 -25 -22 -33M-20 0C-19 -12 -20 -20 -16 -27M25 0C24 -14 26 -22 29 -30M19 0C20 -9 19 -14 22 -20",
    green(40),
    2.4,
  ) +
  line("M-22 -33L-21 -26M29 -30L28 -23M-16 -27L-16 -21", orange(38), 4.6) +
  fill("M-23 -9C-10 -4 10 -4 23 -9L17 2H-17Z", mix(orange(34), amber(40), 0.5)) +
  line("M-23 -9C-10 -4 10 -4 23 -9", sand(92), 2) +
  line("M9 -33L2 3", sand(80), 1.8) +
  fill("M-2 -8C-3 -18 5 -18 6 -8Z", teal(36)) +
  dot(2, -19, 3.8, mix(orange(78), sand(90), 0.4)) +
  fill("M-4 -20H8L4 -24H0Z", amber(72));

/** A chapel with four doors and round walls, as above Karlovci. */
const lantern: Layer =
  fill("M-20 0V-13C-20 -19 20 -19 20 -13V0Z", amber(72)) +
  fill("M3 -17.500C14 -17 20 -16 20 -13V0H3Z", amber(62)) +
  fill("M-23 -15L-9 -28H9L23 -15C12 -20 -12 -20 -23 -15Z", ROOF) +
  block(-6, -38, 12, 10, WALL, SHADE) +
  fill("M-8 -38C-7 -45 -3 -46 0 -54C3 -46 7 -45 8 -38Z", COPPER) +
  box(-4, -10, 8, 10, DARK, { round: 4 }) +
  window(-13, -10) +
  window(13, -10);

export const LANDMARKS = {
  boat,
  castle,
  cellar,
  chapel: lantern,
  church,
  column,
  columns,
  dove,
  farm,
  fortress,
  geese,
  heron,
  highTower,
  monastery,
  reedBoat,
  redTowers: twoTowers(BRICK, BRICK_SHADE, COPPER_LIT, COPPER),
  ruin,
  sheaves,
  sunflowers,
  waterTower,
  whiteTowers: twoTowers(WALL, SHADE, COPPER_LIT, COPPER),
};

export type Landmark = keyof typeof LANDMARKS;
