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

export interface Coat {
  coat: Colour;
  dark: Colour;
  pale: Colour;
}

const deerLegs = ({ coat, dark }: Coat): Layer =>
  fill("M-84 -120L-92 -62L-84 0H-74L-80 -62L-60 -112Z", dark) +
  fill("M20 -120L26 -58L20 0H30L37 -58L44 -112Z", dark) +
  fill("M-112 -134C-120 -100 -106 -84 -112 -62L-106 0H-95L-98 -60L-72 -108Z", coat) +
  fill("M36 -122L46 -60L42 0H53L58 -60L64 -124Z", coat);

/** A red deer stag that roars with its head thrown up to the right; stands on (x, y), 360 high at scale 1. */
export const stag = (x: number, y: number, scale: number, colours: Coat, antler: Colour): Layer => {
  const { coat, dark, pale } = colours;
  const horn = (dx: number, colour: Colour): Layer =>
    at(
      dx,
      0,
      1,
      line("M86 -256C62 -272 36 -296 40 -352", colour, 8) +
        line(
          "M80 -262C92 -276 98 -284 98 -302M62 -276C74 -290 80 -300 78 -322M44 -308C56 -322 64 -332 66 -350M40 -330C30 -342 24 -350 24 -362",
          colour,
          6,
        ),
    );
  return at(
    x,
    y,
    scale,
    horn(14, mix(antler, dark, 0.5)) +
      deerLegs(colours) +
      fill(
        "M-120 -128C-126 -160 -96 -174 -64 -170C-30 -166 -6 -166 14 -172C34 -180 46 -206 62 -232C70 -246 82 -256 94 -258L104 -236C104 -206 96 -150 66 -120C50 -104 10 -100 -20 -98C-60 -98 -110 -98 -120 -128Z",
        coat,
      ) +
      fill(
        "M74 -240C58 -216 50 -190 34 -170L44 -166L34 -146L46 -146L42 -122L56 -126L60 -110L70 -124L80 -128L82 -146L94 -156L92 -176L102 -188L98 -206L107 -222L104 -240Z",
        dark,
      ) +
      fill("M-124 -140C-122 -158 -112 -166 -102 -164C-104 -150 -108 -130 -118 -120Z", pale) +
      fill(
        "M80 -254C86 -268 100 -272 112 -272L152 -290C158 -288 158 -282 154 -278L124 -254L148 -262C152 -260 152 -256 148 -252L118 -234C106 -228 92 -232 86 -240Z",
        coat,
      ) +
      fill("M124 -254L150 -276L148 -262Z", dark) +
      fill("M84 -256C74 -268 60 -272 50 -268C56 -256 70 -250 82 -248Z", coat) +
      dot(110, -262, 3, dark) +
      horn(0, antler),
  );
};

