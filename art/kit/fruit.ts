import {
  amber,
  type Colour,
  grape,
  green,
  ink,
  lamplight,
  mix,
  orange,
  red,
  sand,
} from "./colour.ts";
import { at, box, dot, fill, type Layer, line, n, oval, times } from "./paper.ts";

/** A long pointed pepper that hangs from (x, y) by its stalk; 150 long at scale 1. */
export const paprika = (
  x: number,
  y: number,
  scale: number,
  turn = 0,
  skin: Colour = red(48),
): Layer =>
  at(
    x,
    y,
    scale,
    line("M-3 -14Q2 -6 0 8", green(34), 7) +
      fill("M-24 10C-30 40 -24 90 -4 150C10 120 30 60 25 12C14 2 -12 2 -24 10Z", skin) +
      fill("M25 12C30 60 10 120 -4 150C4 100 12 50 8 8C14 6 20 8 25 12Z", mix(skin, ink(8), 0.28)) +
      line("M-14 24C-17 52 -12 84 -6 108", mix(skin, orange(96), 0.55), 5, 0.8) +
      fill("M-25 12C-16 0 16 0 26 13C14 20 -12 20 -25 12Z", green(40)),
    turn,
  );

/** A striped melon that lies on (x, y); 200 wide at scale 1. */
export const melon = (x: number, y: number, scale: number, skin = green(34)): Layer =>
  at(
    x,
    y,
    scale,
    oval(0, -70, 100, 72, skin) +
      [-66, -34, 0, 34, 66]
        .map((foot) => line(`M0 -140Q${n(foot * 1.75)} -70 0 0`, mix(skin, green(76), 0.6), 6, 0.8))
        .join("") +
      oval(-38, -106, 28, 14, mix(skin, sand(100), 0.5), 0.5),
  );

/** A wedge cut from a water melon, red inside; 220 wide at scale 1, standing on (x, y). */
export const melonWedge = (x: number, y: number, scale: number): Layer =>
  at(
    x,
    y,
    scale,
    fill("M-112 -96C-100 10 100 10 112 -96Z", green(34)) +
      fill("M-102 -96C-90 -4 90 -4 102 -96Z", mix(green(90), sand(98), 0.4)) +
      fill("M-92 -96C-80 -18 80 -18 92 -96Z", red(56)) +
      [-60, -34, -8, 18, 44, 64]
        .map((seed, index) => oval(seed, -66 + (index % 2) * 20, 3.4, 5.6, ink(8)))
        .join(""),
  );

/** A pumpkin that lies on (x, y); 220 wide at scale 1. */
export const pumpkin = (x: number, y: number, scale: number, skin: Colour = orange(60)): Layer =>
  at(
    x,
    y,
    scale,
    [
      oval(8, 0, 112, 11, ink(4), 0.2),
      oval(0, -72, 112, 74, mix(skin, orange(30), 0.35)),
      oval(-62, -72, 48, 68, skin),
      oval(60, -72, 46, 68, mix(skin, orange(36), 0.3)),
      oval(-22, -72, 44, 73, mix(skin, lamplight(78), 0.25)),
      oval(24, -72, 40, 73, skin),
      fill("M-8 -140Q-14 -170 -30 -178L-14 -186Q6 -172 10 -140Z", green(34)),
      oval(-34, -112, 14, 22, mix(skin, sand(100), 0.5), 0.5),
    ].join(""),
  );

/** An apple or a plum that lies on (x, y). */
export const fruit = (x: number, y: number, radius: number, skin: Colour): Layer =>
  dot(x, y - radius, radius, skin) +
  oval(x - radius * 0.3, y - radius * 1.4, radius * 0.28, radius * 0.2, mix(skin, sand(100), 0.6)) +
  line(
    `M${n(x)} ${n(y - radius * 1.9)}q2 ${n(-radius * 0.3)} ${n(radius * 0.3)} ${n(-radius * 0.4)}`,
    amber(26),
    2.5,
  );

/** A bunch of grapes that lies on (x, y), about 190 wide at scale 1. */
export const grapes = (
  x: number,
  y: number,
  scale: number,
  dark: Colour = grape(30),
  light: Colour = grape(37),
): Layer =>
  at(
    x,
    y,
    scale,
    times(26, (index) => {
      const row = Math.floor(Math.sqrt(index * 1.9));
      const gx = -80 + ((index * 37) % 7) * 20 + (row % 2) * 10;
      const gy = -27 - (index % 6) * 17;
      return (
        dot(gx, gy, 20, index % 3 ? dark : light) +
        dot(gx - 6, gy - 7, 4, mix(light, grape(84), 0.7))
      );
    }),
  );

/** A jar of honey with its cloth cap, standing on (x, y); 130 high at scale 1. */
export const honeyJar = (x: number, y: number, scale: number, honey: Colour, cap: Colour): Layer =>
  at(
    x,
    y,
    scale,
    [
      box(-40, -100, 80, 100, honey, { round: 12 }),
      box(14, -100, 26, 100, mix(honey, orange(24), 0.35), { round: 12 }),
      box(-30, -90, 9, 76, mix(honey, sand(100), 0.65), { round: 4 }),
      box(-28, -64, 56, 38, sand(99), { round: 3 }),
      dot(0, -45, 10, lamplight(70)),
      fill("M-46 -98C-44 -128 44 -128 46 -98L52 -88H-52Z", cap),
      box(-42, -104, 84, 6, mix(cap, ink(10), 0.3)),
    ].join(""),
  );

/** A leaf of the vine that grows upwards from (x, y); 230 long at scale 1. */
export const vineLeaf = (
  x: number,
  y: number,
  scale: number,
  turn: number,
  leaf: Colour,
  vein: Colour = mix(leaf, amber(86), 0.45),
): Layer =>
  at(
    x,
    y,
    scale,
    fill(
      "M0 0C-40 -30 -100 -20 -130 -60C-110 -80 -120 -110 -150 -150C-90 -150 -70 -180 -60 -230C-20 -200 20 -200 60 -230C70 -180 90 -150 150 -150C120 -110 110 -80 130 -60C100 -20 40 -30 0 0Z",
      leaf,
    ) +
      fill(
        "M0 0V-214C20 -204 40 -212 60 -230C70 -180 90 -150 150 -150C120 -110 110 -80 130 -60C100 -20 40 -30 0 0Z",
        mix(leaf, ink(8), 0.28),
      ) +
      line("M0 20V-180M0 -40L-90 -120M0 -40L90 -120M0 -20L-90 -56M0 -20L90 -56", vein, 5),
    turn,
  );
