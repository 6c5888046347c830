import {
  amber,
  type Colour,
  cyan,
  grape,
  green,
  ink,
  lamplight,
  mix,
  night,
  orange,
  red,
  sand,
  teal,
} from "./colour.ts";
import { at, dot, fill, type Layer, line, mirrored, n, oval, type Paper, times } from "./paper.ts";

/** A grey heron that stands on (x, y), its bill to the right; 300 high at scale 1. */
export const heron = (x: number, y: number, scale: number): Layer => {
  const pale = mix(cyan(100), ink(92), 0.5);
  return at(
    x,
    y,
    scale,
    at(
      -13,
      -330,
      1,
      line("M0 210L-4 330M26 205L30 330", mix(night(44), green(20), 0.35), 5) +
        fill(
          "M-70 190C-40 120 40 110 70 150C60 200 20 225 -20 220C-50 220 -70 215 -110 240C-100 215 -90 200 -70 190Z",
          pale,
        ) +
        fill(
          "M-70 190C-40 150 20 150 40 190C10 215 -30 222 -110 240C-100 215 -90 200 -70 190Z",
          mix(teal(64), night(24), 0.2),
        ) +
        line("M52 150C84 120 40 90 58 56C64 40 84 36 94 46", pale, 15) +
        fill("M92 38L160 52L92 56Z", mix(orange(76), amber(60), 0.25)) +
        dot(92, 46, 12, pale) +
        fill("M98 38C80 30 60 34 40 30C58 40 78 44 96 46Z", ink(28)) +
        dot(95, 44, 2.6, ink(14)),
    ),
  );
};

/** A white-tailed eagle in flight seen from below, its head to the right and up; wings 660 across at scale 1. */
export const eagle = (x: number, y: number, scale: number, turn: number): Layer => {
  const brown = mix(amber(34), sand(24), 0.4);
  const dark = mix(amber(18), ink(12), 0.4);
  const light = mix(amber(58), sand(60), 0.5);
  const finger = fill("M-14 -10C24 -15 74 -13 100 -3C106 0 106 4 99 6C72 13 24 14 -14 11Z", dark);
  const wing =
    times(6, (index) =>
      at(244 - index * 3, -46 + index * 19, 1.06 - index * 0.07, finger, -26 + index * 14),
    ) +
    fill(
      "M6 -38C44 -66 90 -84 134 -80C178 -76 220 -66 256 -56C258 -20 250 22 236 56C214 66 196 70 178 66C158 76 140 78 122 72C102 80 84 80 68 74C46 76 24 66 8 50Z",
      dark,
    ) +
    fill(
      "M6 -38C44 -66 90 -84 134 -80C178 -76 220 -66 256 -56C256 -44 256 -34 254 -22C200 -26 100 -8 8 28Z",
      brown,
    ) +
    fill("M6 -38C44 -66 90 -84 134 -80C178 -76 220 -66 254 -57C200 -62 90 -46 8 -8Z", light) +
    line("M68 24L70 70M122 14L124 68M178 6L180 62M220 0L216 58", brown, 3, 0.8);
  return at(
    x,
    y,
    scale,
    fill("M-24 40L-60 122C-44 142 -20 152 0 154C20 152 44 142 60 122L24 40Z", sand(100)) +
      fill("M8 44L20 151C36 147 50 136 60 122L24 40Z", sand(84)) +
      line("M-8 80L-20 146M2 80L4 150M-16 80L-42 134", sand(80), 3) +
      wing +
      mirrored(0, 0, 1, wing) +
      fill("M-34 -34C-40 20 -28 70 0 84C28 70 40 20 34 -34C30 -60 -30 -60 -34 -34Z", brown) +
      fill(
        "M-34 -34C-30 -56 -26 -76 -20 -86C-8 -98 10 -98 20 -88C26 -76 30 -56 34 -34C14 -14 -14 -14 -34 -34Z",
        light,
      ) +
      fill(
        "M-24 -62C-26 -96 -14 -114 4 -116C20 -116 28 -104 28 -92C26 -84 26 -74 24 -62C10 -52 -10 -52 -24 -62Z",
        mix(sand(94), amber(76), 0.3),
      ) +
      fill(
        "M-24 -62C-24 -84 -20 -98 -12 -106C-12 -90 -10 -72 -6 -56C-14 -56 -20 -58 -24 -62Z",
        mix(sand(74), amber(66), 0.4),
      ) +
      fill(
        "M6 -116C24 -128 44 -122 50 -106C52 -98 50 -92 46 -88C44 -96 38 -98 27 -94Z",
        lamplight(76),
      ) +
      fill("M46 -88C50 -92 52 -98 50 -106L42 -104Z", mix(ink(24), amber(40), 0.4)) +
      dot(12, -102, 3.4, dark),
    turn,
  );
};

