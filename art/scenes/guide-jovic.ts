import { flatBoat } from "../kit/boats.ts";
import { cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { sky } from "../kit/light.ts";
import { box, fill, line, oval, type Paper, SQUARE, times, within } from "../kit/paper.ts";
import { face, garment, neck, portrait } from "../kit/portraits.ts";
import { scene } from "../kit/scene.ts";
import { willow } from "../kit/trees.ts";

const SKIN = orange(76);
const HAIR = ink(12);
const WOOL = mix(red(48), orange(52), 0.4);
const WOOL_SHADE = red(36);
const JACKET = mix(teal(22), ink(14), 0.3);
const ROPE = mix(lamplight(88), sand(90), 0.5);

const CAP = "M-94 -60C-104 -128 -60 -168 0 -168C60 -168 104 -128 94 -60Z";

const cap = (p: Paper) =>
  fill(
    "M-86 -8C-94 -30 -92 -56 -84 -70H84C92 -56 94 -30 86 -8C82 -24 78 -36 70 -46H-70C-78 -36 -82 -24 -86 -8Z",
    HAIR,
  ) +
  fill(CAP, WOOL) +
  within(
    p,
    CAP,
    fill("M26 -170C56 -140 62 -100 56 -60H120V-170Z", WOOL_SHADE) +
      times(7, (index) =>
        line(`M${-84 + index * 28} -60Q${-56 + index * 19} -130 0 -176`, WOOL_SHADE, 3.4, 0.7),
      ),
  ) +
  box(-102, -88, 204, 48, WOOL, { round: 18 }) +
  fill("M54 -88H84A18 18 0 0 1 102 -70V-58A18 18 0 0 1 84 -40H50Z", WOOL_SHADE) +
  times(9, (index) => line(`M${-80 + index * 20} -78V-50`, WOOL_SHADE, 3.4, 0.8));

const stubble = fill(
  "M-79 14C-76 48 -72 70 -57 83C-34 108 34 108 57 83C72 70 76 48 79 14C72 40 60 48 40 48C20 45 -20 45 -40 48C-60 48 -72 40 -79 14Z",
  HAIR,
  0.3,
);

const jersey =
  box(-210, 100, 420, 240, sand(100)) +
  times(6, (index) => box(-210, 168 + index * 30, 420, 14, cyan(30))) +
  fill("M-48 106C-56 150 -30 172 0 172C30 172 56 150 48 106L42 116Q0 184 -42 116Z", cyan(30)) +
  fill("M40 100C60 160 66 240 60 340H240V100Z", ink(10), 0.22) +
  fill("M-80 142L-118 160C-96 210 -84 270 -84 340H-240V140Z", JACKET) +
  fill("M80 142L118 160C96 210 84 270 84 340H240V140Z", mix(JACKET, ink(0), 0.4)) +
  line(
    "M-82 142L-118 162C-96 210 -84 270 -84 336M82 142L118 162C96 210 84 270 84 336",
    mix(JACKET, cyan(50), 0.4),
    4,
  );

/** Turns of rope over one shoulder and across the chest. */
const rope = times(3, (index) => {
  const d = `M${-166 + index * 17} ${170 - index * 8}C${-130 + index * 20} ${236 + index * -6} ${-30 + index * 16} ${296 - index * 12} ${80 + index * 8} ${330 - index * 20}`;
  return (
    line(d, mix(ROPE, orange(44), 0.55), 19) +
    line(d, ROPE, 14) +
    `<path d="${d}" stroke="${mix(ROPE, orange(50), 0.6)}" stroke-width="14" fill="none" stroke-dasharray="3 10"/>`
  );
});

/** Stefan Jović, who steers boats: a wool cap, a striped jersey and a rope, the river at noon. */
export const guideJovic = scene(
  "guide-jovic",
  24,
  (p) => [
    sky(p, [
      [0, cyan(66)],
      [0.55, cyan(90)],
    ]),
    oval(80, 74, 70, 17, sand(100)) +
      oval(124, 60, 44, 20, sand(100)) +
      oval(410, 120, 62, 15, sand(100)),
    fill(
      "M-10 262C40 246 90 256 140 250H350C400 244 440 256 490 246V300H-10Z",
      mix(green(50), cyan(60), 0.4),
    ),
    willow(p, 60, 288, 150, mix(ink(24), green(30), 0.5), green(44)),
    willow(p, 440, 282, 116, mix(ink(24), green(30), 0.5), mix(green(50), cyan(56), 0.2)),
    box(0, 284, p.width, 200, mix(cyan(50), teal(46), 0.4)),
    line(
      "M0 306H120M30 330H90M350 304H480M390 352H480M0 370H60",
      mix(cyan(80), sand(100), 0.4),
      5,
      0.8,
    ),
    flatBoat(410, 340, 0.42, mix(orange(44), red(40), 0.3), []),
    portrait(
      [
        neck(SKIN),
        garment(p, sand(100), jersey),
        rope,
        face(p, {
          skin: SKIN,
          brows: HAIR,
          lips: mix(red(46), orange(46), 0.4),
          width: 81,
          jaw: 58,
          look: -4,
          brow: 10,
          nose: 1.15,
          lines: 0,
        }),
        stubble,
        cap(p),
      ].join(""),
    ),
  ],
  SQUARE,
);
