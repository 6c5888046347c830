import { arch } from "./buildings.ts";
import { type Colour, cyan, ink, lamplight, mix, orange, red, sand } from "./colour.ts";
import {
  at,
  box,
  dot,
  fill,
  type Layer,
  line,
  mirrored,
  n,
  oval,
  type Paper,
  polygon,
  times,
} from "./paper.ts";

const lion =
  fill("M30 -40C74 -58 80 -20 62 -6C52 -18 40 -16 30 -20Z", lamplight(64)) +
  line("M72 -14q18 10 20 28", cyan(94), 5);

/** The fountain with lions of a baroque square: a basin, an obelisk with a ball; about 380 × 290 at scale 1. */
export const fountain = (x: number, y: number, scale: number): Layer => {
  const stone = sand(98);
  const shade = sand(82);
  return at(
    x,
    y,
    scale,
    [
      oval(0, 34, 190, 44, sand(72)),
      oval(0, 20, 178, 38, stone),
      oval(0, 16, 156, 29, mix(cyan(66), sand(56), 0.25)),
      oval(-30, 14, 60, 8, cyan(80), 0.8),
      fill("M-34 16L-26 -96H26L34 16Z", stone),
      fill("M6 16L8 -96H26L34 16Z", shade),
      mirrored(0, 0, 1, lion),
      lion,
      box(-40, -110, 80, 16, orange(98)),
      fill("M-20 -110L-9 -190H9L20 -110Z", stone),
      fill("M3 -110L4 -190H9L20 -110Z", shade),
      dot(0, -204, 17, lamplight(64)),
    ].join(""),
  );
};

/** The clock tower of Petrovaradin on its own foot (x, y), 362 high at scale 1. */
export const clockTower = (x: number, y: number, scale: number): Layer => {
  const dark = mix(ink(24), sand(16), 0.4);
  const roof = mix(red(28), orange(26), 0.35);
  const wall = mix(lamplight(90), sand(98), 0.5);
  return at(
    x,
    y,
    scale,
    [
      box(-44, -170, 88, 172, wall),
      box(14, -170, 30, 172, mix(orange(78), sand(64), 0.4)),
      box(-52, -180, 104, 14, orange(28)),
      dot(-8, -118, 35.5, dark),
      dot(-8, -118, 30.5, orange(98)),
      line("M-8 -118V-141M-8 -118L10 -108", dark, 5),
      fill("M-50 -180C-50 -226 -22 -236 -14 -246V-262H14V-246C22 -236 50 -226 50 -180Z", roof),
      box(-12, -286, 24, 26, wall),
      fill("M-18 -286C-14 -308 -4 -312 0 -340C4 -312 14 -308 18 -286Z", roof),
      polygon(dark, [-2, -362], [2, -362], [2, -338], [-2, -338]),
    ].join(""),
  );
};

/** Windows in rows on a wall, each with its trim and sill. */
export const windows = (
  x: number,
  y: number,
  width: number,
  height: number,
  {
    columns,
    rows = 1,
    dark,
    trim,
    arched = false,
    wide = 0.42,
    high = 0.6,
  }: {
    columns: number;
    rows?: number;
    dark: Colour;
    trim?: Colour;
    arched?: boolean;
    /** What part of its cell a window fills. */
    wide?: number;
    high?: number;
  },
): Layer =>
  times(columns * rows, (index) => {
    const cell = width / columns;
    const floor = height / rows;
    const w = cell * wide;
    const h = floor * high;
    const left = x + cell * ((index % columns) + 0.5) - w / 2;
    const top = y + floor * Math.floor(index / columns) + (floor - h) / 2;
    const t = Math.max(1.5, w * 0.16);
    const frame = trim
      ? box(left - t, top - t, w + t * 2, h + t * 2, trim) +
        box(left - t * 2, top + h + t * 0.6, w + t * 4, t, trim)
      : "";
    return arched
      ? arch(left + w / 2, top + h, w, h, dark)
      : frame +
          box(left, top, w, h, dark) +
          (trim ? box(left + w / 2 - t * 0.25, top, t * 0.5, h, trim) : "");
  });

export interface HallColours {
  wall: Colour;
  shade: Colour;
  roof: Colour;
  roofShade: Colour;
  trim: Colour;
  dark: Colour;
}

