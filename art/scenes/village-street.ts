import { birds } from "../kit/birds.ts";
import { church } from "../kit/churches.ts";
import { amber, cyan, green, ink, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { goose } from "../kit/geese.ts";
import { gableHouse } from "../kit/houses.ts";
import { grass, hill, type Line, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { fill, line, oval, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { foliage, trees } from "../kit/trees.ts";

const PAINTS = [
  amber(84),
  sand(99),
  mix(green(80), sand(94), 0.4),
  mix(orange(84), red(82), 0.4),
  mix(cyan(84), sand(96), 0.4),
];
const BARK = mix(orange(20), ink(20), 0.5);

/** A row of Slavonian village houses with their gables to the street, mulberry trees, geese in the ditch, morning. */
export const villageStreet = scene("village-street", 59, (p) => {
  const far = ridge(p, 560, 12, 1);
  const verge: Line = (x) => 812 - x * 0.11;
  const houses = [0, 1, 2, 3, 4].map((index) => {
    const scale = 1.2 * 0.8 ** index;
    return { index, scale, x: -70 + 2440 * (1 - 0.8 ** index), y: 0 };
  });
  const mulberry = (x: number, scale: number) => {
    const y = verge(x) + 16 * scale;
    return (
      oval(
        x + 130 * scale,
        y + 26 * scale,
        170 * scale,
        22 * scale,
        mix(green(20), teal(24), 0.4),
        0.45,
      ) +
      line(
        `M${x} ${y}Q${x - 8 * scale} ${y - 90 * scale} ${x} ${y - 150 * scale}`,
        BARK,
        34 * scale,
      ) +
      line(
        `M${x} ${y - 140 * scale}L${x - 60 * scale} ${y - 210 * scale}M${x} ${y - 140 * scale}L${x + 60 * scale} ${y - 215 * scale}`,
        BARK,
        20 * scale,
      ) +
      foliage(p, x, y - 260 * scale, 140 * scale, 110 * scale, 90, 30 * scale, [
        mix(green(26), teal(26), 0.4),
        green(34),
        green(42),
      ]) +
      foliage(p, x - 40 * scale, y - 300 * scale, 80 * scale, 60 * scale, 34, 24 * scale, [
        green(52),
        mix(green(58), amber(70), 0.4),
      ])
    );
  };
  return [
    sky(p, [
      [0, cyan(66)],
      [0.3, mix(cyan(86), sand(96), 0.4)],
      [0.56, mix(amber(94), orange(94), 0.5)],
    ]),
    clouds(p, 10, 60, 330, sand(100), 0.8),
    hill(p, far, mix(green(66), teal(70), 0.5)),
    trees(p, far, 50, mix(green(54), teal(60), 0.5), { from: 900, least: 24, most: 60 }),
    church(1490, 640, 1.25, amber(80), sand(99), orange(36)),
    trees(p, () => 644, 26, mix(green(46), teal(46), 0.5), { from: 1330, least: 20, most: 50 }),
    [...houses]
      .reverse()
      .map(({ index, scale, x }) =>
        gableHouse(x, verge(x) - 4, scale, {
          wall: PAINTS[index % PAINTS.length] ?? sand(98),
          shade: mix(PAINTS[index % PAINTS.length] ?? sand(98), teal(50), 0.4),
          roof: index % 2 ? orange(44) : mix(orange(40), red(36), 0.4),
          dark: mix(teal(20), ink(20), 0.5),
        }),
      )
      .join(""),
    hill(p, (x) => verge(x) - 6, mix(sand(88), amber(80), 0.3)),
    hill(p, (x) => verge(x) + 14 - x * 0.006, mix(green(52), amber(66), 0.35)),
    mulberry(1300, 0.46),
    mulberry(1045, 0.6),
    mulberry(712, 0.78),
    mulberry(296, 1.02),
    fill(
      "M-10 948C400 880 1000 800 1610 690V712C1100 830 500 930 -10 1010Z",
      mix(green(36), teal(32), 0.3),
    ),
    fill(
      "M-10 968C400 902 1000 818 1610 696V706C1100 826 500 916 -10 996Z",
      mix(cyan(62), teal(58), 0.5),
    ),
    fill("M100 962C400 912 700 866 900 830L880 846C640 890 400 930 100 974Z", cyan(86), 0.8),
    fill(
      "M-10 1012C500 930 1100 832 1610 712V760C1100 890 700 980 420 1070H-10Z",
      mix(green(50), amber(64), 0.3),
    ),
    fill("M420 1070C700 980 1100 890 1610 756V1070Z", mix(sand(84), orange(82), 0.3)),
    fill(
      "M760 1070C1000 990 1300 900 1610 806V830C1300 930 1060 1000 880 1070Z",
      mix(sand(76), orange(72), 0.3),
      0.7,
    ),
    grass(p, (x) => 1004 - x * 0.155, 60, mix(green(36), teal(30), 0.3), 30, 0, 700),
    goose(180, 960, 1.02, { grazing: true }),
    goose(300, 946, 0.96),
    goose(420, 930, 0.87, { toLeft: true }),
    goose(560, 1000, 1.14),
    goose(700, 966, 1.02, { grazing: true }),
    goose(800, 930, 0.87),
    goose(920, 882, 0.69, { toLeft: true }),
    times(5, (index) =>
      goose(240 + index * 74, 1040 - (index % 2) * 12, 0.42, { down: amber(84), shade: amber(68) }),
    ),
    birds(p, 5, 900, 150, teal(40)),
  ];
});
