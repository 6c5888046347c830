import { cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { limb } from "../kit/hands.ts";
import {
  box,
  dot,
  fades,
  fill,
  type Layer,
  line,
  mirrored,
  n,
  oval,
  polygon,
  times,
} from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const WATER = mix(cyan(46), teal(46), 0.45);

/** A small open boat with a striped canopy goes down the river, both banks in sight, seen from a bridge. */
export const boatBetweenBanks = scene("boat-between-banks", 373, (p) => {
  const river = fades(p, [
    [0, mix(cyan(84), sand(96), 0.4)],
    [0.4, mix(WATER, cyan(66), 0.45)],
    [1, mix(WATER, teal(28), 0.45)],
  ]);
  /** A point of the boat: 0 is the stern and 1 the bow, -1 is port and 1 starboard. */
  const point = (along: number, across: number, height: number): [number, number] => {
    const size = 1 - along * 0.3;
    return [
      920 - 250 * along + 176 * across * size,
      872 - 500 * along + 26 * across * size - height * size * 0.62,
    ];
  };
  const beam = (along: number): number =>
    along < 0.5 ? 0.82 + along * 0.36 : Math.max(0, 1 - ((along - 0.5) / 0.5) ** 2.3) ** 0.75;
  const stations = Array.from({ length: 25 }, (_, index) => index / 24);
  const edge = (side: number, height: number, wide = 1) =>
    stations.map((along) => point(along, side * beam(along) * wide, height));
  const path = (points: [number, number][]): string =>
    `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
  const outline = (height: number, wide = 1) =>
    path([...edge(-1, height, wide), ...edge(1, height, wide).reverse()]);
  const hull = sand(99);
  const seat = mix(orange(46), sand(56), 0.35);
  const guest = (along: number, across: number, top: string, hair: string, hat?: string): Layer => {
    const [x, y] = point(along, across, 74);
    const s = 1 - along * 0.3;
    return [
      fill(
        `M${n(x - 27 * s)} ${n(y + 26 * s)}C${n(x - 30 * s)} ${n(y - 22 * s)} ${n(x + 30 * s)} ${n(y - 22 * s)} ${n(x + 27 * s)} ${n(y + 26 * s)}Z`,
        top,
      ),
      dot(x, y - 28 * s, 17 * s, mix(orange(80), sand(84), 0.2)),
      hat
        ? oval(x, y - 34 * s, 30 * s, 13 * s, hat) + oval(x, y - 40 * s, 16 * s, 12 * s, hat)
        : dot(x, y - 33 * s, 17 * s, hair),
    ].join("");
  };
  const tops = [
    teal(36),
    sand(92),
    red(44),
    mix(lamplight(76), sand(70), 0.3),
    cyan(58),
    mix(green(44), teal(44), 0.4),
    orange(60),
  ];
  const hairs = [
    ink(12),
    mix(orange(26), ink(14), 0.4),
    mix(lamplight(66), sand(60), 0.4),
    sand(60),
  ];
  const rows = [0.82, 0.7, 0.57, 0.44, 0.31, 0.2];
  const guests = rows
    .map((along, row) => {
      const places = row === 0 ? [-0.3, 0.3] : [-0.7, -0.27, 0.27, 0.7];
      const room = beam(along) * 0.8;
      const bench = [-1, 1]
        .map((side) => {
          const from = point(along, side * 0.1 * room, 42);
          const to = point(along, side * 0.98 * room, 42);
          return line(`M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`, seat, 22 - along * 6);
        })
        .join("");
      return (
        bench +
        places
          .map((across, index) => {
            const pick = row * 4 + index;
            // Some of the twenty seats are free.
            return pick % 9 === 4
              ? ""
              : guest(
                  along,
                  across * room,
                  tops[(pick * 5) % tops.length] ?? teal(30),
                  hairs[(pick * 3) % 4] ?? ink(12),
                  pick % 4 === 1 ? mix(lamplight(88), sand(96), 0.5) : undefined,
                );
          })
          .join("")
      );
    })
    .join("");
  const [front, back] = [0.6, 0.14];
  const roof = (along: number, across: number) =>
    point(along, across, 250 + 34 * (1 - across ** 2));
  const band = (from: number, to: number, colour: string) =>
    polygon(colour, roof(back, from), roof(back, to), roof(front, to), roof(front, from));
  const post = (along: number, across: number): Layer => {
    const [fx, fy] = point(along, across, 60);
    const [tx, ty] = roof(along, across);
    return line(`M${n(fx)} ${n(fy)}L${n(tx)} ${n(ty)}`, sand(96), 7);
  };
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const from = -0.98 + (index / 9) * 1.96;
    const to = from + 1.96 / 9;
    const lit = index % 2 ? sand(100) : orange(58);
    const colour = mix(lit, ink(16), index > 5 ? 0.16 : 0);
    const [ax, ay] = roof(back, from);
    const [bx, by] = roof(back, to);
    return (
      band(from, to, colour) +
      fill(
        `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}V${n(by + 16)}Q${n((ax + bx) / 2)} ${n((ay + by) / 2 + 40)} ${n(ax)} ${n(ay + 16)}Z`,
        mix(colour, ink(16), 0.18),
      )
    );
  }).join("");
  const trees = (points: [number, number, number][], dark: string, light: string) =>
    points
      .toSorted((a, b) => a[1] + a[2] - b[1] - b[2])
      .map(
        ([x, y, r]) =>
          dot(x + r * 0.2, y + r * 0.2, r, dark) + dot(x - r * 0.12, y - r * 0.16, r * 0.82, light),
      )
      .join("");
  const row = (
    count: number,
    from: [number, number],
    to: [number, number],
    size: [number, number],
    wild: number,
  ): [number, number, number][] =>
    Array.from({ length: count }, (_, index): [number, number, number] => {
      const way = (index / (count - 1)) ** 1.4;
      return [
        from[0] + (to[0] - from[0]) * way + p.between(-wild, wild) * way,
        from[1] + (to[1] - from[1]) * way + p.between(-wild, wild) * way * 0.5,
        (size[0] + (size[1] - size[0]) * way) * p.between(0.55, 1.25),
      ];
    });
  const [sternLeft, sternRight] = [point(0, -0.75, 0), point(0, 0.75, 0)];
  const layers = [
    river.defs,
    box(0, 0, p.width, p.height, mix(cyan(88), sand(98), 0.5)),
    fill(
      "M0 150C300 120 700 140 1000 118C1250 104 1400 130 1600 110V190H0Z",
      mix(cyan(70), teal(60), 0.4),
    ),
    box(0, 186, p.width, 900, river.paint),
    // The low bank: meadows, sand, willows.
    fill(
      "M-10 174H860C820 200 700 214 620 240C520 276 560 320 440 380C300 450 180 520 130 640C90 740 60 860 -10 960Z",
      mix(green(52), lamplight(70), 0.25),
    ),
    fill(
      "M860 186C820 200 700 214 620 240C520 276 560 320 440 380C300 450 180 520 130 640C90 740 60 860 -10 960V1040C110 920 150 780 200 660C260 540 360 470 500 400C600 350 580 290 660 254C730 224 830 204 870 190Z",
      mix(sand(94), lamplight(86), 0.4),
    ),
    trees(
      row(34, [820, 182], [-20, 330], [7, 76], 40),
      mix(green(30), teal(34), 0.5),
      mix(green(44), teal(46), 0.35),
    ),
    trees(
      row(40, [800, 188], [0, 640], [6, 78], 74),
      mix(green(28), teal(30), 0.4),
      mix(green(48), lamplight(60), 0.15),
    ),
    // The steep bank: loess, woods, walls and a castle.
    fill("M930 186L1004 202L1640 706V420L1100 190Z", mix(green(34), teal(32), 0.4)),
    fill(
      "M930 186C1000 196 1010 214 1090 236C1230 280 1290 350 1400 420C1490 480 1560 560 1620 640V60C1500 50 1420 80 1320 84C1200 90 1120 140 1020 160Z",
      mix(green(38), teal(38), 0.4),
    ),
    fill(
      "M1010 190C1120 220 1230 270 1300 330C1400 410 1520 500 1620 610V470C1540 400 1440 300 1320 230C1210 180 1100 170 1010 190Z",
      mix(orange(72), sand(80), 0.4),
    ),
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((index) =>
        line(
          `M${1130 + index * 66} ${196 + index * 40 + (index % 2) * 14}l8 ${34 + index * 8}`,
          mix(orange(54), sand(60), 0.4),
          4 + index * 0.8,
        ),
      )
      .join(""),
    trees(
      row(46, [1010, 168], [1630, 330], [7, 72], 50),
      mix(green(26), teal(28), 0.5),
      mix(green(40), teal(42), 0.3),
    ),
    `<g transform="translate(-60 66)">`,
    polygon(mix(orange(50), sand(60), 0.3), [1240, 92], [1500, 60], [1500, 110], [1240, 124]),
    times(8, (index) =>
      box(1246 + index * 33, 84 - index * 4, 16, 14, mix(orange(50), sand(60), 0.3)),
    ),
    polygon(sand(97), [1318, 78], [1440, 64], [1440, 18], [1318, 36]),
    polygon(orange(44), [1306, 38], [1450, 20], [1424, -14], [1330, 0]),
    box(1500, -4, 44, 94, sand(98)),
    polygon(mix(sand(80), cyan(70), 0.3), [1528, -4], [1544, -4], [1544, 90], [1528, 90]),
    polygon(teal(34), [1494, -4], [1522, -56], [1550, -4]),
    "</g>",
    trees(
      row(26, [1090, 166], [1640, 216], [12, 48], 24),
      mix(green(26), teal(26), 0.4),
      mix(green(42), teal(42), 0.35),
    ),
    trees(
      row(44, [1000, 194], [1650, 700], [5, 60], 26),
      mix(green(24), teal(26), 0.4),
      mix(green(44), lamplight(60), 0.1),
    ),
    // Light and ripples on the water.
    times(90, () => {
      const near = p.chance();
      const y = 250 + near * 800;
      const x = p.between(200, 1500);
      const long = 10 + near * 80;
      const inRiver = x > 620 - near * 620 && x < 1060 + near * 620;
      return inRiver
        ? line(
            `M${n(x)} ${n(y)}q${n(long / 2)} ${n(-long * 0.12)} ${n(long)} 0`,
            mix(WATER, sand(98), 0.55),
            1.5 + near * 3,
            0.6,
          )
        : "";
    }),
    // The wake.
    fill(
      `M${n(sternLeft[0])} ${n(sternLeft[1] - 10)}C830 940 860 1010 850 1080H1190C1150 1000 1110 940 ${n(sternRight[0])} ${n(sternRight[1] - 10)}Z`,
      mix(WATER, sand(100), 0.42),
      0.6,
    ),
    [
      [900, 40],
      [950, 84],
      [1000, 128],
      [1030, 164],
    ]
      .map(([x = 0, drift = 0], index) =>
        limb(
          [
            [x, 890, 8],
            [x + drift * 0.3, 950, 20 - index],
            [x + drift * 0.6, 1010, 26],
            [x + drift * 0.9, 1090, 18],
          ],
          sand(100),
        ),
      )
      .join(""),
    line("M634 410C560 520 470 680 250 900M700 420C880 560 1130 740 1440 900", sand(100), 7, 0.6),
    line("M640 470C580 590 520 700 400 850M740 470C880 590 1050 720 1270 830", sand(100), 5, 0.45),
    fill(
      path(
        [...edge(-1, 0, 0.9), ...edge(1, 0, 0.9).reverse()].map(([x, y]): [number, number] => [
          x + 46,
          y + 26,
        ]),
      ),
      mix(WATER, ink(10), 0.6),
      0.55,
    ),
    fill(outline(0, 0.86), mix(teal(26), ink(20), 0.3)),
    fill(path([...edge(1, 66), ...edge(1, 0, 0.86).reverse()]), mix(hull, cyan(60), 0.5)),
    fill(path([...edge(1, 26, 0.93), ...edge(1, 0, 0.86).reverse()]), teal(26)),
    polygon(
      mix(hull, cyan(60), 0.35),
      point(0, -0.82, 66),
      point(0, 0.82, 66),
      point(0, 0.7, 0),
      point(0, -0.7, 0),
    ),
    polygon(teal(24), point(0, -0.75, 26), point(0, 0.75, 26), point(0, 0.7, 0), point(0, -0.7, 0)),
    fill(outline(66), hull),
    fill(outline(60, 0.88), mix(seat, ink(14), 0.5)),
    post(0.6, -0.8),
    post(0.6, 0.8),
    guests,
    // At the tiller.
    guest(0.06, -0.2, mix(teal(24), ink(20), 0.4), ink(12), mix(sand(98), cyan(84), 0.3)),
    limb(
      [
        [...point(0.02, 0.04, 84), 12],
        [...point(-0.02, 0.2, 60), 9],
      ],
      mix(orange(30), ink(20), 0.3),
    ),
    post(0.14, -0.86),
    post(0.14, 0.86),
    stripes,
  ];
  return [mirrored(p.width, 0, 1, layers.join(""))];
});