/** A long house under a hipped roof seen from the front, with cornice and plinth; its left foot is (x, y). */
export const hall = (
  x: number,
  y: number,
  width: number,
  height: number,
  colours: HallColours,
  {
    roof,
    columns,
    rows = 2,
    arched = false,
  }: { roof: number; columns: number; rows?: number; arched?: boolean },
): Layer => {
  const { wall, shade, roof: tiles, roofShade, trim, dark } = colours;
  const top = y - height;
  const eave = height * 0.05;
  return [
    box(x, top, width, height, wall),
    box(x, y - height * 0.09, width, height * 0.09, shade),
    polygon(
      tiles,
      [x - eave * 1.6, top],
      [x + roof * 0.8, top - roof],
      [x + width - roof * 0.8, top - roof],
      [x + width + eave * 1.6, top],
    ),
    polygon(
      roofShade,
      [x + width - roof * 1.5, top],
      [x + width - roof * 0.8, top - roof],
      [x + width + eave * 1.6, top],
    ),
    box(x - eave, top - eave * 0.4, width + eave * 2, eave, trim),
    box(x, top + eave * 0.6, width, eave * 0.7, shade, { opacity: 0.7 }),
    windows(x, top + height * 0.06, width, height * 0.86, { columns, rows, dark, trim, arched }),
  ].join("");
};

/** A straight wall of two tones around its middle: light on the left, shade on the right. */
export const shaft = (
  x: number,
  y: number,
  width: number,
  height: number,
  lit: Colour,
  shade: Colour,
  part = 0.62,
): Layer =>
  box(x - width / 2, y - height, width, height, lit) +
  box(x - width / 2 + width * part, y - height, width * (1 - part), height, shade);

/** A pointed roof over (x, y), light on the left. */
export const spire = (
  x: number,
  y: number,
  width: number,
  height: number,
  lit: Colour,
  shade: Colour,
): Layer =>
  polygon(lit, [x - width / 2, y], [x, y - height], [x + width / 2, y]) +
  polygon(shade, [x + width * 0.12, y], [x, y - height], [x + width / 2, y]);

/** A cross on a roof, its foot on (x, y). */
export const cross = (x: number, y: number, height: number, colour: Colour): Layer =>
  box(x - height * 0.05, y - height, height * 0.1, height, colour) +
  box(x - height * 0.25, y - height * 0.72, height * 0.5, height * 0.1, colour);

/** Leaves that fill an oval, darker ones below and lighter ones on top. */
export const foliage = (
  p: Paper,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  colours: Colour[],
): Layer =>
  times(count, (index) => {
    const turn = p.chance() * 6.28;
    const way = Math.sqrt(p.chance());
    const s = size * p.between(0.6, 1.1);
    const leaf = colours[Math.floor((index / count) * colours.length)] ?? "";
    return `<ellipse cx="${n(x + Math.cos(turn) * way * rx)}" cy="${n(y + Math.sin(turn) * way * ry)}" rx="${n(s)}" ry="${n(s * 0.66)}" fill="${leaf}" transform="rotate(${n(p.between(-50, 50))} ${n(x + Math.cos(turn) * way * rx)} ${n(y + Math.sin(turn) * way * ry)})"/>`;
  });

/** Cobbles or slabs in rows that come nearer from `top` to `bottom`. */
export const cobbles = (
  p: Paper,
  top: number,
  bottom: number,
  colour: Colour,
  { rows = 16, opacity = 0.5, from = 0, to = p.width } = {},
): Layer =>
  times(rows, (row) => {
    const way = ((row + 0.6) / rows) ** 1.7;
    const y = top + (bottom - top) * way;
    const long = 16 + 90 * way;
    return times(Math.round((to - from) / (long * 2.4)), () =>
      box(
        p.between(from, to - long),
        y + p.between(-3, 3) * way,
        long * p.between(0.5, 1),
        1.5 + 4 * way,
        colour,
        {
          round: 2,
          opacity: Number((opacity * p.between(0.5, 1)).toFixed(2)),
        },
      ),
    );
  });

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