export interface StorkColours {
  body: Colour;
  /** The flight feathers, or the whole back of a black stork. */
  wing: Colour;
  breast?: Colour;
}

export const WHITE_STORK: StorkColours = { body: sand(100), wing: ink(12) };

export const BLACK_STORK: StorkColours = {
  body: mix(ink(12), grape(22), 0.3),
  wing: mix(teal(22), ink(10), 0.4),
  breast: sand(100),
};

const BILL = mix(red(54), orange(60), 0.3);

/** A stork that stands on (x, y), its bill to the right, `look` degrees down; 310 high at scale 1. */
export const stork = (
  x: number,
  y: number,
  scale: number,
  { body, wing, breast = body }: StorkColours,
  {
    toLeft = false,
    look = 12,
    legs = true,
  }: { toLeft?: boolean; look?: number; legs?: boolean } = {},
): Layer =>
  (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    (legs ? line("M-4 -110L-10 -62L-2 0M22 -112L26 -60L24 0M-8 0H12M18 0H38", BILL, 6) : "") +
      fill(
        "M-104 -92C-84 -130 -40 -184 20 -190C50 -192 66 -172 60 -146C50 -112 4 -98 -30 -100C-50 -100 -76 -94 -104 -92Z",
        body,
      ) +
      fill("M60 -158C58 -122 24 -100 -24 -100C4 -106 28 -126 36 -152Z", breast) +
      fill("M-118 -84C-96 -116 -64 -140 -16 -142C-30 -116 -70 -96 -118 -84Z", wing) +
      fill(
        "M-80 -124C-50 -168 0 -186 30 -172C28 -148 -14 -126 -60 -114Z",
        body === sand(100) ? sand(94) : wing,
      ) +
      fill(
        "M22 -178C44 -206 36 -236 46 -260C54 -274 74 -276 82 -262C78 -240 84 -196 60 -150Z",
        body,
      ) +
      at(
        62,
        -268,
        1,
        fill("M10 -10L96 2L8 9Z", BILL) +
          oval(0, 0, 19, 15, body) +
          dot(7, -3, 3.4, body === sand(100) ? ink(10) : BILL),
        look,
      ),
  );

/** A bee-eater on a perch at (x, y), looking to the right; 120 high at scale 1. */
export const beeEater = (x: number, y: number, scale: number, toLeft = false): Layer => {
  const back = mix(orange(44), amber(40), 0.25);
  const belly = mix(cyan(58), teal(50), 0.2);
  return (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    fill("M-18 -14L-46 66L-36 66L-4 -8Z", mix(teal(34), green(34), 0.3)) +
      fill("M-22 -10C-30 -52 -12 -92 14 -96C34 -92 36 -40 14 -4C2 4 -14 4 -22 -10Z", belly) +
      fill("M-24 -6C-34 -50 -16 -92 8 -98C14 -74 6 -44 -18 -8Z", back) +
      fill("M-26 8C-32 -28 -22 -52 -6 -62C0 -40 -8 -12 -26 8Z", mix(green(52), cyan(52), 0.3)) +
      fill("M-10 -88C-12 -112 2 -122 16 -120C32 -118 34 -102 28 -90C18 -80 2 -80 -10 -88Z", back) +
      fill("M10 -84C18 -78 28 -82 33 -96L18 -98Z", lamplight(78)) +
      fill("M6 -104C16 -108 28 -106 36 -100L34 -94C24 -98 14 -98 6 -98Z", ink(10)) +
      fill("M30 -105C48 -108 62 -102 70 -94C58 -98 46 -97 31 -96Z", ink(14)) +
      fill("M24 -118C32 -114 34 -108 34 -104L26 -106Z", sand(98)) +
      dot(20, -104, 2.6, red(50)) +
      line("M2 -4V4M10 -6V4", ink(24), 3),
  );
};

