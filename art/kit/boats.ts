import {
  type Colour,
  cyan,
  ink,
  lamplight,
  mix,
  night,
  orange,
  red,
  sand,
  teal,
} from "./colour.ts";
import { at, box, fill, type Layer, line, mirrored, times } from "./paper.ts";
import { type Clothes, person, sitter } from "./people.ts";

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

/** A sailing boat at its berth with the sail furled, seen from the side; its waterline on (x, y), mast 360 high at scale 1. */
export const sailingBoat = (
  x: number,
  y: number,
  scale: number,
  hull: Colour,
  stripe: Colour,
  toLeft = false,
): Layer => {
  const mast = mix(sand(90), ink(60), 0.3);
  const dark = mix(hull, ink(20), 0.35);
  return (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    line("M6 -40V-360", mast, 5) +
      line("M6 -352L132 -36M6 -352L-118 -34M6 -250H-24M6 -250H36", mast, 1.8, 0.8) +
      line("M6 -76L-104 -70", mast, 5) +
      fill("M6 -90C-30 -96 -80 -90 -106 -78C-104 -66 -60 -66 6 -70Z", stripe) +
      fill("M-66 -34L-54 -58H44L72 -34Z", mix(sand(100), hull, 0.3)) +
      times(
        3,
        (index) =>
          `<rect x="${-40 + index * 28}" y="-52" width="18" height="9" rx="4" fill="${ink(26)}"/>`,
      ) +
      fill("M-120 -36H140C128 -8 108 8 84 10H-96C-110 4 -118 -14 -120 -36Z", hull) +
      fill("M-119 -24C-60 -20 80 -20 134 -24L130 -16C80 -12 -60 -12 -117 -14Z", stripe) +
      fill("M-108 -4H114C106 4 96 10 84 10H-96C-102 8 -106 2 -108 -4Z", dark),
  );
};

/** A motor boat with a small cabin, its bow to the right; its waterline on (x, y), 280 long at scale 1. */
export const motorBoat = (
  x: number,
  y: number,
  scale: number,
  hull: Colour,
  stripe: Colour,
  toLeft = false,
): Layer =>
  (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    fill("M-60 -40L-44 -88H26L64 -40Z", sand(100)) +
      fill("M-46 -48L-36 -80H-4V-48ZM4 -48V-80H22L46 -48Z", mix(cyan(60), ink(30), 0.4)) +
      fill("M-52 -92H36L30 -84H-50Z", stripe) +
      line("M-20 -92V-124L-2 -120", ink(40), 3) +
      line("M70 -44V-60H128", mix(sand(90), ink(60), 0.3), 3) +
      fill("M-136 -44H150C134 -6 104 10 76 12H-120C-130 -4 -136 -24 -136 -44Z", hull) +
      fill("M-135 -32C-60 -28 80 -28 145 -36L140 -24C80 -18 -60 -18 -132 -20Z", stripe) +
      fill("M-146 -40H-134L-130 12H-144Z", ink(24)) +
      fill("M-126 -2H110C100 8 90 12 76 12H-120Z", mix(hull, ink(20), 0.35)),
  );

/** A white river cruise ship with three decks of cabins, its bow to the right; its waterline on (x, y), 1120 long at scale 1. */
export const cruiseShip = (
  x: number,
  y: number,
  scale: number,
  lit: (index: number) => boolean,
  white: Colour,
  toLeft = false,
): Layer => {
  const shade = mix(white, ink(40), 0.28);
  const pane = mix(ink(30), cyan(40), 0.4);
  const deck = (from: number, to: number, top: number, first: number): Layer => {
    const count = Math.floor((to - from - 20) / 46);
    return (
      box(from, top, to - from, 44, white) +
      box(from, top + 38, to - from, 6, shade) +
      times(count, (index) =>
        box(from + 14 + index * 46, top + 8, 34, 26, lit(first + index) ? lamplight(82) : pane, {
          round: 2,
        }),
      )
    );
  };
  return (toLeft ? mirrored : at)(
    x,
    y,
    scale,
    box(-470, -178, 840, 8, shade) +
      times(19, (index) => line(`M${-460 + index * 46} -170V-196`, shade, 3)) +
      line("M-468 -196H372", shade, 3) +
      box(-300, -222, 210, 44, mix(orange(56), ink(20), 0.1)) +
      box(-312, -230, 234, 9, white) +
      line("M-200 -230V-270M-214 -256H-186", shade, 5) +
      fill("M240 -178L256 -226H330L352 -178Z", white) +
      fill("M252 -188L264 -218H324L338 -188Z", lamplight(84)) +
      deck(-500, 400, -170, 0) +
      deck(-530, 440, -124, 19) +
      deck(-540, 470, -78, 39) +
      fill(
        "M-556 -34H556C536 0 500 30 470 34H-520C-540 20 -552 -4 -556 -34Z",
        mix(night(26), teal(24), 0.5),
      ) +
      fill("M-558 -40H566L552 -20H-556Z", white) +
      fill("M470 -78C500 -76 540 -60 566 -40H470Z", white) +
      box(-548, -4, 1084, 6, orange(52)) +
      line("M500 -66V-96M530 -54V-78M472 -96L500 -96L532 -78", shade, 3) +
      line("M-540 -84V-140", shade, 4) +
      fill("M-540 -140L-584 -132L-540 -118Z", red(46)),
  );
};

/** A river ferry: a flat deck with a rail and a ramp at each end, a small cabin; what it carries stands on zero height. */
export const ferry = (x: number, y: number, scale: number, hull: Colour, load: Layer): Layer =>
  at(
    x,
    y,
    scale,
    line("M-520 -30L-640 -64M520 -30L640 -64", mix(hull, ink(20), 0.4), 14) +
      line("M-520 -34L-640 -70M520 -34L640 -70", mix(hull, sand(96), 0.3), 6) +
      line("M-470 -104H470M-470 -70H470", mix(sand(98), ink(60), 0.15), 6) +
      times(12, (index) =>
        line(`M${-470 + index * 85.4} -104V-20`, mix(sand(98), ink(60), 0.15), 6),
      ) +
      load +
      fill("M-530 -34H530L486 26H-486Z", hull) +
      box(-530, -38, 1060, 12, mix(hull, sand(100), 0.35)) +
      times(
        7,
        (index) =>
          `<circle cx="${-390 + index * 130}" cy="2" r="24" fill="none" stroke="${ink(14)}" stroke-width="13"/>`,
      ) +
      fill("M-498 10H498L486 26H-486Z", mix(hull, ink(0), 0.4)),
  );

/** A rowing boat seen from the side, its waterline on (x, y); 150 long at scale 1. */
export const rowboat = (x: number, y: number, scale: number, hull: Colour, inside: Colour): Layer =>
  at(
    x,
    y,
    scale,
    fill("M-76 -20C-40 -8 40 -8 76 -24L62 6C30 14 -36 14 -62 6Z", hull) +
      fill("M-76 -20C-40 -8 40 -8 76 -24C40 -16 -40 -16 -76 -20Z", inside) +
      fill("M-70 -10C-30 0 34 0 70 -12L66 -4C30 8 -34 8 -66 -2Z", mix(hull, sand(100), 0.25)),
  );