/** A park bench, its feet on (x, y); 120 wide at scale 1. */
export const bench = (x: number, y: number, scale: number, wood: Colour, iron: Colour): Layer =>
  at(
    x,
    y,
    scale,
    box(-54, -34, 7, 34, iron) +
      box(47, -34, 7, 34, iron) +
      box(-62, -38, 124, 8, wood) +
      box(-60, -66, 120, 8, wood) +
      box(-60, -53, 120, 8, wood) +
      box(-50, -68, 5, 34, iron) +
      box(45, -68, 5, 34, iron),
  );

/** A column for the end of the plague: a balustrade, saints around its foot, clouds up its shaft, gold on top; 620 high at scale 1, its foot in the middle at (x, y). */
export const plagueColumn = (
  x: number,
  y: number,
  scale: number,
  lit: Colour,
  shade: Colour,
): Layer => {
  const gold = lamplight(70);
  const saint = (sx: number, sy: number, size: number, turned: boolean) =>
    (turned ? mirrored : at)(
      sx,
      sy,
      size,
      fill("M-16 0C-20 -40 -16 -70 -10 -82H10C18 -70 20 -36 18 0Z", lit) +
        fill("M4 0C2 -40 4 -70 6 -82H10C18 -70 20 -36 18 0Z", shade) +
        line("M8 -72L26 -92", lit, 8) +
        dot(0, -94, 11, lit) +
        oval(3, -93, 7, 10, shade, 0.5),
    );
  return at(
    x,
    y,
    scale,
    [
      oval(0, 8, 250, 26, ink(10), 0.2),
      polygon(lit, [-214, -16], [214, -16], [240, 12], [-240, 12]),
      polygon(shade, [60, -16], [214, -16], [240, 12], [72, 12]),
      box(-150, -70, 300, 56, lit),
      box(50, -70, 100, 56, shade),
      box(-162, -80, 324, 14, mix(lit, orange(100), 0.5)),
      polygon(lit, [-70, -80], [70, -80], [56, -214], [-56, -214]),
      polygon(shade, [16, -80], [70, -80], [56, -214], [14, -214]),
      box(-78, -226, 156, 16, mix(lit, orange(100), 0.5)),
      fill("M-34 -226L-24 -500H24L34 -226Z", lit),
      fill("M8 -226L6 -500H24L34 -226Z", shade),
      times(6, (index) => {
        const side = index % 2 ? 1 : -1;
        const cy = -262 - index * 42;
        return (
          dot(side * 26, cy, 22, index % 2 ? shade : lit) +
          dot(side * 6, cy + 12, 20, lit) +
          dot(side * 12, cy - 14, 14, index % 2 ? mix(lit, shade, 0.6) : lit)
        );
      }),
      box(-40, -510, 80, 12, mix(lit, orange(100), 0.5)),
      times(12, (index) => {
        const turn = (index / 12) * 6.28;
        return line(`M0 -560L${n(Math.cos(turn) * 56)} ${n(-560 + Math.sin(turn) * 56)}`, gold, 6);
      }),
      fill("M-30 -510C-34 -560 -14 -590 0 -592C14 -590 34 -560 30 -510Z", lit),
      fill("M6 -510C10 -550 8 -580 0 -592C14 -590 34 -560 30 -510Z", shade),
      dot(0, -598, 13, gold),
      saint(-112, -80, 1.15, true),
      saint(112, -80, 1.15, false),
      saint(0, -226, 0.9, false),
      times(9, (index) =>
        box(-232 + index * 56, -52, 16, 62, index > 5 ? shade : lit, { round: 8 }),
      ),
      box(-244, -60, 488, 13, mix(lit, orange(100), 0.6)),
      box(70, -60, 174, 13, mix(lit, shade, 0.5)),
      box(-250, 2, 500, 14, lit),
      box(70, 2, 180, 14, shade),
    ].join(""),
  );
};

/** A pointed arch, its foot in the middle at (x, y). */
export const lancet = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
): Layer => {
  const half = width / 2;
  const straight = height - width * 0.9;
  return fill(
    `M${n(x - half)} ${n(y)}V${n(y - straight)}Q${n(x - half)} ${n(y - straight - width * 0.55)} ${n(x)} ${n(y - height)}Q${n(x + half)} ${n(y - straight - width * 0.55)} ${n(x + half)} ${n(y - straight)}V${n(y)}Z`,
    colour,
  );
};

