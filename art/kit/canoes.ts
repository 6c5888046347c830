import { type Colour, ink, mix, orange, red, sand } from "./colour.ts";
import { at, dot, fill, type Layer, line, mirrored, oval, times } from "./paper.ts";

export interface Paddler {
  top: Colour;
  paddle: Colour;
  skin?: Colour;
  hair?: Colour;
}

const paddlerSide = ({ top, paddle, skin = orange(84), hair = ink(12) }: Paddler): Layer =>
  fill("M-15 4C-17 -30 -12 -48 0 -50C12 -48 16 -26 13 4Z", top) +
  dot(2, -62, 11, skin) +
  fill("M-11 -63C-12 -78 14 -80 14 -65C8 -70 0 -70 -4 -58Z", hair) +
  line("M34 -52L4 34", paddle, 4) +
  fill("M8 22L-2 48C-8 54 -12 46 -9 40L0 18Z", paddle) +
  line("M3 -42L18 -34L32 -46M0 -34L10 -12L19 -12", mix(top, ink(0), 0.18), 8) +
  dot(32, -47, 4.5, skin) +
  dot(18, -12, 4.5, skin);

/** An open canoe seen from the side, its waterline on (x, y), its bow to the right; 300 long at scale 1. */
export const canoeSide = (
  x: number,
  y: number,
  scale: number,
  hull: Colour,
  paddlers: Paddler[],
  toLeft = false,
): Layer =>
  (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    paddlers
      .map((paddler, index) =>
        at(
          paddlers.length === 1 ? -20 : -84 + (index * 160) / Math.max(1, paddlers.length - 1),
          -14,
          1,
          paddlerSide(paddler),
        ),
      )
      .join("") +
      fill(
        "M-150 -34C-146 -14 -136 6 -118 12H118C136 6 148 -16 154 -36C140 -26 126 -20 100 -18H-96C-122 -20 -138 -24 -150 -34Z",
        hull,
      ) +
      fill(
        "M-118 12H118C130 8 138 0 144 -10C100 0 -100 0 -140 -8C-134 2 -128 8 -118 12Z",
        mix(hull, ink(0), 0.3),
      ),
  );

/** The paddle of someone seated on zero, seen from behind, to the left or, with side 1, to the right. */
const paddleBehind = (side: 1 | -1, wood: Colour): Layer =>
  line(`M${side * 37} -92L${side * 57} 24`, wood, 5) +
  at(side * 60, 42, 1, oval(0, 0, 9, 28, wood), side * -9);

/** A paddler seated on zero, seen from behind, both hands on one side. */
const paddlerBehind = (side: 1 | -1, cloth: Colour, rim: Colour): Layer =>
  line(`M${side * 4} -60L${side * 38} -86`, cloth, 11) +
  line(`M${side * 19} -54L${side * 42} -40L${side * 48} -24`, cloth, 12) +
  fill(
    "M-20 12C-22 -16 -30 -40 -25 -54C-20 -65 -10 -67 -6 -72H6C10 -67 20 -65 25 -54C30 -40 22 -16 20 12Z",
    cloth,
  ) +
  oval(0, -86, 12.5, 14.5, cloth) +
  line(
    "M-12 -92C-8 -104 8 -104 12 -92M-24 -57C-20 -64 -14 -66 -9 -67M24 -57C20 -64 14 -66 9 -67",
    rim,
    2.6,
  );

/** A canoe for two seen from behind, going away to the left (or the right); its waterline on (x, y), 330 long at scale 1. */
export const canoeBehind = (
  x: number,
  y: number,
  scale: number,
  { hull, inside, cloth, rim }: { hull: Colour; inside: Colour; cloth: Colour; rim: Colour },
  toRight = false,
): Layer =>
  (toRight ? mirrored : at)(
    x,
    y,
    scale,
    at(-140, -62, 0.84, paddleBehind(1, cloth)) +
      fill(
        "M80 -44C20 -62 -130 -92 -250 -106C-230 -80 -120 -40 0 -26C40 -24 66 -32 80 -44Z",
        inside,
      ) +
      at(-140, -62, 0.84, paddlerBehind(1, cloth, rim)) +
      at(-2, -38, 1, paddlerBehind(-1, cloth, rim)) +
      fill(
        "M82 -46C66 -32 40 -24 0 -26C-120 -40 -220 -74 -254 -110C-256 -92 -244 -76 -226 -66C-150 -22 -60 10 10 12C50 12 72 -10 82 -46Z",
        hull,
      ) +
      fill(
        "M-226 -66C-150 -22 -60 10 10 12C40 12 58 2 70 -18C30 -2 -30 -4 -90 -20C-140 -34 -190 -50 -226 -66Z",
        mix(hull, ink(0), 0.35),
      ) +
      line("M82 -46C66 -32 40 -24 0 -26C-120 -40 -220 -74 -254 -110", rim, 3, 0.85) +
      at(-2, -38, 1, paddleBehind(-1, cloth)),
  );

