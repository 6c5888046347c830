import { amber, cyan, ink, lamplight, mix, orange, sand, teal } from "../kit/colour.ts";
import { finger, inShade, type Joint, limb } from "../kit/hands.ts";
import { at, box, dot, fades, fill, line, n, oval, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const SKIN = mix(orange(68), sand(80), 0.12);
const TWINE = mix(sand(92), lamplight(84), 0.3);
const WOOL = mix(amber(58), orange(58), 0.4);

/** A hand mends a hole in a fishing net with a wooden needle; floats on a wet rope above it. */
export const netMending = scene("net-mending", 317, (p) => {
  const ground = fades(
    p,
    [
      [0, mix(teal(40), cyan(46), 0.5)],
      [0.55, teal(28)],
      [1, mix(teal(16), ink(10), 0.3)],
    ],
    true,
  );
  const rope = (x: number) => 196 - x * 0.075 + Math.sin(x / 260) * 26;
  const node = (i: number, j: number): [number, number] => {
    const x = -120 + i * 104 + (j % 2) * 52;
    const fall = j * 62;
    return [
      x + Math.sin(j / 3.2 + x / 420) * 26 + fall * 0.1,
      rope(x) + fall + Math.sin(x / 190) * 12 * (j / 8) + Math.cos(x / 330 + j / 5) * 10,
    ];
  };
  const torn = (x: number, y: number) => ((x - 760) / 250) ** 2 + ((y - 600) / 160) ** 2 < 1;
  const mesh = (colour: string, width: number, dx: number, dy: number, holed: boolean) =>
    times(20, (i) =>
      times(16, (j) => {
        const [x, y] = node(i, j);
        const below =
          j % 2 ? [node(i, j + 1), node(i + 1, j + 1)] : [node(i - 1, j + 1), node(i, j + 1)];
        if (holed && torn(x, y)) return "";
        return (
          below
            .map(([bx, by]) => {
              const loose = holed && torn(bx, by);
              const [ex, ey] = loose ? [x + (bx - x) * 0.55, y + 50] : [bx, by];
              return line(
                `M${n(x + dx)} ${n(y + dy)}Q${n((x + ex) / 2 + dx)} ${n((y + ey) / 2 + dy + 7)} ${n(ex + dx)} ${n(ey + dy)}`,
                colour,
                width,
              );
            })
            .join("") + dot(x + dx, y + dy, width * 1.1, colour)
        );
      }),
    );
  const float = (x: number, turn: number) =>
    at(
      x,
      rope(x) - 6,
      1,
      [
        oval(12, 24, 92, 60, mix(teal(14), ink(8), 0.5), 0.6),
        oval(0, 0, 90, 58, mix(orange(44), ink(10), 0.14)),
        oval(-8, -8, 78, 46, orange(56)),
        oval(-26, -24, 34, 13, mix(orange(80), sand(96), 0.4)),
        line(
          "M-12 -57C4 -30 4 30 -12 57M12 -57C28 -30 28 30 12 57",
          mix(orange(36), ink(10), 0.2),
          5,
        ),
      ].join(""),
      turn,
    );
  const along = Array.from({ length: 42 }, (_, index) => -20 + index * 40);
  const ropeWay = along.map((x, index) => `${index ? "L" : "M"}${x} ${n(rope(x))}`).join("");
  const needle = at(
    836,
    600,
    1,
    [
      limb(
        [
          [-190, 8, 10],
          [-120, 0, 40],
          [150, 0, 44],
          [190, 0, 40],
        ],
        mix(orange(36), ink(12), 0.2),
      ),
      limb(
        [
          [-196, 2, 8],
          [-120, -6, 34],
          [150, -6, 38],
          [186, -6, 34],
        ],
        mix(orange(62), lamplight(68), 0.5),
      ),
      limb(
        [
          [-120, -6, 16],
          [20, -6, 18],
        ],
        mix(teal(20), ink(10), 0.3),
      ),
      limb(
        [
          [-100, -6, 5],
          [30, -6, 5],
        ],
        mix(orange(70), lamplight(74), 0.5),
      ),
      times(9, (index) => line(`M${48 + index * 13} -26V14`, WOOL, 8)),
    ].join(""),
    -14,
  );
  const cuff: Joint[] = [
    [1400, 880, 250],
    [1660, 1040, 330],
  ];
  const behind = [
    finger(
      [
        [1180, 760, 74],
        [1090, 720, 66],
        [1010, 704, 56],
        [962, 690, 46],
      ],
      SKIN,
    ),
    finger(
      [
        [1200, 800, 74],
        [1120, 790, 64],
        [1050, 768, 54],
        [1010, 744, 44],
      ],
      SKIN,
    ),
    finger(
      [
        [1220, 840, 68],
        [1160, 846, 58],
        [1100, 830, 50],
        [1064, 804, 40],
      ],
      SKIN,
    ),
  ].join("");
  const front = [
    finger(
      [
        [1180, 650, 80],
        [1080, 546, 70],
        [990, 512, 60],
        [912, 544, 48],
      ],
      SKIN,
    ),
    fill(
      "M1140 600C1220 580 1330 660 1440 790L1370 960C1290 940 1200 890 1170 830C1150 760 1120 660 1140 600Z",
      SKIN,
    ),
    limb(
      [
        [1380, 880, 180],
        [1500, 950, 190],
      ],
      SKIN,
    ),
    finger(
      [
        [1270, 780, 84],
        [1160, 716, 80],
        [1040, 640, 66],
        [934, 600, 50],
      ],
      SKIN,
    ),
    fill(
      "M1210 690C1270 700 1330 760 1340 830C1290 850 1220 810 1190 770C1186 730 1190 700 1210 690Z",
      SKIN,
    ),
    line("M1180 628Q1210 640 1226 668", inShade(SKIN), 5, 0.7),
  ].join("");
  return [
    ground.defs,
    box(0, 0, p.width, p.height, ground.paint),

    mesh(mix(teal(36), sand(60), 0.3), 5, -30, 28, false),
    mesh(TWINE, 6.5, 0, 0, true),
    line(ropeWay, mix(sand(40), ink(20), 0.3), 40),
    line(ropeWay, mix(sand(74), lamplight(66), 0.35), 32),
    times(64, (index) => {
      const x = -20 + index * 26;
      return line(
        `M${x} ${n(rope(x) + 13)}L${x + 15} ${n(rope(x + 15) - 14)}`,
        mix(sand(46), orange(40), 0.3),
        5,
      );
    }),
    times(22, () => {
      const x = p.between(40, 1560);
      const y = rope(x) + p.between(24, 40);
      return fill(`M${n(x)} ${n(y)}q9 16 0 24q-9 -8 0 -24Z`, mix(cyan(84), sand(100), 0.4), 0.9);
    }),
    [130, 480, 850, 1210, 1560].map((x, index) => float(x, -6 + index * 2)).join(""),
    line("M656 648C560 560 520 570 492 621C540 720 560 740 589 727", WOOL, 7),
    behind,
    needle,
    limb(cuff, mix(teal(12), ink(10), 0.4), 30),
    front,
    limb(
      cuff.map(([x, y, width]): Joint => [x + 14, y + 6, width]),
      mix(cyan(36), teal(36), 0.5),
      10,
    ),
  ];
});