export interface GothicColours {
  lit: Colour;
  shade: Colour;
  trim: Colour;
  dark: Colour;
  roof: Colour;
  roofShade: Colour;
}

/** A neo-Gothic bell tower: buttresses, tall bell windows, gables, pinnacles and a spire; light from the left. */
export const gothicTower = (
  x: number,
  y: number,
  width: number,
  height: number,
  spireHeight: number,
  { lit, shade, trim, dark, roof, roofShade }: GothicColours,
  { clock = false }: { clock?: boolean } = {},
): Layer => {
  const w = width;
  const top = y - height;
  const course = (way: number) =>
    box(x - w * 0.56, y - height * way, w * 0.7, w * 0.06, trim) +
    box(x + w * 0.12, y - height * way, w * 0.44, w * 0.06, mix(trim, shade, 0.5));
  const pinnacle = (px: number, tall: number) =>
    shaft(px, top, w * 0.13, w * 0.34, lit, shade) +
    spire(px, top - w * 0.34, w * 0.17, tall, roof, roofShade);
  return [
    spire(x, top - w * 0.12, w * 0.84, spireHeight, roof, roofShade),
    cross(x, top - w * 0.12 - spireHeight + 4, w * 0.34, dark),
    shaft(x, y, w, height, lit, shade),
    box(x - w * 0.58, y - height * 0.92, w * 0.15, height * 0.92, mix(lit, trim, 0.14)),
    box(x + w * 0.43, y - height * 0.92, w * 0.15, height * 0.92, mix(shade, dark, 0.25)),
    box(x - w * 0.64, y - height * 0.46, w * 0.2, height * 0.46, mix(lit, trim, 0.14)),
    box(x + w * 0.45, y - height * 0.46, w * 0.2, height * 0.46, mix(shade, dark, 0.25)),
    course(0.36),
    course(0.62),
    course(0.98),
    [-0.2, 0.2]
      .map(
        (way) =>
          lancet(x + way * w, y - height * 0.66, w * 0.26, height * 0.27, trim) +
          lancet(x + way * w, y - height * 0.66, w * 0.19, height * 0.25, dark),
      )
      .join(""),
    clock
      ? dot(x, y - height * 0.51, w * 0.22, trim) +
        dot(x, y - height * 0.51, w * 0.18, mix(trim, sand(100), 0.7)) +
        line(
          `M${n(x)} ${n(y - height * 0.51)}v${n(-w * 0.14)}M${n(x)} ${n(y - height * 0.51)}l${n(w * 0.1)} ${n(w * 0.04)}`,
          dark,
          w * 0.03,
        )
      : lancet(x, y - height * 0.42, w * 0.2, height * 0.16, dark),
    polygon(
      lit,
      [x - w * 0.46, top],
      [x, top - w * 0.62],
      [x + w * 0.12, top - w * 0.46],
      [x + w * 0.12, top],
    ),
    polygon(shade, [x + w * 0.12, top], [x + w * 0.12, top - w * 0.46], [x + w * 0.46, top]),
    line(
      `M${n(x - w * 0.46)} ${n(top)}L${n(x)} ${n(top - w * 0.62)}L${n(x + w * 0.46)} ${n(top)}`,
      trim,
      w * 0.045,
    ),
    dot(x, top - w * 0.2, w * 0.09, dark),
    pinnacle(x - w * 0.5, w * 0.5),
    pinnacle(x + w * 0.5, w * 0.5),
  ].join("");
};

/** A house with its gable to the street, seen from the front; its left foot is (x, y). */
export const gableHouse = (
  x: number,
  y: number,
  width: number,
  height: number,
  wall: Colour,
  roof: Colour,
  trim: Colour,
  dark: Colour,
  columns = 2,
): Layer => {
  const top = y - height;
  const peak = width * 0.42;
  return [
    box(x, top, width, height, wall),
    polygon(wall, [x, top + 1], [x + width / 2, top - peak], [x + width, top + 1]),
    line(
      `M${n(x - width * 0.05)} ${n(top + width * 0.04)}L${n(x + width / 2)} ${n(top - peak)}L${n(x + width * 1.05)} ${n(top + width * 0.04)}`,
      roof,
      width * 0.07,
    ),
    box(x, y - height * 0.12, width, height * 0.12, mix(wall, dark, 0.3)),
    windows(x + width * 0.08, top, width * 0.84, height * 0.9, {
      columns,
      dark,
      trim,
      wide: 0.36,
      high: 0.5,
    }),
    dot(x + width / 2, top - peak * 0.35, width * 0.06, dark),
  ].join("");
};

