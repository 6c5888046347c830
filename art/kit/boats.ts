import { type Colour, ink, mix, orange, sand } from "./colour.ts";
import { at, dot, fill, type Layer, line, mirrored, times } from "./paper.ts";
import { type Clothes, person, sitter } from "./people.ts";

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

/** A paddler from behind: the paddle dips to the left or, with side 1, to the right. */
const paddlerBehind = (side: number, cloth: Colour, paddle: Colour, rim: Colour): Layer =>
  line(`M${side * -26} -78L${side * 62} 26`, paddle, 5) +
  fill(
    `M${side * 54} 4L${side * 62} 0L${side * 80} 36C${side * 83} 46 ${side * 74} 50 ${side * 70} 42Z`,
    paddle,
  ) +
  fill("M-26 6C-30 -30 -30 -62 -16 -70C-6 -75 6 -75 16 -70C30 -62 30 -30 26 6Z", cloth) +
  line(
    `M${side * -22} -58L${side * -36} -50L${side * -24} -76M${side * 22} -58L${side * 36} -32L${side * 20} -26`,
    cloth,
    12,
  ) +
  dot(0, -92, 16, cloth) +
  line("M-13 -101A16 16 0 0 1 13 -101", rim, 3);

/** A canoe for two seen from behind, going away to the left; the stern's waterline on (x, y), 230 wide at scale 1. */
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
    fill("M44 4C20 26 -60 0 -170 -34L-150 -16C-90 22 -10 44 44 26Z", mix(hull, ink(0), 0.4), 0.4) +
      fill(
        "M48 -30C20 -50 -110 -72 -186 -72C-196 -64 -192 -52 -178 -42C-110 -4 -40 14 8 14C38 14 50 -4 48 -30Z",
        hull,
      ) +
      fill(
        "M44 -30C16 -46 -104 -66 -180 -68C-150 -46 -60 -18 0 -16C24 -16 38 -20 44 -30Z",
        inside,
      ) +
      at(-92, -46, 0.86, paddlerBehind(-1, cloth, cloth, rim)) +
      at(-8, -22, 1, paddlerBehind(1, cloth, cloth, rim)) +
      fill(
        "M48 -30C38 -20 24 -16 0 -16C-60 -18 -150 -46 -184 -70C-196 -64 -192 -52 -178 -42C-110 -4 -40 14 8 14C38 14 50 -4 48 -30Z",
        hull,
      ) +
      line("M48 -30C38 -20 24 -16 0 -16C-60 -18 -150 -46 -184 -70", rim, 3, 0.85),
  );

/** What a bow leaves on smooth water: two lines that open towards the eye. */
export const wake = (x: number, y: number, width: number, length: number, colour: Colour): Layer =>
  times(3, (index) => {
    const w = (width / 2) * (1 + index * 0.45);
    return line(
      `M${x - w * 0.5} ${y + index * 8}L${x - w} ${y + length}M${x + w * 0.5} ${y + index * 8}L${x + w} ${y + length}`,
      colour,
      3,
      0.5 - index * 0.12,
    );
  });

/** A flat wooden boat seen from the side, its waterline on (x, y) and its bow to the right; 520 long at scale 1. */
export const flatBoat = (
  x: number,
  y: number,
  scale: number,
  wood: Colour,
  guests: Clothes[],
  { toLeft = false, steered }: { toLeft?: boolean; steered?: Clothes } = {},
): Layer => {
  const dark = mix(wood, ink(0), 0.4);
  const lit = mix(wood, sand(100), 0.3);
  const room = 330 / Math.max(1, guests.length);
  return (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    fill("M-262 -40C-240 -30 220 -30 262 -62L250 -30H-250Z", dark) +
      (steered
        ? line("M-246 -190L-292 46", mix(wood, sand(60), 0.5), 6) +
          person(-222, -14, 1.28, steered) +
          line("M-216 -94L-262 -106", steered.top, 10)
        : "") +
      guests.map((clothes, index) => sitter(-150 + index * room, -34, 1.22, clothes)).join("") +
      fill("M-266 -42C-240 -30 210 -26 270 -66L232 14H-230Z", wood) +
      line("M-266 -42C-240 -30 210 -26 270 -66", lit, 7) +
      line("M-252 -12C-120 -4 160 -4 246 -20", dark, 3, 0.7) +
      fill("M-236 0L-230 14H232L240 -2C100 8 -100 8 -236 0Z", dark),
  );
};

/** A river boat seen from above its side, drawn up or moored; snow on it if wanted. Its middle on (x, y), 560 long at scale 1. */
export const mooredBoat = (
  x: number,
  y: number,
  scale: number,
  hull: Colour,
  inside: Colour,
  { snow, turn = 0 }: { snow?: Colour; turn?: number } = {},
): Layer =>
  at(
    x,
    y,
    scale,
    fill(
      "M-270 -36C-160 -70 150 -74 290 -92C262 -20 200 40 90 50C-60 60 -200 46 -246 26Z",
      mix(hull, ink(0), 0.3),
    ) +
      fill(
        "M-270 -36C-160 -70 150 -74 290 -92C220 -38 90 -4 -40 4C-140 8 -220 -2 -270 -36Z",
        hull,
      ) +
      fill(
        "M-250 -38C-150 -62 140 -66 262 -82C190 -40 80 -14 -40 -8C-130 -4 -206 -12 -250 -38Z",
        snow ?? inside,
      ) +
      fill(
        "M-90 -58L-78 -6L-50 -6L-60 -62ZM70 -70L84 -28L112 -34L100 -74Z",
        snow ? mix(snow, ink(60), 0.25) : mix(hull, sand(90), 0.2),
      ) +
      (snow
        ? fill(
            "M-272 -38C-160 -74 150 -80 294 -98C296 -88 288 -84 270 -80C140 -62 -150 -58 -252 -34C-264 -30 -274 -32 -272 -38Z",
            mix(snow, sand(100), 0.5),
          ) +
          fill(
            "M-250 -38C-206 -12 -130 -4 -40 -8C80 -14 190 -40 262 -82L276 -78C220 -26 90 6 -40 14C-140 18 -230 6 -268 -34Z",
            mix(snow, sand(100), 0.5),
          )
        : line(
            "M-270 -36C-220 -2 -140 8 -40 4C90 -4 220 -38 290 -92",
            mix(hull, sand(100), 0.35),
            6,
          )) +
      line("M-262 -14C-200 26 -100 34 0 30C110 26 210 -10 270 -60", mix(hull, ink(0), 0.5), 3, 0.6),
    turn,
  );
