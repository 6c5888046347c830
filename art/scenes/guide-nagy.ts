import {
  amber,
  type Colour,
  grape,
  green,
  ink,
  lamplight,
  mix,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { at, box, dot, fill, type Layer, line, oval, SQUARE, times } from "../kit/paper.ts";
import { face, garment, hand, neck, portrait } from "../kit/portraits.ts";
import { scene } from "../kit/scene.ts";
import { arch } from "../kit/walls.ts";

const SKIN = orange(83);
const HAIR = mix(sand(84), ink(72), 0.35);
const HAIR_SHADE = mix(sand(62), ink(56), 0.4);
const STRAW = mix(lamplight(88), amber(84), 0.4);
const STRAW_SHADE = mix(lamplight(70), amber(62), 0.4);
const BLOUSE = sand(100);
const WAISTCOAT = red(38);
const LOESS = mix(lamplight(80), orange(82), 0.45);

const hair =
  fill(
    "M-80 72C-118 66 -112 -20 -92 -74H92C112 -20 118 66 80 72C90 40 88 0 72 -30H-72C-88 0 -90 40 -80 72Z",
    HAIR,
  ) +
  fill("M92 -74C112 -20 118 66 80 72C90 40 88 0 72 -30L60 -74Z", HAIR_SHADE) +
  line("M-92 -34C-102 -4 -102 28 -94 54", HAIR_SHADE, 4.5);

const hat =
  fill(
    "M-160 -52C-150 -92 150 -92 160 -52C120 -32 60 -72 0 -72C-60 -72 -120 -32 -160 -52Z",
    STRAW,
  ) +
  fill("M60 -80C110 -76 154 -70 160 -52C130 -38 92 -54 52 -65Z", STRAW_SHADE) +
  fill("M-88 -78C-92 -140 -66 -172 0 -172C66 -172 92 -140 88 -78C40 -92 -40 -92 -88 -78Z", STRAW) +
  fill(
    "M22 -171C72 -166 92 -136 88 -78C72 -83 56 -86 40 -87C50 -120 44 -150 22 -171Z",
    STRAW_SHADE,
  ) +
  fill(
    "M-89 -82C-89 -94 -88 -104 -86 -112C-40 -126 40 -126 86 -112C88 -104 89 -94 89 -82C40 -96 -40 -96 -89 -82Z",
    WAISTCOAT,
  ) +
  fill("M38 -121C56 -119 72 -116 86 -112C88 -104 89 -94 89 -82C72 -87 56 -90 40 -92Z", red(28)) +
  line("M-62 -134C-56 -152 -36 -160 -12 -162M-130 -58C-90 -72 -50 -80 0 -82", STRAW_SHADE, 4);

/** What the brim keeps from the sun. */
const shade = fill(
  "M-82 -34C-84 -56 -80 -70 -74 -80H74C82 -66 84 -50 82 -34C40 -52 -40 -52 -82 -34Z",
  orange(52),
  0.3,
);

const blouse =
  fill("M-44 110L-84 146L-16 206L0 170L16 206L84 146L44 110L42 116Q0 184 -42 116Z", sand(92)) +
  fill("M-92 148L-120 164L-66 330H66L120 164L92 148L0 262Z", WAISTCOAT) +
  fill("M92 148L120 164L66 330H12L0 262Z", red(28)) +
  times(
    4,
    (index) =>
      dot(-82 + index * 19, 188 + index * 22, 6, lamplight(80)) +
      dot(82 - index * 19, 188 + index * 22, 6, lamplight(66)),
  );

/** A leaf of the vine with its point down, 120 wide at scale 1; its stalk is at zero. */
const leaf = (x: number, y: number, scale: number, colour: Colour, turn: number): Layer =>
  at(
    x,
    y,
    scale,
    fill(
      "M0 0C-14 -22 -40 -24 -48 -10C-66 -8 -66 18 -52 26C-66 44 -52 66 -34 60C-30 82 -10 92 0 112C10 92 30 82 34 60C52 66 66 44 52 26C66 18 66 -8 48 -10C40 -24 14 -22 0 0Z",
      colour,
    ) +
      fill(
        "M0 0C14 -22 40 -24 48 -10C66 -8 66 18 52 26C66 44 52 66 34 60C30 82 10 92 0 112Z",
        mix(colour, teal(20), 0.28),
      ) +
      line("M0 0V92M0 14L-38 2M0 14L38 2M0 34L-40 42M0 34L40 42", mix(colour, sand(100), 0.5), 3.4),
    turn,
  );

const ROWS = [4, 5, 4, 3, 2, 1];

/** Hangs from (x, y), 110 wide and 190 high at scale 1. */
const bunch = (x: number, y: number, scale: number): Layer =>
  at(
    x,
    y,
    scale,
    line("M0 -34V6", mix(orange(34), green(40), 0.4), 8) +
      ROWS.map((count, row) =>
        times(count, (index) => {
          const gx = (index - (count - 1) / 2) * 27;
          const gy = 14 + row * 26;
          const colour = mix(grape(34), grape(24), gx > 8 ? 0.9 : (index % 2) * 0.35);
          return dot(gx, gy, 17, colour) + oval(gx - 5, gy - 6, 4.4, 3.4, grape(78), 0.9);
        }),
      ).join(""),
  );

/** Ildikó Nagy, whose family has a cellar: a straw hat, grapes in her hand, the vine before the loess wall. */
export const guideNagy = scene(
  "guide-nagy",
  23,
  (p) => [
    box(0, 0, p.width, p.height, LOESS),
    fill("M0 300C120 286 360 310 480 292V480H0Z", mix(LOESS, orange(60), 0.3)),
    line("M20 214H84M392 222H452M30 250H60M412 262H470", mix(LOESS, orange(60), 0.45), 5),
    arch(412, 420, 150, 230, sand(98)),
    arch(412, 420, 118, 212, mix(orange(34), ink(14), 0.3)),
    line("M374 300V420M412 210V420M450 300V420", mix(orange(24), ink(8), 0.4), 4),
    line("M-10 60C80 20 190 46 280 22C360 4 430 30 490 14", mix(orange(34), ink(24), 0.4), 9),
    leaf(46, 50, 1.1, green(44), 14),
    leaf(124, 30, 0.8, mix(green(52), amber(64), 0.4), -18),
    leaf(436, 26, 1.15, mix(green(44), amber(60), 0.2), -10),
    leaf(362, 6, 0.8, green(38), 22),
    portrait(
      [
        hair,
        neck(SKIN),
        garment(p, BLOUSE, blouse),
        face(p, {
          skin: SKIN,
          brows: HAIR_SHADE,
          lips: mix(red(52), orange(52), 0.3),
          width: 82,
          jaw: 54,
          look: 6,
          brow: 6.5,
          nose: 1,
          lines: 0.5,
        }),
        shade,
        hat,
        hand(-146, 70, 0.9, SKIN, sand(92)),
        leaf(-120, 104, 0.5, green(46), -64),
        bunch(-146, 122, 0.8),
      ].join(""),
    ),
  ],
  SQUARE,
);
