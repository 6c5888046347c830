import { amber, cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { fruit, honeyJar, melon, melonWedge, paprika } from "../kit/fruit.ts";
import { clouds, sky } from "../kit/light.ts";
import { box, dot, fill, line, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { facade } from "../kit/streets.ts";

const WOOD = mix(orange(52), sand(54), 0.4);
const WOOD_SHADE = mix(orange(28), sand(28), 0.4);

/** The woman behind the stall, her hand at the scale: headscarf, blouse, apron. */
const seller = (x: number, y: number) => {
  const skin = orange(80);
  return (
    `<g transform="translate(${x} ${y}) scale(1.5)">` +
    fill(
      "M-62 0C-74 -110 -56 -146 -20 -156H20C56 -146 74 -110 62 0Z",
      mix(cyan(40), teal(40), 0.4),
    ) +
    fill("M20 -156C56 -146 74 -110 62 0H34C44 -60 36 -120 20 -156Z", mix(cyan(28), teal(26), 0.4)) +
    fill("M-36 0C-40 -60 -36 -100 -24 -118H24C36 -100 40 -60 36 0Z", sand(98)) +
    line("M-20 -156L-24 -116M20 -156L24 -116", sand(98), 9) +
    box(-12, -178, 24, 30, mix(skin, ink(14), 0.15)) +
    oval(0, -200, 32, 37, skin) +
    fill(
      "M-40 -196C-44 -254 44 -254 40 -196C38 -176 34 -166 26 -158C34 -186 28 -214 0 -218C-28 -214 -34 -186 -26 -158C-34 -166 -38 -176 -40 -196Z",
      red(50),
    ) +
    fill("M-22 -164L0 -150L22 -164L14 -140L0 -148L-14 -140Z", red(44)) +
    [-24, 0, 24].map((dx) => dot(dx, -230 + Math.abs(dx) * 0.3, 4, sand(98))).join("") +
    line("M52 -132L92 -84L140 -92", mix(cyan(40), teal(40), 0.4), 27) +
    dot(148, -93, 13, skin) +
    line("M-52 -132L-82 -76L-64 -22", mix(cyan(36), teal(36), 0.4), 27) +
    dot(-62, -16, 13, skin) +
    "</g>"
  );
};

/** A market stall with honey jars and melons, a woman at the scale, a striped awning. */
export const marketStall = scene("market-stall", 109, (p) => {
  const house = (wall: string) => ({
    wall,
    trim: sand(99),
    roof: orange(46),
    shade: mix(wall, teal(50), 0.4),
    dark: mix(teal(34), sand(50), 0.3),
    lit: 0,
  });
  const pale = (colour: string) => mix(colour, cyan(92), 0.45);
  const crate = (x: number, y: number, w: number, h: number) =>
    polygon(WOOD, [x, y], [x + w, y], [x + w - 12, y + h], [x + 12, y + h]) +
    line(`M${x + 6} ${y + h * 0.5}H${x + w - 6}`, WOOD_SHADE, 5) +
    box(x - 4, y - 5, w + 8, 12, mix(WOOD, sand(90), 0.3), { round: 4 });
  return [
    sky(p, [
      [0, cyan(66)],
      [0.4, mix(cyan(90), sand(98), 0.4)],
    ]),
    clouds(p, 8, 40, 300, sand(100), 0.8),
    facade(p, -40, 690, 330, 330, house(pale(amber(80)))),
    facade(p, 290, 690, 260, 280, house(pale(sand(96)))),
    facade(p, 1060, 690, 300, 300, house(pale(orange(84)))),
    facade(p, 1360, 690, 300, 350, house(pale(green(80)))),
    box(0, 688, p.width, 379, mix(sand(84), orange(84), 0.3)),
    times(30, () =>
      box(
        p.between(0, p.width),
        p.between(880, 1060),
        p.between(40, 120),
        4,
        mix(sand(66), orange(64), 0.3),
        { round: 2, opacity: 0.6 },
      ),
    ),
    polygon(mix(teal(40), sand(40), 0.4), [230, 250], [1370, 250], [1370, 760], [230, 760]).replace(
      "/>",
      ' opacity="0.42"/>',
    ),
    [226, 1346].map((x) => box(x, 180, 28, 860, WOOD_SHADE)).join(""),
    box(226, 430, 1148, 14, WOOD_SHADE),
    [
      [420, 0],
      [700, 1],
      [1230, 2],
    ]
      .map(([x = 0, kind = 0]) =>
        times(4, (index) =>
          paprika(
            x + index * 7 - 10,
            452 + index * 26,
            0.62,
            index % 2 ? 30 : -30,
            kind === 1 ? lamplight(70) : red(48),
          ),
        ),
      )
      .join(""),
    seller(830, 742),
    line("M1030 440V520", ink(16), 4),
    box(1014, 604, 96, 136, mix(ink(30), cyan(36), 0.3), { round: 12 }),
    oval(1062, 650, 38, 38, sand(99)),
    line("M1062 650L1082 628", red(48), 5),
    line("M960 590H1164", ink(20), 8),
    fill("M970 590Q1062 640 1154 590Z", mix(sand(80), cyan(80), 0.3)),
    fruit(1030, 594, 22, red(50)),
    fruit(1070, 594, 24, red(54)),
    fruit(1104, 594, 21, orange(58)),
    box(180, 740, 1240, 40, mix(WOOD, sand(90), 0.25)),
    box(180, 776, 1240, 14, WOOD_SHADE),
    times(31, (index) =>
      fill(
        `M${184 + index * 40} 786h40v${index % 2 ? 150 : 160}q-20 24 -40 0Z`,
        index % 2 ? sand(99) : mix(cyan(42), teal(42), 0.4),
      ),
    ),
    polygon(
      mix(teal(14), ink(14), 0.5),
      [200, 940],
      [1400, 940],
      [1440, 1000],
      [160, 1000],
    ).replace("/>", ' opacity="0.22"/>'),
    box(250, 650, 330, 16, WOOD),
    box(258, 664, 12, 78, WOOD_SHADE),
    box(560, 664, 12, 78, WOOD_SHADE),
    times(4, (index) =>
      honeyJar(
        296 + index * 80,
        652,
        0.78,
        [lamplight(68), amber(56), orange(48), lamplight(74)][index] ?? amber(60),
        index % 2 ? red(52) : cyan(44),
      ),
    ),
    times(5, (index) =>
      honeyJar(
        258 + index * 94,
        742,
        0.78,
        [amber(58), lamplight(72), lamplight(66), orange(46), amber(62)][index] ?? amber(60),
        index % 2 ? green(46) : red(52),
      ),
    ),
    melon(1210, 744, 0.8),
    melon(1360, 744, 0.86, green(40)),
    melon(1290, 642, 0.78, green(30)),
    melonWedge(1160, 742, 0.62),
    crate(320, 850, 280, 130),
    times(15, (index) =>
      fruit(
        350 + (index % 8) * 31,
        850 - Math.floor(index / 8) * 24,
        19,
        index % 3 ? red(50) : mix(orange(62), lamplight(72), 0.4),
      ),
    ),
    crate(660, 870, 280, 130),
    times(15, (index) =>
      fruit(
        690 + (index % 8) * 31,
        870 - Math.floor(index / 8) * 24,
        19,
        index % 3 ? mix(green(56), lamplight(72), 0.4) : green(50),
      ),
    ),
    melon(1060, 1010, 1.15, green(34)),
    melon(1260, 1030, 1.2, green(40)),
    melonWedge(1420, 1020, 1),
    fill("M150 300L250 110H1350L1450 300Z", sand(99)),
    times(8, (index) => {
      const at = (way: number) => [250 + 1100 * way, 150 + 1300 * way] as const;
      const [a, b] = [at(index / 7.5), at((index + 0.5) / 7.5)];
      return polygon(
        red(52),
        [a[0], 110],
        [Math.min(b[0], 1350), 110],
        [Math.min(b[1], 1450), 300],
        [a[1], 300],
      );
    }),
    times(15, (index) =>
      fill(
        `M${150 + index * 86.7} 298h86.7v30a43 40 0 0 1 -86.7 0Z`,
        index % 2 ? sand(92) : red(46),
      ),
    ),
    box(246, 104, 1108, 10, sand(100)),
  ];
});
