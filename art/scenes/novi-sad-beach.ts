import { birds } from "../kit/birds.ts";
import { amber, cyan, green, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { hill, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { at, box, dot, fill, line, n, oval, polygon, times } from "../kit/paper.ts";
import { bather, person, walker } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { cabin, sunshade } from "../kit/town.ts";
import { poplar, tree, trees } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

const WHITE = mix(sand(100), teal(100), 0.6);
const STEEL = mix(teal(76), cyan(80), 0.4);
const SKIN = orange(82);

/** The city beach of Novi Sad in July: sunshades and cabins, bathers, the white cable-stayed bridge. */
export const noviSadBeach = scene("novi-sad-beach", 113, (p) => {
  const hills = ridge(p, 420, 26, 0.7);
  const deck = (x: number) => 452 - x * 0.012;
  const pylon = (x: number, high: number) =>
    [
      times(9, (index) => {
        const reach = 42 + index * 38;
        const from = deck(x) - high + 8 + index * 11;
        return line(
          `M${x - reach} ${n(deck(x - reach))}L${x} ${n(from)}L${x + reach} ${n(deck(x + reach))}`,
          WHITE,
          2.6,
          0.95,
        );
      }),
      polygon(
        WHITE,
        [x - 7, deck(x) - high],
        [x + 7, deck(x) - high],
        [x + 26, deck(x)],
        [x + 17, deck(x)],
        [x, deck(x) - high * 0.5],
        [x - 17, deck(x)],
        [x - 26, deck(x)],
      ),
      polygon(
        STEEL,
        [x + 2, deck(x) - high],
        [x + 7, deck(x) - high],
        [x + 26, deck(x)],
        [x + 17, deck(x)],
        [x + 2, deck(x) - high * 0.5],
      ),
      polygon(STEEL, [x - 24, deck(x) + 8], [x + 24, deck(x) + 8], [x + 14, 512], [x - 14, 512]),
      reflection(p, x, 60, 520, 610, WHITE, 0.6),
    ].join("");
  const cloths: [string, string][] = [
    [mix(red(52), orange(56), 0.4), sand(100)],
    [lamplight(78), sand(100)],
    [mix(cyan(46), teal(40), 0.4), sand(100)],
    [orange(64), lamplight(90)],
    [sand(100), mix(green(50), teal(50), 0.4)],
  ];
  const shadesX = [250, 520, 760, 1010, 1240, 120, 400, 690, 960, 560, 880, 230];
  const shadesY = [700, 690, 706, 690, 700, 780, 790, 800, 786, 900, 920, 930];
  const beachersX = [330, 620, 880, 1120, 520, 820, 1080, 360, 700, 1050];
  const beachersY = [760, 746, 750, 760, 846, 858, 870, 880, 1000, 1000];
  return [
    sky(p, [
      [0, mix(cyan(56), teal(56), 0.2)],
      [0.28, mix(cyan(78), sand(98), 0.1)],
      [0.42, mix(cyan(95), orange(98), 0.4)],
    ]),
    clouds(p, 11, 40, 280, orange(100), 0.85),
    hill(p, hills, mix(teal(70), cyan(76), 0.4)),
    hill(p, (x) => hills(x) * 0.4 + 276 + Math.sin(x / 210) * 8, mix(teal(58), green(66), 0.4)),
    trees(p, () => 478, 90, mix(green(52), teal(50), 0.5), { least: 16, most: 46 }),
    box(0, 470, p.width, 40, mix(green(52), teal(50), 0.5)),
    water(
      p,
      492,
      700,
      mix(cyan(64), teal(68), 0.3),
      mix(cyan(56), teal(60), 0.4),
      orange(100),
      900,
    ),
    polygon(
      WHITE,
      [-10, deck(-10) - 5],
      [1610, deck(1610) - 5],
      [1610, deck(1610) + 6],
      [-10, deck(-10) + 6],
    ),
    polygon(
      STEEL,
      [-10, deck(-10) + 6],
      [1610, deck(1610) + 6],
      [1610, deck(1610) + 14],
      [-10, deck(-10) + 14],
    ),
    times(5, (index) => box([60, 216, 1040, 1190, 1420][index] ?? 0, 446, 12, 60, STEEL)),
    pylon(430, 262),
    pylon(850, 262),
    // Swimmers.
    times(15, (index) => {
      const x = 120 + index * 74 + p.between(-20, 20);
      const y = 560 + ((index * 53) % 80);
      return (
        oval(x, y + 7, 20, 4, WHITE, 0.7) +
        dot(x, y, 7, SKIN) +
        dot(x, y - 3, 6, index % 3 ? sand(20) : orange(34)) +
        line(`M${x + 6} ${y + 4}l14 -9`, SKIN, 4)
      );
    }),
    at(
      1330,
      584,
      1,
      fill("M-70 0H80L62 16H-50Z", WHITE) +
        fill("M-6 -6V-120L70 -6Z", orange(98)) +
        fill("M-14 -6V-104L-56 -6Z", mix(red(56), orange(60), 0.4)) +
        line("M-10 0V-124", sand(40), 4),
    ),
    fill(
      `M-10 640C300 622 700 630 1000 646C1200 652 1440 630 1610 616V${p.height}H-10Z`,
      mix(cyan(84), sand(98), 0.45),
    ),
    fill(
      `M-10 652C300 634 700 644 1000 660C1200 666 1440 644 1610 630V${p.height}H-10Z`,
      mix(sand(90), lamplight(84), 0.45),
    ),
    fill(
      `M-10 672C300 656 700 664 1000 678C1200 682 1440 664 1610 650V${p.height}H-10Z`,
      mix(sand(97), lamplight(90), 0.5),
    ),
    times(60, () =>
      box(
        p.between(0, p.width),
        690 + p.chance() ** 1.4 * 370,
        p.between(14, 60),
        3,
        mix(sand(84), lamplight(76), 0.4),
        { round: 2, opacity: 0.5 },
      ),
    ),
    times(5, (index) => {
      const x = 1590 - index * 62;
      return at(
        x,
        690 + (4 - index) * -3,
        0.72,
        cabin(
          index % 2 ? mix(green(52), teal(52), 0.4) : mix(cyan(50), teal(46), 0.4),
          mix(orange(52), red(50), 0.3),
        ),
      );
    }),
    beachersX
      .map((x, index) => {
        const y = beachersY[index] ?? 0;
        return at(
          x,
          y,
          0.5 + (y - 690) / 330,
          bather(
            [red(60), cyan(60), lamplight(82), green(70), orange(76)][index % 5] ?? sand(98),
            [teal(34), red(46), orange(56)][index % 3] ?? teal(30),
          ),
        );
      })
      .join(""),
    shadesX
      .map((x, index) => {
        const y = shadesY[index] ?? 0;
        const [cloth, other] = cloths[index % cloths.length] ?? [sand(98), sand(90)];
        return (
          oval(
            x + 50,
            y + 6,
            80 * (0.5 + (y - 660) / 220),
            12,
            mix(amber(60), sand(50), 0.5),
            0.3,
          ) + sunshade(x, y, 0.62 + (y - 680) / 260, cloth, other)
        );
      })
      .join(""),
    person(460, 668, 0.66, { top: SKIN, legs: red(50) }),
    person(700, 672, 0.62, { top: mix(cyan(46), teal(40), 0.4), legs: SKIN }),
    walker(1100, 690, 0.74, { top: SKIN, legs: teal(34) }, { toLeft: true }),
    person(1180, 800, 1, { top: orange(58), legs: SKIN, hair: orange(30) }),
    walker(770, 940, 1.5, { top: SKIN, legs: mix(teal(34), cyan(40), 0.4) }),
    dot(600, 850, 16, sand(100)),
    fill("M586 844Q600 856 614 844Q612 834 600 834Q588 834 586 844Z", red(54)),
    times(3, (index) =>
      at(
        1270 + index * 150,
        900 + index * 52,
        1.75,
        cabin(
          [mix(cyan(50), teal(46), 0.4), lamplight(76), mix(green(52), teal(52), 0.4)][index] ??
            sand(90),
          mix(orange(50), red(50), 0.3),
        ),
      ),
    ),
    poplar(1540, 660, 250, mix(green(40), teal(36), 0.4)),
    tree(
      p,
      60,
      1010,
      700,
      mix(sand(28), sand(20), 0.4),
      mix(green(36), teal(34), 0.4),
      mix(green(58), amber(62), 0.3),
      false,
    ),
    birds(p, 6, 1080, 120, teal(44)),
  ];
});
