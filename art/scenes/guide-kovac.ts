import { type Colour, cyan, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { sky, sun } from "../kit/light.ts";
import { at, box, fill, type Layer, line, oval, SQUARE, times } from "../kit/paper.ts";
import { face, garment, hand, neck, portrait } from "../kit/portraits.ts";
import { scene } from "../kit/scene.ts";
import { floodedTrunk } from "../kit/trees.ts";

const SKIN = orange(80);
const HAIR = mix(orange(36), red(30), 0.35);
const HAIR_LIT = mix(orange(48), red(44), 0.3);
const SHIRT = teal(34);
const VEST = mix(lamplight(72), orange(66), 0.35);
const VEST_SHADE = orange(54);
const BAND = cyan(42);
const WOOD = mix(orange(66), lamplight(76), 0.5);

const hair =
  fill(
    "M-84 34C-114 4 -112 -74 -78 -112C-46 -148 46 -148 78 -112C112 -74 112 4 84 34C90 4 88 -22 78 -42C50 -50 22 -66 -14 -94C-26 -66 -52 -46 -78 -40C-88 -20 -90 4 -84 34Z",
    HAIR,
  ) +
  line("M-8 -92C16 -70 44 -56 70 -50M-18 -92C-30 -70 -50 -56 -72 -48", HAIR_LIT, 4.5) +
  line("M-60 -116C-34 -136 4 -140 34 -132M-98 -44C-100 -26 -98 -8 -92 10", HAIR_LIT, 5);

const headband =
  fill(
    "M-96 -56C-100 -74 -96 -88 -88 -98C-50 -136 50 -136 88 -98C96 -88 100 -74 96 -56C60 -104 -60 -104 -96 -56Z",
    BAND,
  ) +
  fill("M30 -124C54 -120 76 -110 88 -98C96 -88 100 -74 96 -56C80 -78 58 -90 36 -91Z", cyan(30)) +
  line("M-84 -84C-56 -112 -6 -122 20 -118", cyan(66), 4.5);

/** A plait over the shoulder, from the ear down. */
const plait = [
  times(6, (index) => {
    const y = 50 + index * 29;
    const x = -94 + index * 3.4;
    const size = 22 - index * 1.2;
    return at(
      x,
      y,
      1,
      oval(-7, 0, size * 0.78, size, HAIR) + oval(8, 8, size * 0.66, size * 0.94, HAIR_LIT),
      -14,
    );
  }),
  box(-88, 212, 28, 13, BAND, { round: 5 }),
  fill("M-86 224C-92 242 -90 258 -80 270C-66 262 -60 244 -62 224Z", HAIR),
].join("");

const vest =
  fill("M-46 108L-70 142L0 200L70 142L46 108L42 116Q0 184 -42 116Z", teal(24)) +
  fill("M-140 166L-66 134L-6 214V330H-150Z", VEST) +
  fill("M140 166L66 134L6 214V330H150Z", VEST_SHADE) +
  line("M0 210V330", ink(16), 7) +
  box(-150, 208, 300, 20, ink(20)) +
  box(-24, 202, 48, 32, ink(8), { round: 6 }) +
  box(-15, 208, 30, 20, sand(86), { round: 4 }) +
  line("M-118 176L-70 152", sand(100), 8);

const paddle: Layer =
  line("M148 330L176 -10", WOOD, 15) +
  at(
    184,
    -86,
    1,
    fill("M-12 82C-44 40 -46 -40 -30 -78C-20 -94 20 -94 30 -78C46 -40 44 40 12 82Z", WOOD) +
      fill(
        "M2 82C20 30 20 -50 6 -90C18 -90 26 -86 30 -78C46 -40 44 40 12 82Z",
        mix(WOOD, orange(36), 0.5),
      ) +
      fill(
        "M-35 -64C-33 -70 -32 -74 -30 -78C-20 -94 20 -94 30 -78C32 -74 34 -69 35 -64C14 -54 -14 -54 -35 -64Z",
        red(48),
      ),
    5,
  );

const bark = (way: number): Colour => mix(teal(24), cyan(70), way);

/** Marta Kovač, who leads canoes: a plait, a life vest and a paddle, the flooded wood before sunrise. */
export const guideKovac = scene(
  "guide-kovac",
  21,
  (p) => [
    sky(p, [
      [0, mix(orange(76), red(70), 0.25)],
      [0.42, orange(90)],
      [0.66, lamplight(94)],
    ]),
    sun(p, 96, 262, 40, lamplight(96), orange(96)),
    box(0, 290, p.width, 200, mix(orange(86), cyan(76), 0.35)),
    line("M40 322H150M70 346H128M0 372H90M330 330H470M360 356H430", sand(100), 6, 0.8),
    floodedTrunk(150, 306, 16, 14, bark(0.62), bark(0.5)),
    floodedTrunk(336, 310, 18, -10, bark(0.6), bark(0.48)),
    floodedTrunk(30, 340, 36, 12, bark(0.3), bark(0.18)),
    floodedTrunk(432, 352, 46, -18, bark(0.2), bark(0.08)),
    portrait(
      [
        neck(SKIN),
        garment(p, SHIRT, vest),
        face(p, {
          skin: SKIN,
          brows: mix(HAIR, ink(10), 0.3),
          lips: red(50),
          width: 80,
          jaw: 48,
          look: -6,
          brow: 7,
          nose: 0.95,
          lines: 0.22,
        }),
        hair,
        headband,
        plait,
        paddle,
        hand(158, 216, 0.95, SKIN, mix(SHIRT, ink(10), 0.35)),
      ].join(""),
    ),
  ],
  SQUARE,
);
