import { cyan, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { flatHand, inShade, type Joint, limb } from "../kit/hands.ts";
import { box, dot, fill, line, oval, times, within } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const SKIN = mix(orange(76), sand(90), 0.15);
const DOUGH = mix(sand(99), lamplight(92), 0.35);
const TABLE = mix(teal(26), cyan(26), 0.4);
const SHIRT = mix(red(44), orange(44), 0.3);

const ROUND =
  "M420 520C390 380 480 250 640 226C720 196 900 190 980 226C1130 250 1210 380 1180 530C1160 700 990 800 800 800C610 800 450 690 420 520Z";

/** Two hands press a round of dough on a floured table, seen from above. */
export const kneadingHands = scene("kneading-hands", 307, (p) => {
  const flour = mix(TABLE, sand(100), 0.8);
  const shade = mix(DOUGH, orange(62), 0.42);
  const arm = (side: 1 | -1) => {
    const along: Joint[] = [
      [800 + side * 250, 850, 130],
      [800 + side * 390, 1010, 190],
      [800 + side * 520, 1150, 230],
    ];
    const sleeve: Joint[] = [
      [800 + side * 446, 1060, 250],
      [800 + side * 580, 1200, 280],
    ];
    return [
      limb(along, inShade(SKIN), 9),
      limb(along, SKIN),
      limb(sleeve, mix(SHIRT, ink(6), 0.35), 26),
      limb(
        sleeve.map(([x, y, width]): Joint => [x + side * 12, y + 14, width]),
        SHIRT,
        26,
      ),
    ].join("");
  };
  const hands = (skin: string) =>
    flatHand(548, 856, 1.36, skin, { turn: 20, left: true }) +
    flatHand(1052, 856, 1.36, skin, { turn: -20 });
  return [
    box(0, 0, p.width, p.height, TABLE),
    [-60, 152, 364, 576, 788, 1000]
      .map(
        (y, index) =>
          box(0, y, p.width, 212, index % 2 ? TABLE : mix(TABLE, teal(36), 0.3)) +
          box(0, y - 3, p.width, 5, mix(TABLE, ink(2), 0.45)),
      )
      .join(""),
    fill(
      "M250 640C200 500 330 430 350 330C380 180 560 220 700 130C860 60 960 150 1090 160C1260 180 1240 330 1320 430C1420 560 1330 640 1290 760C1240 900 1050 860 900 930C720 980 600 900 470 900C330 880 290 760 250 640Z",
      flour,
      0.72,
    ),
    // Fingers have been drawn through the flour.
    line(
      "M300 560C290 660 330 760 400 830M338 540C326 640 366 740 436 810M376 520C362 620 400 720 470 790",
      TABLE,
      13,
      0.55,
    ),
    times(230, () => {
      const turn = p.between(0, 6.28);
      const way = p.between(0.85, 1.5);
      return dot(
        790 + Math.cos(turn) * 540 * way,
        510 + Math.sin(turn) * 400 * way,
        p.between(1.5, 6),
        flour,
        0.8,
      );
    }),
    fill(
      "M452 560C430 420 520 300 670 270C750 240 930 234 1010 270C1160 300 1236 430 1210 570C1190 740 1020 836 830 836C640 836 470 730 452 560Z",
      mix(TABLE, ink(4), 0.3),
      0.55,
    ),
    fill(ROUND, shade),
    within(
      p,
      ROUND,
      fill(
        "M400 500C380 330 520 210 700 204C900 190 1090 230 1140 400C1180 560 1080 700 930 740C700 800 430 720 400 500Z",
        DOUGH,
      ) +
        fill(
          "M470 420C520 300 690 262 810 270C950 262 1100 320 1130 440C1060 360 940 340 810 346C680 340 540 360 470 420Z",
          sand(100),
          0.85,
        ) +
        line("M486 470C560 372 700 352 806 356C920 352 1050 380 1120 480", shade, 8) +
        line("M620 446C720 424 880 424 980 446", shade, 6, 0.8) +
        `<g transform="translate(20 22)" opacity="0.75">${hands(shade)}</g>`,
    ),
    // A bowl of flour and the end of a rolling pin reach into the picture.
    oval(1466, 152, 236, 226, mix(TABLE, ink(4), 0.4)),
    dot(1450, 120, 222, mix(orange(52), sand(60), 0.25)),
    dot(1450, 120, 196, mix(orange(34), sand(40), 0.25)),
    dot(1456, 128, 180, mix(sand(97), cyan(90), 0.2)),
    fill(
      "M1300 90C1360 -20 1520 -40 1600 60C1560 100 1480 40 1420 90C1380 130 1330 160 1300 90Z",
      sand(100),
    ),
    limb(
      [
        [-40, 268, 120],
        [270, 76, 120],
      ],
      mix(TABLE, ink(4), 0.4),
      6,
    ),
    limb(
      [
        [180, 122, 44],
        [380, -2, 38],
      ],
      mix(orange(40), lamplight(40), 0.4),
    ),
    limb(
      [
        [-60, 250, 120],
        [246, 62, 120],
      ],
      mix(orange(58), lamplight(60), 0.5),
    ),
    limb(
      [
        [-60, 222, 26],
        [226, 46, 26],
      ],
      mix(orange(70), lamplight(80), 0.5),
    ),
    arm(-1),
    arm(1),
    hands(SKIN),
  ];
});