/** A hind that looks to the right; stands on (x, y), 250 high at scale 1. */
export const hind = (x: number, y: number, scale: number, colours: Coat, toLeft = false): Layer => {
  const { coat, dark, pale } = colours;
  return (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    deerLegs(colours) +
      fill(
        "M-118 -128C-124 -156 -96 -168 -64 -164C-30 -160 -6 -158 18 -162C34 -168 46 -190 56 -216L80 -216C82 -190 76 -150 58 -122C46 -104 10 -100 -20 -98C-60 -98 -110 -100 -118 -128Z",
        coat,
      ) +
      fill("M-122 -138C-120 -156 -110 -162 -100 -160C-102 -146 -106 -128 -116 -118Z", pale) +
      fill(
        "M54 -212C52 -228 62 -236 76 -234L116 -208C118 -202 114 -198 108 -198L82 -202C70 -198 58 -200 54 -212Z",
        coat,
      ) +
      fill(
        "M64 -230C54 -240 42 -246 34 -244C36 -232 48 -224 60 -222ZM70 -232C66 -246 72 -256 80 -260C86 -250 82 -240 78 -232Z",
        dark,
      ) +
      dot(84, -220, 3, dark),
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

/** A wild goose in flight to the left: its wings up or down; 150 long at scale 1. */
export const flyingGoose = (
  x: number,
  y: number,
  scale: number,
  body: Colour,
  wing: Colour,
  up = true,
): Layer =>
  at(
    x,
    y,
    scale,
    (up
      ? fill("M-6 -4C6 -40 40 -74 78 -84C66 -52 50 -20 26 -2Z", mix(wing, body, 0.5))
      : fill("M-4 2C0 30 26 62 62 74C56 44 44 18 24 0Z", mix(wing, body, 0.5))) +
      fill(
        "M-88 -8C-84 -15 -76 -16 -70 -13C-50 -6 -36 -10 -16 -14C10 -18 40 -8 66 0L84 2L66 8C40 16 -10 16 -30 4C-44 -2 -60 -2 -74 -5Z",
        body,
      ) +
      (up
        ? fill("M-18 -6C-26 -44 -6 -84 22 -104C30 -70 28 -28 18 0Z", wing)
        : fill("M-20 0C-30 30 -16 66 6 86C20 58 24 24 16 0Z", wing)),
  );

/** A skein: geese in two lines that open from the first one at (x, y). */
export const skein = (
  p: Paper,
  x: number,
  y: number,
  scale: number,
  left: number,
  right: number,
  body: Colour,
  wing: Colour,
): Layer => {
  const gap = 165 * scale;
  const bird = (bx: number, by: number): Layer =>
    flyingGoose(
      bx + p.between(-12, 12) * scale,
      by + p.between(-14, 14) * scale,
      scale * p.between(0.92, 1.06),
      body,
      wing,
      p.chance() < 0.6,
    );
  return (
    times(left, (index) => bird(x + (index + 1) * gap, y - (index + 1) * gap * 0.28)) +
    times(right, (index) => bird(x + (index + 1) * gap * 0.86, y + (index + 1) * gap * 0.46)) +
    bird(x, y)
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

/** A small green frog that sits on (x, y), looking to the right; 130 wide at scale 1. */
export const frog = (x: number, y: number, scale: number, toLeft = false): Layer => {
  const skin = mix(green(56), lamplight(66), 0.3);
  const shade = mix(green(42), teal(36), 0.25);
  const belly = mix(lamplight(90), green(86), 0.4);
  return (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    oval(2, 2, 70, 9, ink(10), 0.25) +
      fill("M-66 0C-70 -10 -56 -14 -40 -10L-20 0Z", shade) +
      fill(
        "M-56 -16C-50 -50 -10 -78 28 -84C52 -88 72 -76 72 -62C70 -40 46 -24 34 0H-40C-54 0 -60 -6 -56 -16Z",
        skin,
      ) +
      fill("M72 -62C70 -40 46 -24 34 0H4C20 -20 30 -44 70 -54Z", belly) +
      fill("M-58 -8C-64 -40 -36 -54 -16 -42C4 -28 0 -4 -20 0H-44C-52 0 -56 -2 -58 -8Z", shade) +
      fill("M-52 -12C-54 -34 -34 -44 -18 -36C-6 -26 -10 -10 -24 -6Z", skin) +
      fill("M14 -34C20 -20 22 -10 26 -2L48 -2C52 2 48 6 40 6H14C8 -8 4 -18 2 -28Z", shade) +
      line("M-44 -40C-20 -62 0 -70 26 -72", mix(lamplight(84), green(70), 0.3), 5) +
      line("M70 -58C58 -54 48 -54 38 -58", mix(shade, ink(0), 0.3), 3) +
      dot(38, -84, 13, skin) +
      dot(40, -85, 9, lamplight(72)) +
      oval(42, -85, 6, 4.5, ink(8)) +
      dot(64, -70, 2, shade),
  );
};

/** A Mangalica pig with its curls; stands on (x, y), its snout to the right, 300 long at scale 1. */
export const mangalica = (
  p: Paper,
  x: number,
  y: number,
  scale: number,
  wool: Colour,
  { toLeft = false, grazing = false }: { toLeft?: boolean; grazing?: boolean } = {},
): Layer => {
  const shade = mix(wool, orange(24), 0.32);
  const lit = mix(wool, sand(100), 0.4);
  const skin = mix(ink(30), orange(40), 0.35);
  const curls = (count: number, colour: Colour): Layer =>
    line(
      times(count, () => {
        const a = p.between(0, 6.28);
        const r = Math.sqrt(p.chance()) * 0.9;
        return `M${n(-12 + Math.cos(a) * r * 122)} ${n(-112 + Math.sin(a) * r * 52)}q7 -11 14 0t12 -3`;
      }),
      colour,
      4,
      0.75,
    );
  const edge = times(30, (index) => {
    const a = (index / 30) * 6.28;
    return dot(
      -12 + Math.cos(a) * 122,
      -112 + Math.sin(a) * 48,
      p.between(12, 17),
      Math.sin(a) > 0.3 ? shade : wool,
    );
  });
  const skull =
    fill(
      "M-60 -44C-24 -58 14 -50 40 -26L86 -8C92 -4 92 18 86 22L62 30C30 44 -20 50 -60 38Z",
      wool,
    ) +
    fill("M-60 38C-20 50 30 44 62 30L86 22C64 20 14 28 -60 8Z", shade) +
    fill("M78 -14C92 -14 97 -2 97 8C97 20 93 28 84 28C75 24 73 0 78 -14Z", skin) +
    oval(89, 0, 3, 4, ink(8)) +
    oval(88, 13, 3, 4, ink(8)) +
    line("M84 24C70 30 58 30 50 26", mix(shade, ink(0), 0.4), 4) +
    dot(45, -8, 4.6, ink(8)) +
    line("M36 -15q9 -6 17 2", mix(shade, ink(0), 0.2), 4) +
    fill(
      "M-22 -50C-2 -62 24 -52 34 -28C38 -12 34 4 26 12C8 4 -14 -20 -22 -50Z",
      mix(shade, ink(0), 0.12),
    ) +
    fill("M-22 -50C-4 -58 18 -50 28 -34C12 -32 -8 -36 -22 -50Z", wool);
  const drop = grazing ? 26 : 0;
  const ruff = times(10, (index) => {
    const a = -1.75 + index * 0.39;
    return dot(
      66 + Math.cos(a) * 27,
      -116 + drop + Math.sin(a) * 44,
      16 + (index % 3) * 2,
      a > 1 ? shade : wool,
    );
  });
  const far = mix(skin, ink(0), 0.3);
  return (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    fill("M-86 -80L-84 -34L-90 0H-70L-64 -34L-52 -76ZM46 -80L60 -34L56 0H76L80 -34L82 -80Z", far) +
      fill(
        "M-118 -96L-112 -40L-118 0H-94L-86 -38L-62 -76ZM18 -80L22 -36L18 0H42L48 -36L60 -80Z",
        mix(wool, shade, 0.6),
      ) +
      fill("M-117 -14L-118 0H-94L-92 -14ZM20 -14L18 0H42L44 -14Z", skin) +
      line("M-130 -124C-150 -134 -156 -114 -144 -110C-136 -108 -136 -122 -150 -126", wool, 7) +
      edge +
      oval(-12, -112, 124, 50, wool) +
      fill("M-134 -102C-116 -46 92 -46 110 -102C78 -78 -94 -78 -134 -102Z", shade) +
      at(112, grazing ? -66 : -122, 1, skull, grazing ? 40 : 10) +
      ruff +
      oval(62, -116 + drop, 30, 40, wool) +
      curls(30, lit) +
      curls(20, shade),
  );
};

/** A grey donkey that stands on (x, y), its head to the right; 270 high at scale 1. */
export const donkey = (x: number, y: number, scale: number, toLeft = false): Layer => {
  const coat = mix(sand(62), ink(60), 0.5);
  const dark = mix(ink(34), sand(30), 0.5);
  const pale = sand(94);
  return (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    fill(
      "M-96 -110L-92 -56L-98 0H-80L-74 -56L-62 -104ZM30 -110L40 -56L36 0H54L58 -56L62 -110Z",
      dark,
    ) +
      fill(
        "M-122 -130C-124 -90 -112 -80 -116 -56L-120 0H-102L-96 -60L-76 -104ZM50 -120L60 -58L56 0H74L78 -60L82 -124Z",
        coat,
      ) +
      line("M-120 -158C-136 -140 -136 -110 -130 -84", coat, 9) +
      fill("M-138 -92C-142 -70 -136 -56 -130 -50C-124 -60 -124 -80 -126 -92Z", dark) +
      fill(
        "M-124 -140C-122 -170 -96 -180 -64 -176C-30 -166 10 -168 40 -176C60 -184 80 -206 96 -230L130 -214C126 -176 110 -136 84 -110C60 -92 10 -94 -20 -92C-70 -92 -124 -104 -124 -140Z",
        coat,
      ) +
      fill("M-110 -112C-70 -92 20 -94 70 -104C40 -84 -80 -82 -110 -112Z", pale) +
      line("M44 -176L50 -128", dark, 7) +
      line("M42 -178C60 -186 82 -212 94 -234", dark, 12) +
      fill(
        "M94 -236C104 -252 126 -252 136 -240L180 -190C186 -180 184 -166 174 -162C162 -160 152 -166 146 -174L116 -200C100 -206 90 -220 94 -236Z",
        coat,
      ) +
      fill("M158 -206L180 -190C186 -180 184 -166 174 -162C162 -160 152 -166 146 -174Z", pale) +
      fill("M98 -240C84 -262 78 -286 84 -304C100 -292 112 -270 112 -246Z", dark) +
      fill("M114 -244C110 -266 116 -290 128 -302C136 -286 136 -264 126 -244Z", coat) +
      fill("M118 -248C118 -266 122 -280 127 -288C130 -278 130 -262 124 -248Z", dark) +
      oval(133, -222, 7, 5, pale) +
      dot(134, -222, 4, ink(8)) +
      dot(176, -176, 3, dark),
  );
};

/** A carp that leaps; its middle on (x, y), 110 long at scale 1. */
export const carp = (x: number, y: number, scale: number, turn = 0): Layer =>
  at(
    x,
    y,
    scale,
    fill("M-36 0L-62 -20C-56 -6 -56 6 -62 20Z", mix(amber(44), ink(20), 0.3)) +
      fill(
        "M-40 0C-24 -26 24 -30 52 -4C56 0 54 6 50 8C24 26 -24 22 -40 0Z",
        mix(amber(58), sand(46), 0.4),
      ) +
      fill("M-40 0C-20 10 24 14 52 2C54 6 52 8 50 8C24 26 -24 22 -40 0Z", lamplight(82)) +
      fill("M-16 -18C-6 -32 14 -30 22 -20Z", mix(amber(44), ink(20), 0.3)) +
      line("M28 -12Q22 0 30 12", mix(amber(40), ink(20), 0.3), 3) +
      dot(40, -5, 3.4, ink(8)),
    turn,
  );

/** A white farm goose that stands on (x, y), its bill to the right; 120 high at scale 1. */
export const whiteGoose = (
  x: number,
  y: number,
  scale: number,
  { toLeft = false, grazing = false }: { toLeft?: boolean; grazing?: boolean } = {},
): Layer => {
  const white = sand(100);
  const shade = mix(sand(84), ink(80), 0.4);
  const bill = orange(62);
  return (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    oval(0, 1, 48, 6, ink(0), 0.14) +
      line("M-6 -24V0H6M12 -24V0H24", bill, 5) +
      (grazing
        ? line("M34 -54C60 -56 70 -40 72 -14", white, 14) +
          fill("M64 -18C64 -2 70 8 78 12C84 4 82 -10 79 -18Z", bill) +
          oval(72, -16, 9, 12, white)
        : line("M32 -52C48 -68 34 -86 44 -104", white, 14) +
          fill("M50 -114L70 -104L50 -98Z", bill) +
          oval(45, -107, 12, 10, white) +
          dot(48, -109, 2, ink(10))) +
      fill("M-64 -50C-44 -52 -24 -76 12 -72C44 -66 52 -46 38 -28C22 -12 -20 -12 -40 -30Z", white) +
      fill("M-64 -50C-40 -48 -20 -60 10 -52C18 -36 -8 -22 -36 -30Z", shade) +
      fill("M-40 -30C-20 -12 22 -12 38 -28C10 -20 -16 -22 -40 -30Z", mix(shade, ink(60), 0.25)),
  );
};

/** A hen that stands on (x, y), pecking or looking to the right; 70 high at scale 1. */
export const hen = (
  x: number,
  y: number,
  scale: number,
  feathers: Colour,
  { toLeft = false, pecking = false }: { toLeft?: boolean; pecking?: boolean } = {},
): Layer =>
  (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    oval(0, 1, 34, 4, ink(0), 0.14) +
      line("M-4 -18V0M8 -18V0", lamplight(64), 4) +
      fill(
        "M-34 -34C-46 -48 -44 -64 -34 -72C-30 -56 -20 -46 -8 -42Z",
        mix(feathers, ink(10), 0.35),
      ) +
      fill("M-34 -38C-20 -46 4 -46 14 -54C26 -50 36 -34 26 -22C10 -8 -26 -12 -34 -38Z", feathers) +
      fill("M-18 -36C-6 -42 10 -38 16 -30C6 -20 -12 -22 -18 -36Z", mix(feathers, ink(10), 0.25)) +
      at(
        pecking ? 22 : 16,
        pecking ? -30 : -46,
        1,
        fill("M-10 8C-12 -8 -4 -22 6 -22C14 -20 14 -8 12 8Z", feathers) +
          fill("M0 -20C0 -30 6 -28 7 -24C9 -30 15 -26 12 -18Z", red(50)) +
          fill("M12 -16L22 -12L12 -9Z", lamplight(70)) +
          fill("M10 -8q4 6 0 9q-5 -3 0 -9Z", red(50)) +
          dot(8, -15, 1.8, ink(8)),
        pecking ? 96 : 0,
      ),
  );

/** A dog that sits on (x, y) and looks to the right; 80 high at scale 1. */
export const dog = (
  x: number,
  y: number,
  scale: number,
  coat: Colour,
  white: Colour,
  toLeft = false,
): Layer =>
  (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    line("M-28 -4C-44 -4 -50 -16 -46 -26", coat, 7) +
      fill(
        "M-30 0C-38 -22 -22 -40 -4 -52L18 -50C22 -34 20 -14 18 0H6L4 -18C-2 -8 -8 0 -12 0Z",
        coat,
      ) +
      fill("M8 -48L20 -46C22 -34 20 -14 18 0H8Z", white) +
      fill(
        "M-6 -56C-8 -74 8 -82 20 -78L40 -68C44 -64 40 -58 34 -58L20 -54C14 -46 -2 -46 -6 -56Z",
        coat,
      ) +
      fill("M22 -66L40 -68C44 -64 40 -58 34 -58L22 -56Z", white) +
      fill("M0 -78C-12 -74 -16 -60 -10 -50C-2 -54 4 -66 6 -76Z", mix(coat, ink(0), 0.35)) +
      dot(39, -67, 3.4, ink(8)) +
      dot(22, -69, 2.2, ink(8)),
  );
