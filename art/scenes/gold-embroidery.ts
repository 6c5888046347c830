import { amber, cyan, grape, ink, lamplight, mix, orange, red, sand } from "../kit/colour.ts";
import { at, box, dot, fill, glow, line, n, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const GOLD = mix(lamplight(72), amber(62), 0.3);
const GOLD_LIT = lamplight(88);
const GOLD_DEEP = mix(amber(42), orange(38), 0.4);
const VELVET = mix(red(20), grape(20), 0.5);

/** A leaf in gold thread with its stitches, its foot on zero, pointing up; 150 long. */
const leaf =
  fill("M0 0C-52 -40 -46 -110 0 -152C46 -110 52 -40 0 0Z", GOLD_DEEP) +
  fill("M0 -6C-46 -42 -40 -106 0 -146Z", GOLD) +
  fill("M0 -6C46 -42 40 -106 0 -146Z", mix(GOLD, GOLD_DEEP, 0.45)) +
  times(10, (index) => {
    const y = -18 - index * 12.5;
    const half = 40 * Math.sin(((index + 1) / 11) * Math.PI) + 2;
    return line(
      `M0 ${n(y)}L${n(-half)} ${n(y - 14)}M0 ${n(y)}L${n(half)} ${n(y - 14)}`,
      index % 2 ? GOLD_LIT : GOLD,
      3,
    );
  }) +
  line("M0 0V-148", GOLD_LIT, 4.5);

/** A flower of eight petals with pearls in its heart. */
const flower =
  times(
    8,
    (index) =>
      `<g transform="rotate(${index * 45})">${fill("M0 -18C-34 -50 -30 -96 0 -108C30 -96 34 -50 0 -18Z", index % 2 ? GOLD : mix(GOLD, GOLD_DEEP, 0.35))}${line("M0 -30V-96M-10 -44L-14 -82M10 -44L14 -82", GOLD_LIT, 3)}</g>`,
  ) +
  dot(0, 0, 27, GOLD_DEEP) +
  times(7, (index) =>
    dot(
      index ? Math.cos(index * 1.047) * 15 : 0,
      index ? Math.sin(index * 1.047) * 15 : 0,
      7,
      sand(99),
    ),
  );

/** Gold embroidery on a wooden frame: leaves and flowers on dark velvet, scissors and thread, close. */
export const goldEmbroidery = scene("gold-embroidery", 127, (p) => {
  const wood = mix(orange(52), lamplight(54), 0.4);
  const woodShade = mix(orange(28), sand(28), 0.4);
  const table = mix(cyan(34), sand(60), 0.4);
  const vine = "M250 760C360 560 480 800 620 620S860 300 1010 470S1180 700 1330 420";
  const leaves: [number, number, number, number][] = [
    [330, 680, -50, 1],
    [420, 690, 40, 0.9],
    [545, 700, 170, 0.95],
    [600, 640, -20, 1],
    [700, 500, -75, 1.05],
    [745, 440, 80, 0.9],
    [860, 372, -10, 0.85],
    [960, 420, 150, 1],
    [1060, 540, 60, 1],
    [1090, 590, -150, 0.9],
    [1230, 570, 10, 1],
    [1270, 520, 130, 0.9],
  ];
  return [
    box(0, 0, p.width, p.height, table),
    times(12, (index) => box(0, index * 92, p.width, 44, mix(table, sand(96), 0.12))),
    glow(p, 260, 120, 900, 700, lamplight(90), 0.5),
    polygon(ink(2), [150, 150], [1500, 110], [1560, 960], [110, 980]).replace(
      "/>",
      ' opacity="0.28"/>',
    ),
    polygon(VELVET, [190, 160], [1410, 120], [1450, 880], [150, 900]),
    polygon(mix(VELVET, red(36), 0.35), [190, 160], [800, 140], [560, 900], [150, 900]),
    times(20, (index) =>
      line(
        `M${190 + index * 62} ${n(160 - index * 2)}L${n(150 + index * 33)} ${900 - index}`,
        mix(VELVET, ink(4), 0.3),
        1.6,
        0.35,
      ),
    ),
    line(vine, GOLD_DEEP, 19),
    line(vine, GOLD, 12),
    line(vine, GOLD_LIT, 3.5),
    leaves.map(([x, y, turn, scale]) => at(x, y, scale, leaf, turn)).join(""),
    at(480, 440, 1.2, flower, 10),
    at(1130, 330, 1.25, flower, 0),
    at(840, 690, 1.15, flower, 20),
    [
      [330, 330],
      [640, 280],
      [960, 240],
      [1320, 700],
      [1010, 790],
      [640, 820],
      [300, 560],
      [1360, 260],
      [1180, 800],
    ]
      .map(
        ([x = 0, y = 0]) =>
          times(5, (index) =>
            dot(
              x + Math.cos(index * 1.257) * 17,
              y + Math.sin(index * 1.257) * 17,
              8,
              index % 2 ? GOLD : GOLD_LIT,
            ),
          ) + dot(x, y, 8, sand(99)),
      )
      .join(""),
    line("M1240 790C1300 840 1380 800 1352 740", GOLD_LIT, 3),
    line("M1352 740L1300 600", sand(96), 6),
    oval(1351, 733, 4, 9, ink(20)),
    polygon(wood, [90, 90], [1520, 40], [1526, 118], [100, 166]),
    polygon(mix(wood, sand(96), 0.4), [90, 90], [1520, 40], [1521, 54], [92, 104]),
    polygon(woodShade, [60, 884], [1560, 862], [1566, 950], [60, 972]),
    polygon(wood, [60, 884], [1560, 862], [1563, 926], [60, 948]),
    polygon(wood, [120, 60], [206, 56], [166, 1010], [72, 1014]),
    polygon(mix(wood, sand(96), 0.4), [120, 60], [134, 59], [88, 1013], [72, 1014]),
    polygon(woodShade, [1404, 16], [1490, 12], [1540, 1000], [1444, 1004]),
    polygon(wood, [1404, 16], [1466, 13], [1514, 1001], [1444, 1004]),
    [
      [158, 122],
      [1446, 78],
      [118, 926],
      [1492, 904],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 19, woodShade) + dot(x - 3, y - 3, 13, lamplight(66)))
      .join(""),
    times(19, (index) =>
      line(
        `M${230 + index * 62} ${n(150 - index * 2)}l10 30M${200 + index * 66} ${n(884 - index * 0.6)}l8 -28`,
        sand(94),
        3.4,
      ),
    ),
    `<g transform="translate(440 906) rotate(-10)">` +
      oval(20, 26, 250, 26, ink(2), 0.22) +
      fill("M40 -8L300 -44C318 -44 316 -30 300 -26L44 14Z", mix(sand(84), cyan(84), 0.4)) +
      fill("M40 14L296 40C314 44 310 56 296 56L36 36Z", sand(98)) +
      dot(46, 12, 11, ink(30)) +
      `<ellipse cx="-50" cy="-34" rx="62" ry="38" fill="none" stroke="${GOLD}" stroke-width="19" transform="rotate(24 -50 -34)"/>` +
      `<ellipse cx="-56" cy="60" rx="62" ry="38" fill="none" stroke="${mix(GOLD, GOLD_DEEP, 0.4)}" stroke-width="19" transform="rotate(-24 -56 60)"/>` +
      line("M0 -14L46 12M-4 42L46 12", GOLD, 19) +
      "</g>",
    `<g transform="translate(1010 980)">` +
      oval(30, 44, 190, 22, ink(2), 0.25) +
      [0, 180]
        .map(
          (dx, spool) =>
            oval(dx, 44, 74, 16, woodShade) +
            box(dx - 56, -60, 112, 100, spool ? red(46) : GOLD) +
            times(9, (index) =>
              line(`M${dx - 56} ${-52 + index * 11}q56 15 112 0`, spool ? red(34) : GOLD_DEEP, 3),
            ) +
            oval(dx, -62, 74, 18, wood) +
            oval(dx, -66, 74, 18, mix(wood, sand(96), 0.3)) +
            oval(dx, -67, 15, 5, ink(8)),
        )
        .join("") +
      line("M56 10C120 60 90 -120 240 -190", GOLD, 3.4) +
      "</g>",
  ];
});