/** A horse that grazes, its head to the left; stands on zero, 240 long. */
export const grazingHorse = (coat: Colour, shade: Colour, mane: Colour, hoof: Colour): Layer =>
  [
    oval(-20, 2, 130, 9, ink(0), 0.16),
    fill("M-52 -84L-50 -42L-46 -4H-34L-37 -42L-28 -80Z", shade),
    fill("M46 -88C44 -64 40 -52 44 -38L40 -4H52L56 -38C62 -52 74 -72 76 -92Z", shade),
    box(-46, -6, 13, 7, hoof),
    box(40, -6, 13, 7, hoof),
    fill("M92 -124C124 -118 118 -60 108 -14C100 -34 102 -74 86 -98Z", mane),
    fill(
      "M88 -128C62 -144 22 -128 -20 -131C-44 -134 -58 -140 -74 -130C-102 -110 -118 -76 -130 -50C-140 -34 -152 -16 -153 -5C-153 4 -140 7 -133 0C-122 -10 -114 -20 -102 -28C-88 -40 -82 -56 -70 -64C-50 -54 -30 -56 10 -60C40 -63 60 -70 76 -72C100 -84 106 -112 88 -128Z",
      coat,
    ),
    fill(
      "M-70 -64C-50 -54 -30 -56 10 -60C40 -63 60 -70 76 -72C90 -80 98 -92 99 -104C80 -84 40 -78 0 -78C-40 -78 -60 -80 -82 -56Z",
      shade,
    ),
    fill("M-80 -86L-76 -42L-74 -4H-60L-61 -42L-48 -78Z", coat),
    fill("M56 -94C58 -66 72 -56 68 -38L74 -4H88L82 -38C90 -56 100 -80 97 -108Z", coat),
    box(-75, -7, 16, 8, hoof),
    box(73, -7, 16, 8, hoof),
    fill(
      "M-66 -134C-98 -116 -116 -86 -136 -46C-122 -52 -116 -62 -108 -66C-106 -80 -92 -88 -88 -100C-78 -108 -68 -120 -66 -134Z",
      mane,
    ),
    fill("M-130 -52L-126 -66L-120 -50Z", coat),
    dot(-136, -30, 3, hoof),
    fill("M-153 -5C-153 4 -140 7 -133 0L-140 -12Z", mix(shade, hoof, 0.35)),
  ].join("");

/** A horse that stands with its head high, looking to the left; stands on zero, 220 high. */
export const standingHorse = (coat: Colour, shade: Colour, mane: Colour, hoof: Colour): Layer =>
  [
    oval(4, 2, 120, 9, ink(0), 0.16),
    fill("M-48 -84L-46 -42L-42 -4H-30L-33 -42L-24 -80Z", shade),
    fill("M46 -88C44 -64 40 -52 44 -38L40 -4H52L56 -38C62 -52 74 -72 76 -92Z", shade),
    box(-42, -6, 13, 7, hoof),
    box(40, -6, 13, 7, hoof),
    fill("M92 -124C124 -118 118 -60 108 -14C100 -34 102 -74 86 -98Z", mane),
    fill(
      "M88 -128C62 -144 22 -128 -16 -131C-40 -136 -46 -160 -60 -182C-68 -194 -76 -202 -88 -204L-94 -216L-100 -202C-112 -194 -124 -172 -138 -158C-142 -150 -138 -142 -130 -142C-118 -144 -108 -152 -98 -154C-94 -134 -92 -100 -74 -74C-56 -58 -30 -56 10 -60C40 -63 60 -70 76 -72C100 -84 106 -112 88 -128Z",
      coat,
    ),
    fill(
      "M-78 -80C-56 -58 -30 -56 10 -60C40 -63 60 -70 76 -72C90 -80 98 -92 99 -104C80 -84 40 -78 0 -78C-40 -78 -70 -84 -88 -112Z",
      shade,
    ),
    fill("M-78 -90L-76 -42L-74 -4H-60L-61 -42L-46 -78Z", coat),
    fill("M56 -94C58 -66 72 -56 68 -38L74 -4H88L82 -38C90 -56 100 -80 97 -108Z", coat),
    box(-75, -7, 16, 8, hoof),
    box(73, -7, 16, 8, hoof),
    fill(
      "M-92 -208C-72 -202 -60 -190 -50 -172C-38 -150 -34 -138 -14 -130C-24 -124 -40 -124 -50 -128C-52 -144 -64 -148 -62 -162C-76 -172 -74 -186 -84 -192Z",
      mane,
    ),
    dot(-106, -178, 3.2, hoof),
    fill("M-138 -158C-142 -150 -138 -142 -130 -142L-124 -150Z", mix(shade, hoof, 0.35)),
  ].join("");

