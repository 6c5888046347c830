import { type Colour, ink, lamplight, mix, orange, red, sand } from "./colour.ts";
import { at, box, dot, fill, type Layer, line, n, oval, polygon, times } from "./paper.ts";

export interface Player {
  vest: Colour;
  shirt?: Colour;
  legs?: Colour;
  hair?: Colour;
  skin?: Colour;
  /** A black hat, as the players of the plain wear it. */
  hat?: Colour;
}

const WOOD = mix(orange(46), lamplight(54), 0.4);

const upper = (
  { vest, shirt = sand(98), hair = ink(12), skin = orange(80), hat }: Player,
  arms: Layer,
  instrument: Layer,
): Layer =>
  [
    fill("M-40 0C-46 -66 -40 -112 -14 -122H14C40 -112 46 -66 40 0Z", shirt),
    fill(
      "M-34 0C-38 -60 -34 -104 -18 -118L-4 -60L-6 0ZM34 0C38 -60 34 -104 18 -118L4 -60L6 0Z",
      vest,
    ),
    polygon(red(48), [-6, -112], [6, -112], [3, -70], [-3, -70]),
    box(-7, -134, 14, 18, mix(skin, ink(14), 0.2)),
    dot(0, -154, 26, skin),
    fill("M-27 -156C-30 -194 30 -194 27 -156C16 -172 -16 -172 -27 -156Z", hair),
    hat ? fill("M-44 -168H44L42 -176H26C28 -206 -28 -206 -26 -176H-42Z", hat) : "",
    instrument,
    arms,
  ].join("");

const sleeves = (left: string, right: string, shirt: Colour, skin: Colour): Layer =>
  line(left, shirt, 21) +
  line(right, shirt, 21) +
  [left, right]
    .map((way) => {
      const [y = "0", x = "0"] = way.split(/[ L]/).slice(-2).reverse();
      return dot(Number(x), Number(y), 11, skin);
    })
    .join("");

/** The body of a tambura with its neck, pointing up to the right: a pear of wood, strings, a rose. */
const tambura = (x: number, y: number, scale: number, turn = -30): Layer =>
  at(
    x,
    y,
    scale,
    [
      box(40, -7, 190, 14, ink(14)),
      box(226, -12, 46, 24, mix(orange(24), ink(14), 0.3), { round: 5 }),
      fill(
        "M-64 0C-64 -58 10 -56 44 -16L60 -8V8L44 16C10 56 -64 58 -64 0Z",
        mix(WOOD, orange(20), 0.55),
      ),
      fill("M-56 0C-56 -50 10 -48 40 -13L56 -6V6L40 13C10 48 -56 50 -56 0Z", WOOD),
      dot(2, 0, 12, ink(10)),
      box(-38, -15, 6, 30, ink(12)),
      line("M-36 -4H240M-36 3H240", sand(90), 1.4),
    ].join(""),
    turn,
  );

const seat = (legs: Colour, wood: Colour): Layer =>
  box(-56, 2, 112, 15, wood) +
  line("M-46 16L-54 100M46 16L54 100", wood, 10) +
  box(-50, 62, 100, 7, wood) +
  line("M-14 -6L-46 20L-40 92M14 -6L46 20L42 92", legs, 31) +
  fill("M-60 92H-26V106H-66ZM28 92H58L66 106H28Z", ink(6));

/** A seated player with a tambura; the seat is at (x, y), the head 180 above it at scale 1. */
export const tamburaPlayer = (
  x: number,
  y: number,
  scale: number,
  player: Player,
  small = false,
): Layer => {
  const { shirt = sand(98), skin = orange(80), legs = ink(14) } = player;
  return at(
    x,
    y,
    scale,
    seat(legs, mix(orange(40), sand(40), 0.3)) +
      upper(
        player,
        sleeves("M-34 -100L-52 -48L-12 -34", "M34 -102L66 -64L76 -78", shirt, skin),
        tambura(-10, -34, small ? 0.62 : 0.86, -27),
      ),
  );
};

/** A standing player with a tall bass; stands on (x, y), 330 high at scale 1. */
export const bassPlayer = (x: number, y: number, scale: number, player: Player): Layer => {
  const { shirt = sand(98), skin = orange(80), legs = ink(14) } = player;
  return at(
    x,
    y,
    scale,
    [
      oval(10, 2, 90, 10, ink(0), 0.25),
      fill("M-36 -150H36L34 0H8L2 -110L-8 0H-34Z", legs),
      fill("M-38 -6H-6V4H-46ZM8 -6H36L44 4H8Z", ink(8)),
      `<g transform="translate(0 -144)">${upper(player, "", "")}</g>`,
      box(62, -350, 14, 190, ink(12)),
      box(56, -378, 26, 36, orange(24), { round: 6 }),
      dot(69, -388, 9, orange(24)),
      fill(
        "M20 -70C0 -20 30 8 69 8C108 8 138 -20 118 -70C108 -100 128 -120 112 -156C100 -182 38 -182 26 -156C10 -120 30 -100 20 -70Z",
        mix(WOOD, orange(18), 0.6),
      ),
      fill(
        "M26 -70C8 -22 34 0 69 0C104 0 130 -22 112 -70C102 -100 120 -122 106 -152C94 -174 44 -174 32 -152C18 -122 36 -100 26 -70Z",
        mix(WOOD, orange(34), 0.3),
      ),
      line("M44 -96q-8 22 0 44M94 -96q8 22 0 44", ink(10), 5),
      line("M65 -340V-30M73 -340V-30", sand(90), 1.6),
      box(54, -44, 30, 6, ink(12)),
      line("M69 8V22", ink(20), 5),
      sleeves("M-34 -244L-20 -190L60 -128", "M34 -246L62 -230L66 -300", shirt, skin),
    ].join(""),
  );
};

/** A string of bulbs that hangs between two points. */
export const bulbs = (
  from: [number, number],
  to: [number, number],
  sag: number,
  count: number,
  wire: Colour,
  light: Colour,
  radius = 9,
): Layer =>
  line(
    `M${from[0]} ${from[1]}Q${n((from[0] + to[0]) / 2)} ${n((from[1] + to[1]) / 2 + sag * 2)} ${to[0]} ${to[1]}`,
    wire,
    2.6,
  ) +
  times(count, (index) => {
    const way = (index + 1) / (count + 1);
    const x = from[0] + (to[0] - from[0]) * way;
    const y = from[1] + (to[1] - from[1]) * way + sag * 4 * way * (1 - way);
    return (
      dot(x, y + radius, radius * 3, light, 0.2) +
      box(x - radius * 0.3, y - 2, radius * 0.6, radius * 0.7, wire) +
      dot(x, y + radius, radius, light)
    );
  });

/** Someone of a crowd from behind, arms raised; the waist is at (x, y), 120 high at scale 1. */
export const fan = (x: number, y: number, scale: number, colour: Colour, arms: 0 | 1 | 2): Layer =>
  at(
    x,
    y,
    scale,
    fill("M-36 60C-40 0 -34 -26 -14 -32H14C34 -26 40 0 36 60Z", colour) +
      dot(0, -54, 19, colour) +
      box(-7, -40, 14, 14, colour) +
      (arms > 0 ? line("M26 -18L44 -64L32 -116", colour, 13) + dot(31, -120, 8.5, colour) : "") +
      (arms > 1 ? line("M-26 -18L-48 -60L-40 -110", colour, 13) + dot(-40, -114, 8.5, colour) : ""),
  );
