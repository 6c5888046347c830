import { amber, type Colour, green, ink, lamplight, mix, sand, teal } from "./colour.ts";
import { at, dot, fill, type Layer, line, mirrored, oval } from "./paper.ts";

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