interface Edge {
  x: number;
  top: number;
  bottom: number;
}

export interface StreetColours {
  wall: Colour;
  trim: Colour;
  roof: Colour;
  dark: Colour;
}

/** A street front that runs away from us, from its near edge to its far edge: floors of windows, arches below, a roof leaning back. */
export function recedingFront(
  near: Edge,
  far: Edge,
  { wall, trim, roof, dark }: StreetColours,
  {
    columns = 5,
    floors = 2,
    roofHeight = 0.2,
  }: { columns?: number; floors?: number; roofHeight?: number } = {},
): Layer {
  const ratio = (far.bottom - far.top) / (near.bottom - near.top);
  // Along the front (0 near, 1 far) and down it (0 eaves, 1 ground), in true perspective.
  const place = (along: number, down: number): [number, number] => {
    const depth = 1 + along * (1 / ratio - 1);
    const way = (1 - 1 / depth) / (1 - ratio);
    const top = near.top + (far.top - near.top) * way;
    const bottom = near.bottom + (far.bottom - near.bottom) * way;
    return [near.x + (far.x - near.x) * way, top + (bottom - top) * down];
  };
  const pane = (from: number, to: number, top: number, bottom: number, colour: Colour): Layer =>
    polygon(colour, place(from, top), place(to, top), place(to, bottom), place(from, bottom));
  const back = near.x < far.x ? -1 : 1;
  const height = near.bottom - near.top;
  const openings = times(columns * floors, (index) => {
    const cell = 1 / columns;
    const middle = ((index % columns) + 0.5) * cell;
    const floor = Math.floor(index / columns);
    const half = cell * 0.2;
    const top = (floor + 0.24) / floors;
    const bottom = (floor + 0.74) / floors;
    if (floor === floors - 1) {
      const [x0, y0] = place(middle - half * 1.2, 1);
      const [x1, y1] = place(middle + half * 1.2, 1);
      const [x2, y2] = place(middle + half * 1.2, top + 0.1 / floors);
      const [x3, y3] = place(middle - half * 1.2, top + 0.1 / floors);
      const [cx, cy] = place(middle, top - 0.22 / floors);
      return fill(
        `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}Q${n(cx)} ${n(cy)} ${n(x3)} ${n(y3)}Z`,
        dark,
      );
    }
    return (
      pane(middle - half * 1.5, middle + half * 1.5, top - 0.035, bottom + 0.035, trim) +
      pane(middle - half, middle + half, top, bottom, dark) +
      pane(middle - half * 0.1, middle + half * 0.1, top, bottom, trim)
    );
  });
  const lean = roofHeight * height;
  const [ridgeFrom, ridgeTo] = [place(0.16, 0), place(0.9, 0)];
  const dormers = times(Math.floor(columns / 2), (index) => {
    const [x, y] = place((index * 2 + 1) / columns, 0);
    const size = (place((index * 2 + 1.3) / columns, 0)[0] - x) * -back;
    return (
      fill(
        `M${n(x - size * 0.7)} ${n(y - size * 0.5)}v${n(-size)}a${n(size * 0.7)} ${n(size * 0.7)} 0 0 1 ${n(size * 1.4)} 0v${n(size)}Z`,
        trim,
      ) + box(x - size * 0.36, y - size * 1.6, size * 0.72, size * 1.1, dark)
    );
  });
  return [
    pane(0, 1, 0, 1, wall),
    polygon(
      roof,
      [near.x, near.top],
      [ridgeFrom[0] + back * lean * 0.4, ridgeFrom[1] - lean],
      [ridgeTo[0] + back * lean * ratio * 0.4, ridgeTo[1] - lean * ratio],
      [far.x, far.top],
    ),
    dormers,
    pane(0, 1, -0.012, 0.03, trim),
    times(floors - 1, (floor) =>
      pane(0, 1, (floor + 0.95) / floors, (floor + 0.985) / floors, trim),
    ),
    openings,
    pane(0, 0.008, 0, 1, mix(wall, trim, 0.6)),
  ].join("");
}