/** A kayak seen from the side with its paddler, the bow to the right; its waterline on (x, y), 380 long at scale 1. */
export const kayak = (
  x: number,
  y: number,
  scale: number,
  hull: Colour,
  { top, paddle, skin = orange(84), hair = ink(12) }: Paddler,
  toLeft = false,
): Layer =>
  (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    fill("M-22 -16C-26 -52 -20 -82 0 -86C18 -84 22 -54 20 -16Z", top) +
      fill("M-20 -22C-24 -50 -18 -74 -2 -78C14 -76 18 -52 17 -22Z", orange(62)) +
      line("M-16 -50H14", mix(orange(62), ink(0), 0.3), 5) +
      dot(4, -104, 17, skin) +
      fill("M-14 -106C-16 -128 24 -130 22 -108L34 -104C24 -100 -6 -102 -14 -106Z", hair) +
      fill("M-190 -18C-130 -34 110 -34 194 -22C140 6 80 16 0 16C-90 16 -150 6 -190 -18Z", hull) +
      fill(
        "M-190 -18C-130 -8 110 -8 194 -22C140 6 80 16 0 16C-90 16 -150 6 -190 -18Z",
        mix(hull, ink(0), 0.28),
      ) +
      oval(2, -27, 44, 7, ink(14)) +
      line("M-120 -110L112 12", mix(paddle, sand(60), 0.4), 6) +
      at(-120, -110, 1, fill("M10 8C-6 -14 -46 -34 -60 -24C-62 -6 -30 12 6 12Z", paddle)) +
      at(112, 12, 1, fill("M-10 -8C6 14 46 34 60 24C62 6 30 -12 -6 -12Z", paddle)) +
      line("M-10 -72L-30 -52L-46 -68M10 -72L30 -54L42 -30", mix(top, ink(0), 0.18), 13) +
      dot(-46, -70, 7, skin) +
      dot(42, -28, 7, skin),
  );

/** A rowing eight that moves to the right, its waterline on (x, y); 1300 long at scale 1. */
export const rowingEight = (
  x: number,
  y: number,
  scale: number,
  { hull, shirt, skin, oar }: { hull: Colour; shirt: Colour; skin: Colour; oar: Colour },
): Layer => {
  const dark = mix(shirt, ink(0), 0.35);
  const rower = (index: number): Layer => {
    const rx = 330 - index * 106;
    const side = index % 2 ? 1 : -1;
    return at(
      rx,
      -18,
      1,
      (side < 0
        ? line("M-34 -34L-128 -8", oar, 5) + fill("M-118 -18L-168 0L-164 14L-116 0Z", oar)
        : "") +
        line("M0 -8L-34 -28L-56 -4", dark, 15) +
        fill("M-8 2C-2 -30 14 -58 30 -62C46 -60 40 -24 18 4Z", shirt) +
        line("M28 -54L-2 -42L-36 -36", skin, 9) +
        dot(36, -76, 15, skin) +
        fill("M24 -80C24 -96 52 -98 52 -78C46 -82 34 -84 24 -80Z", ink(14)) +
        (side > 0
          ? line("M-34 -34L-150 44", oar, 5.5) + fill("M-142 32L-196 66L-190 82L-136 48Z", oar)
          : ""),
    );
  };
  return at(
    x,
    y,
    scale,
    times(8, rower) +
      at(
        -500,
        -16,
        1,
        fill("M-18 4C-20 -34 -8 -54 4 -56C20 -54 22 -24 20 4Z", mix(red(46), ink(20), 0.1)) +
          line("M8 -44L26 -24L44 -30", red(38), 9) +
          dot(6, -70, 14, skin) +
          fill("M-10 -72C-10 -90 22 -90 22 -74L32 -72Z", sand(98)),
      ) +
      fill("M-640 -22C-400 -30 400 -30 660 -26C560 4 400 12 0 12C-400 12 -560 4 -640 -22Z", hull) +
      fill(
        "M-640 -22C-400 -12 400 -12 660 -26C560 4 400 12 0 12C-400 12 -560 4 -640 -22Z",
        mix(hull, ink(0), 0.3),
      ),
  );
};