/** A bee-eater in flight, its wings spread like a fan; 190 across at scale 1. */
export const flyingBeeEater = (
  x: number,
  y: number,
  scale: number,
  turn = 0,
  toLeft = false,
): Layer => {
  const back = mix(orange(44), amber(40), 0.25);
  const feather = mix(lamplight(72), green(60), 0.3);
  const drawn =
    fill("M-34 0L-112 18L-104 4L-116 -2L-34 -12Z", mix(teal(36), green(36), 0.3)) +
    fill("M-6 -6C-34 -46 -34 -96 -12 -128C14 -104 28 -56 26 -10Z", mix(cyan(56), green(52), 0.4)) +
    fill("M2 -6C-6 -44 -6 -84 -12 -128C14 -104 28 -56 26 -10Z", feather) +
    fill(
      "M-44 -6C-20 -20 20 -22 44 -14C50 6 10 18 -16 12C-30 8 -40 2 -44 -6Z",
      mix(cyan(58), teal(50), 0.2),
    ) +
    fill("M-44 -6C-20 -22 20 -24 46 -14C20 -8 -14 -4 -44 -6Z", back) +
    fill("M-4 -2C-24 26 -20 62 2 84C20 62 28 26 24 0Z", feather) +
    fill("M32 -12C34 -24 56 -28 64 -14C62 0 44 6 34 0Z", back) +
    fill("M40 2C50 4 60 0 64 -8L46 -8Z", lamplight(78)) +
    fill("M46 -16L66 -14L64 -9L46 -11Z", ink(10)) +
    fill("M62 -17C80 -16 90 -10 96 -2C84 -8 74 -9 63 -9Z", ink(14));
  return toLeft ? mirrored(x, y, scale, at(0, 0, 1, drawn, turn)) : at(x, y, scale, drawn, turn);
};

/** A flock far away, around (x, y). */
export const birds = (p: Paper, count: number, x: number, y: number, colour: Colour): Layer =>
  times(count, () => {
    const bx = x + p.chance() * 260;
    const by = y + p.chance() * 110;
    const k = p.between(7, 16);
    return line(
      `M${n(bx - k)} ${n(by - k * 0.35)}Q${n(bx - k * 0.4)} ${n(by - k * 0.55)} ${n(bx)} ${n(by)}Q${n(bx + k * 0.4)} ${n(by - k * 0.55)} ${n(bx + k)} ${n(by - k * 0.35)}`,
      colour,
      2.2,
    );
  });

/** A crow that stands on (x, y), looking to the right; 40 long at scale 1. */
export const crow = (x: number, y: number, scale: number, colour: Colour): Layer =>
  at(
    x,
    y,
    scale,
    line("M-2 -8L-3 0M4 -8L5 0", colour, 1.8) +
      fill(
        "M-26 -8C-14 -20 2 -26 12 -24C16 -30 24 -30 26 -24L34 -21L26 -19C24 -10 10 -4 -4 -6Z",
        colour,
      ),
  );

/** A crow in flight, its wings up. */
export const flyingCrow = (x: number, y: number, scale: number, colour: Colour): Layer =>
  at(
    x,
    y,
    scale,
    fill(
      "M-20 4C-6 -4 6 -4 18 -2L26 0L18 4C6 8 -8 8 -26 10ZM-6 0C-14 -16 -24 -26 -38 -30C-32 -18 -28 -12 -22 -8C-14 -2 -8 2 2 2ZM4 0C6 -16 16 -30 30 -36C28 -24 24 -14 16 -4Z",
      colour,
    ),
  );