/** A sunshade with its table, standing on (x, y); 120 high at scale 1. */
export const sunshade = (
  x: number,
  y: number,
  scale: number,
  cloth: Colour,
  other: Colour,
): Layer =>
  at(
    x,
    y,
    scale,
    oval(0, 2, 60, 8, ink(0), 0.15) +
      box(-2.5, -110, 5, 112, sand(50)) +
      fill("M-76 -86Q-60 -124 0 -132Q60 -124 76 -86Q38 -96 0 -90Q-38 -96 -76 -86Z", cloth) +
      fill("M-38 -92Q-34 -122 0 -132Q34 -122 38 -92Q18 -94 0 -90Q-18 -94 -38 -92Z", other) +
      fill("M-8 -91Q-8 -120 0 -132Q8 -120 8 -91L0 -90Z", cloth),
  );

/** A baroque helmet on a tower, with its lantern and cross: its foot in the middle at (x, y), light from the left. */
export const helmet = (
  x: number,
  y: number,
  width: number,
  lit: Colour,
  shade: Colour,
  wall: Colour,
  gold: Colour,
): Layer => {
  const s = width / 100;
  return at(
    x,
    y,
    Number(s.toFixed(3)),
    [
      fill("M-54 0C-56 -44 -30 -54 -18 -70H18C30 -54 56 -44 54 0Z", lit),
      fill("M14 0C22 -34 14 -54 6 -70H18C30 -54 56 -44 54 0Z", shade),
      box(-20, -78, 40, 9, lit),
      box(-14, -104, 28, 27, wall),
      box(4, -104, 10, 27, mix(wall, shade, 0.5)),
      box(-4, -98, 8, 21, shade),
      box(-19, -109, 38, 7, lit),
      fill("M-17 -109C-30 -124 -14 -140 -5 -150L0 -176L5 -150C14 -140 30 -124 17 -109Z", lit),
      fill("M4 -109C12 -124 6 -140 3 -152L0 -176L5 -150C14 -140 30 -124 17 -109Z", shade),
      dot(0, -178, 5, gold),
      box(-1.6, -216, 3.2, 38, gold),
      box(-10, -206, 20, 3.2, gold),
    ].join(""),
  );
};

/** A changing cabin of boards with a gable; stands on zero, 100 high. */
export const cabin = (colour: Colour, roof: Colour): Layer =>
  [
    oval(20, 2, 56, 8, sand(30), 0.25),
    box(-34, -74, 68, 76, colour),
    times(4, (index) => box(-25 + index * 15, -74, 7, 76, sand(100))),
    box(-14, -56, 30, 58, mix(colour, sand(20), 0.35)),
    polygon(roof, [-44, -70], [0, -104], [44, -70]),
    box(-46, -74, 92, 7, sand(100)),
  ].join("");

/** Someone in the sun on a towel, the head to the left; lies on zero. */
export const bather = (towel: Colour, suit: Colour): Layer =>
  [
    polygon(towel, [-60, -6], [52, -10], [66, 8], [-54, 12]),
    line("M-34 -4H4", orange(82), 13),
    line("M4 -3H48M20 -2L38 -16L52 -2", orange(82), 8),
    line("M-8 -4H8", suit, 13),
    dot(-46, -6, 8, orange(82)),
    dot(-49, -8, 7, sand(20)),
  ].join("");
