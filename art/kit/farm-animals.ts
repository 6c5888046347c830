import { type Colour, ink, lamplight, mix, orange, red, sand } from "./colour.ts";
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
  times,
} from "./paper.ts";

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
