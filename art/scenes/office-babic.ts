import {
  type Colour,
  cyan,
  green,
  ink,
  lamplight,
  mix,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { box, dot, fill, type Layer, line, oval, SQUARE } from "../kit/paper.ts";
import { face, garment, glasses, neck, portrait } from "../kit/portraits.ts";
import { scene } from "../kit/scene.ts";

const SKIN = orange(72);
const HAIR = mix(ink(14), orange(20), 0.4);
const HAIR_LIT = mix(ink(26), orange(36), 0.5);
const CARDIGAN = mix(lamplight(72), orange(68), 0.2);
const CARDIGAN_SHADE = mix(lamplight(64), orange(52), 0.55);
const WALL = mix(cyan(72), teal(66), 0.45);
const PAPER = sand(100);

const curl = (x: number, y: number, size: number, lit: boolean) =>
  dot(x, y, size, lit ? HAIR_LIT : HAIR);

const pin = (x: number, y: number, colour: Colour): Layer =>
  fill(`M${x} ${y + 24}L${x - 11} ${y}H${x + 11}Z`, colour) +
  dot(x, y - 4, 13, colour) +
  dot(x, y - 4, 5, PAPER);

const RIM = [
  [-96, 54],
  [-112, 16],
  [-118, -26],
  [-106, -68],
  [-80, -104],
  [-42, -128],
  [0, -136],
  [42, -128],
  [80, -104],
  [106, -68],
  [118, -26],
  [112, 16],
  [96, 54],
] as const;

const curls =
  fill("M-96 60C-130 0 -116 -110 0 -126C116 -110 130 0 96 60C60 80 -60 80 -96 60Z", HAIR) +
  RIM.map(([x, y]) => curl(x, y, 30, false)).join("") +
  RIM.slice(1, 7)
    .map(([x, y]) => line(`M${x - 12} ${y + 4}a14 14 0 0 1 22 -14`, HAIR_LIT, 5))
    .join("");

const fringe =
  fill(
    "M-84 10C-98 -50 -84 -112 -30 -120C10 -128 88 -116 88 -40C88 -20 86 0 84 10C78 -20 66 -40 44 -50C10 -44 -30 -52 -50 -62C-62 -44 -78 -24 -84 10Z",
    HAIR,
  ) + line("M-60 -70C-40 -88 -10 -92 16 -90M-68 -54C-76 -40 -80 -24 -80 -8", HAIR_LIT, 5);

const worn =
  fill("M-46 108L-78 144L0 250L78 144L46 108L42 116Q0 184 -42 116Z", teal(28)) +
  fill("M-84 140L-122 160L-210 170V340H-8L0 250Z", CARDIGAN) +
  fill("M84 140L122 160L210 170V340H8L0 250Z", CARDIGAN_SHADE) +
  line("M-84 142L-2 252V330M84 142L2 252", mix(CARDIGAN_SHADE, orange(36), 0.5), 5) +
  dot(-20, 296, 8, teal(24));

/** The map of the region on the wall: the river between two banks, a road over it, pins. */
const map =
  box(26, 26, 428, 300, mix(orange(46), ink(20), 0.2), { round: 4 }) +
  box(36, 36, 408, 280, mix(green(86), sand(98), 0.5)) +
  fill(
    "M36 36H96C120 110 200 150 260 190C330 236 380 240 444 250V316H36Z",
    mix(lamplight(92), sand(98), 0.5),
  ) +
  line("M96 38C120 110 200 150 260 190C330 236 380 240 442 250", cyan(44), 17) +
  line("M38 150C80 160 130 134 160 134", cyan(44), 9) +
  line(
    "M38 250C70 230 90 200 84 170C80 130 100 110 150 90M340 38C350 90 400 120 442 130",
    orange(60),
    5,
  ) +
  [
    [64, 92, teal(30)],
    [404, 118, red(48)],
  ]
    .map(([x, y, colour]) => pin(Number(x), Number(y), String(colour)))
    .join("");

const headset =
  line("M-100 -6C-128 -170 128 -170 100 -6", ink(16), 10) +
  box(-118, -22, 30, 62, ink(10), { round: 14 }) +
  box(-122, -12, 14, 42, red(48), { round: 7 }) +
  line("M-102 34C-98 70 -76 84 -50 80", ink(16), 6) +
  oval(-46, 79, 12, 8, ink(8));

/** Ivana Babić, who answers in the office: curls, glasses and a headset, the map of the region on the wall. */
export const officeBabic = scene(
  "office-babic",
  25,
  (p) => [
    box(0, 0, p.width, p.height, WALL),
    box(0, 360, p.width, 130, mix(WALL, teal(40), 0.35)),
    map,
    portrait(
      [
        curls,
        neck(SKIN),
        garment(p, CARDIGAN, worn),
        face(p, {
          skin: SKIN,
          brows: HAIR,
          lips: red(46),
          width: 80,
          jaw: 50,
          look: -5,
          brow: 8,
          nose: 1,
          lines: 0,
        }),
        fringe,
        glasses(-5, mix(red(36), ink(10), 0.4)),
        headset,
      ].join(""),
    ),
  ],
  SQUARE,
);
