import { grape, ink, lamplight, mix, night, orange, red, sand, teal } from "../kit/colour.ts";
import { sky, stars } from "../kit/light.ts";
import { at, box, dot, fill, glow, type Layer, line, type Paper, SQUARE } from "../kit/paper.ts";
import { face, garment, glasses, hand, neck, portrait } from "../kit/portraits.ts";
import { scene } from "../kit/scene.ts";
import { clockTower } from "../kit/town.ts";

const SKIN = orange(78);
const HAIR = mix(ink(44), sand(60), 0.35);
const HAIR_SHADE = mix(ink(28), sand(40), 0.25);
const COAT = mix(night(34), grape(30), 0.35);
const BERET = mix(grape(26), red(26), 0.5);
const SCARF = mix(lamplight(72), orange(62), 0.3);
const SCARF_SHADE = orange(50);
const IRON = ink(8);

const sides =
  fill("M-84 30C-100 0 -100 -50 -82 -78H-64L-76 -14Z", HAIR) +
  fill("M84 30C100 0 100 -50 82 -78H64L76 -14Z", HAIR_SHADE);

const beard =
  fill(
    "M-84 -16C-90 40 -84 104 -46 130C-24 146 24 146 46 130C84 104 90 40 84 -16C78 18 68 38 44 44C26 48 14 46 0 50C-14 46 -26 48 -44 44C-68 38 -78 18 -84 -16Z",
    HAIR,
  ) +
  fill(
    "M4 49C16 46 26 48 44 44C68 38 78 18 84 -16C90 40 84 104 46 130C36 138 22 141 10 142C18 120 8 96 14 82C22 76 28 70 30 62C22 60 10 58 4 49Z",
    HAIR_SHADE,
  ) +
  fill("M-30 64Q0 58 30 64Q20 88 0 88Q-20 88 -30 64Z", mix(red(40), orange(40), 0.4)) +
  fill("M-30 64Q0 58 30 64Q16 72 0 70Q-16 72 -30 64Z", sand(100)) +
  fill(
    "M-44 62C-34 46 -14 46 0 54C14 46 34 46 44 62C30 70 12 66 0 62C-12 66 -30 70 -44 62Z",
    HAIR,
  ) +
  line("M-48 60C-36 44 -14 46 0 53C14 46 36 44 48 60", mix(HAIR, sand(90), 0.35), 5);

const beret =
  fill("M-90 -62C-60 -84 60 -84 90 -62L88 -44C50 -64 -50 -64 -88 -44Z", mix(BERET, ink(0), 0.45)) +
  fill(
    "M-92 -58C-134 -76 -140 -112 -100 -132C-50 -160 70 -164 112 -122C132 -100 118 -74 92 -58C50 -80 -50 -80 -92 -58Z",
    BERET,
  ) +
  fill(
    "M40 -151C76 -150 100 -136 112 -122C132 -100 118 -74 92 -58C80 -64 66 -68 50 -71C78 -96 70 -132 40 -151Z",
    mix(BERET, ink(4), 0.42),
  ) +
  line("M-4 -150L2 -168", BERET, 9) +
  line("M-108 -100C-96 -122 -60 -134 -24 -138", mix(BERET, orange(70), 0.45), 4.5);

const scarf =
  fill(
    "M-62 112C-84 128 -84 168 -58 182C-20 204 34 202 66 178C86 162 82 126 60 112C40 150 -40 150 -62 112Z",
    SCARF,
  ) +
  fill(
    "M20 148C36 142 52 128 60 112C82 126 86 162 66 178C52 188 36 194 20 196C34 178 32 162 20 148Z",
    SCARF_SHADE,
  ) +
  fill("M-6 188L46 180L70 320H14Z", SCARF_SHADE) +
  line("M-70 146C-40 176 30 178 74 150", SCARF_SHADE, 5) +
  line("M10 214L58 206M18 252L64 244M22 288L70 280", SCARF, 6);

const coat =
  fill("M-96 150L-132 176L-104 206L-40 330H-210V150Z", mix(COAT, teal(50), 0.16)) +
  line(
    "M-98 152L-130 178L-102 206L-40 326M98 152L130 178L102 206L40 326",
    mix(COAT, ink(0), 0.5),
    5,
  );

/** A lantern that hangs from a hand on its ring. */
const lantern = (p: Paper): Layer =>
  glow(p, -150, 176, 165, 165, lamplight(86), 0.95) +
  line("M-178 124C-180 70 -120 70 -122 124", IRON, 7) +
  fill("M-198 138L-174 112H-126L-102 138Z", IRON) +
  fill("M-190 138H-110L-102 222H-198Z", lamplight(90)) +
  fill("M-150 214C-174 202 -170 178 -150 150C-130 178 -126 202 -150 214Z", lamplight(72)) +
  fill("M-150 212C-161 205 -160 194 -150 178C-140 194 -139 205 -150 212Z", sand(100)) +
  line("M-189 138L-196 222M-111 138L-104 222M-150 138V146", IRON, 6) +
  box(-206, 220, 112, 24, IRON, { round: 4 });

/** Dušan Lukić, who taught history: a beret, a beard and a lantern, the clock tower of the fortress at night. */
export const guideLukic = scene(
  "guide-lukic",
  22,
  (p) => [
    sky(p, [
      [0, night(22)],
      [0.6, mix(night(34), teal(44), 0.5)],
      [0.85, mix(teal(54), orange(72), 0.35)],
    ]),
    stars(p, 34, 230, sand(98)),
    at(420, 392, 0.92, clockTower(0, 0, 1)),
    box(376, 230, 90, 180, night(22), { opacity: 0.22 }),
    fill("M-10 490V372L60 366H330L352 382H490V490Z", night(20)),
    fill("M-10 490V410L120 396H490V490Z", mix(night(20), ink(0), 0.4)),
    [300, 334, 470].map((x) => dot(x, 392, 3.4, lamplight(82))).join(""),
    portrait(
      [
        neck(SKIN),
        garment(p, COAT, coat),
        face(p, {
          skin: SKIN,
          brows: HAIR,
          width: 82,
          jaw: 58,
          look: 4,
          brow: 9,
          nose: 1.25,
          lines: 0.4,
        }),
        sides,
        beard,
        scarf,
        glasses(4, ink(14)),
        beret,
        hand(-150, 66, 0.8, SKIN, mix(COAT, ink(0), 0.3)),
        lantern(p),
      ].join(""),
    ),
  ],
  SQUARE,
);
