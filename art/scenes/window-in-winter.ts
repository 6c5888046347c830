import { cyan, ink, lamplight, mix, night, orange, red, sand, teal } from "../kit/colour.ts";
import { limb } from "../kit/hands.ts";
import {
  box,
  dot,
  fades,
  fill,
  glow,
  line,
  n,
  oval,
  polygon,
  times,
  within,
} from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const WALL = mix(night(38), cyan(44), 0.35);
const SNOW = mix(night(78), sand(98), 0.45);
const DARK = mix(night(20), ink(6), 0.4);
const [LEFT, TOP, WIDE, TALL] = [820, 250, 520, 480];

/** A farmhouse wall on a winter night: one lit window, people at the table behind it, snow outside. */
export const windowInWinter = scene("window-in-winter", 367, (p) => {
  const room = fades(p, [
    [0, lamplight(76)],
    [0.6, lamplight(86)],
    [1, mix(lamplight(72), orange(66), 0.5)],
  ]);
  const light = fades(p, [
    [0, lamplight(84), 0.75],
    [1, lamplight(84), 0.05],
  ]);
  const shape = `M${LEFT} ${TOP}h${WIDE}v${TALL}h${-WIDE}Z`;
  const inside = mix(orange(26), ink(12), 0.35);
  const guest = (x: number, height: number, wide: number, colour: string) =>
    oval(x, TOP + TALL - height, 42, 50, colour) +
    fill(
      `M${x - wide} ${TOP + TALL + 10}C${x - wide} ${TOP + TALL - height + 90} ${x - 50} ${TOP + TALL - height + 60} ${x} ${TOP + TALL - height + 46}C${x + 50} ${TOP + TALL - height + 60} ${x + wide} ${TOP + TALL - height + 90} ${x + wide} ${TOP + TALL + 10}Z`,
      colour,
    );
  const logs = times(6, (row) =>
    times(8 - Math.floor(row / 3), (index) => {
      const x = 70 + index * 74 + (row % 2) * 36;
      const y = 880 - row * 60;
      return (
        dot(x, y, 36, mix(DARK, orange(20), 0.25)) +
        dot(x - 2, y - 2, 30, mix(WALL, orange(56), 0.36)) +
        line(`M${x - 14} ${y}a13 13 0 1 0 26 0a9 9 0 1 0 -18 0`, mix(WALL, orange(30), 0.5), 4)
      );
    }),
  );
  return [
    box(0, 0, p.width, p.height, WALL),
    times(36, () =>
      box(
        p.between(-60, p.width),
        p.between(150, 800),
        p.between(60, 220),
        5,
        mix(WALL, night(24), 0.4),
        { round: 2, opacity: 0.4 },
      ),
    ),
    box(0, 760, p.width, 160, mix(night(28), teal(26), 0.4)),
    // The eaves, with snow and icicles.
    polygon(mix(WALL, DARK, 0.5), [0, 110], [1600, 110], [1600, 190], [0, 190]),
    box(0, 0, p.width, 130, DARK),
    times(20, (index) => {
      const long = 30 + ((index * 37) % 60);
      const x = 30 + index * 82 + p.between(-16, 16);
      return fill(
        `M${n(x - 10)} 120H${n(x + 10)}L${n(x)} ${n(126 + long)}Z`,
        mix(SNOW, cyan(84), 0.4),
        0.85,
      );
    }),
    fill(
      "M0 0H1600V112C1480 130 1380 92 1240 110C1080 132 940 96 800 112C640 132 520 92 380 114C240 132 120 100 0 118Z",
      SNOW,
    ),
    fill(
      "M0 118C120 100 240 132 380 114C520 92 640 132 800 112C940 96 1080 132 1240 110C1380 92 1480 130 1600 112V132C1480 148 1380 110 1240 128C1080 150 940 114 800 130C640 150 520 110 380 132C240 150 120 118 0 136Z",
      mix(SNOW, night(50), 0.5),
    ),
    glow(p, LEFT + WIDE / 2, TOP + TALL / 2, 620, 560, lamplight(84), 0.5),
    // A string of peppers in the light of the window.
    line("M708 190V720", sand(60), 5),
    times(8, (index) => {
      const y = 240 + index * 56;
      return [-1, 1, 0]
        .map((side, place) => {
          const skin = mix(
            [red(40), red(48), mix(red(48), orange(52), 0.5)][(index + place) % 3] ?? red(44),
            night(30),
            side < 0 ? 0.42 : 0.16,
          );
          const lean = side * 30 + p.between(-8, 8);
          return (
            limb(
              [
                [708 + side * 4, y, 12],
                [708 + lean * 0.7, y + 26, 27],
                [708 + lean * 1.3, y + 96, 4],
              ],
              skin,
            ) +
            limb(
              [
                [706 + lean * 0.6, y + 22, 5],
                [706 + lean, y + 56, 3],
              ],
              mix(skin, lamplight(90), 0.5),
            )
          );
        })
        .join("");
    }),
    box(LEFT - 46, TOP - 46, WIDE + 92, TALL + 92, mix(WALL, sand(96), 0.4)),
    box(LEFT - 20, TOP - 20, WIDE + 40, TALL + 40, mix(teal(28), night(28), 0.4)),
    room.defs,
    fill(shape, room.paint),
    within(
      p,
      shape,
      [
        box(LEFT + 330, TOP + 60, 130, 100, mix(lamplight(72), orange(56), 0.5)),
        box(LEFT + 342, TOP + 72, 106, 76, mix(lamplight(80), teal(50), 0.35)),
        line(`M${LEFT + 230} ${TOP}V${TOP + 90}`, inside, 5),
        glow(p, LEFT + 230, TOP + 150, 200, 170, sand(100), 0.9),
        fill(
          `M${LEFT + 150} ${TOP + 146}Q${LEFT + 170} ${TOP + 86} ${LEFT + 230} ${TOP + 84}Q${LEFT + 290} ${TOP + 86} ${LEFT + 310} ${TOP + 146}Z`,
          mix(orange(48), red(44), 0.4),
        ),
        guest(LEFT + 110, 230, 106, inside),
        guest(LEFT + 400, 214, 100, mix(inside, orange(30), 0.5)),
        fill(
          `M${LEFT + 48} ${TOP + TALL - 252}C${LEFT + 56} ${TOP + TALL - 320} ${LEFT + 164} ${TOP + TALL - 320} ${LEFT + 172} ${TOP + TALL - 252}Q${LEFT + 110} ${TOP + TALL - 272} ${LEFT + 48} ${TOP + TALL - 252}Z`,
          mix(inside, ink(4), 0.5),
        ),
        dot(LEFT + 408, TOP + TALL - 268, 25, mix(inside, ink(4), 0.4)),
        fill(
          `M${LEFT + 356} ${TOP + TALL - 210}C${LEFT + 350} ${TOP + TALL - 284} ${LEFT + 450} ${TOP + TALL - 284} ${LEFT + 444} ${TOP + TALL - 210}C${LEFT + 430} ${TOP + TALL - 244} ${LEFT + 376} ${TOP + TALL - 244} ${LEFT + 356} ${TOP + TALL - 210}Z`,
          mix(inside, ink(4), 0.4),
        ),
        // He raises a glass.
        limb(
          [
            [LEFT + 160, TOP + TALL - 120, 44],
            [LEFT + 214, TOP + TALL - 90, 36],
            [LEFT + 240, TOP + TALL - 170, 28],
          ],
          inside,
        ),
        fill(
          `M${LEFT + 226} ${TOP + TALL - 236}H${LEFT + 262}L${LEFT + 256} ${TOP + TALL - 180}H${LEFT + 232}Z`,
          mix(red(40), orange(40), 0.2),
        ),
        box(LEFT - 10, TOP + TALL - 54, WIDE + 20, 70, mix(orange(34), ink(20), 0.3)),
        fill(
          `M${LEFT - 10} ${TOP - 10}H${LEFT + 190}C${LEFT + 120} ${TOP + 140} ${LEFT + 60} ${TOP + 220} ${LEFT + 20} ${TOP + 330}L${LEFT - 10} ${TOP + 340}Z`,
          sand(98),
          0.92,
        ),
        fill(
          `M${LEFT + WIDE + 10} ${TOP - 10}H${LEFT + WIDE - 190}C${LEFT + WIDE - 120} ${TOP + 140} ${LEFT + WIDE - 60} ${TOP + 220} ${LEFT + WIDE - 20} ${TOP + 330}L${LEFT + WIDE + 10} ${TOP + 340}Z`,
          mix(sand(94), lamplight(88), 0.4),
          0.92,
        ),
      ].join(""),
    ),
    box(LEFT + WIDE / 2 - 9, TOP, 18, TALL, mix(teal(28), night(28), 0.4)),
    box(LEFT, TOP + 176, WIDE, 14, mix(teal(28), night(28), 0.4)),
    // A cat on the sill.
    fill(
      `M${LEFT + 388} ${TOP + TALL + 16}C${LEFT + 370} ${TOP + TALL - 70} ${LEFT + 400} ${TOP + TALL - 110} ${LEFT + 416} ${TOP + TALL - 130}L${LEFT + 408} ${TOP + TALL - 182}L${LEFT + 432} ${TOP + TALL - 164}H${LEFT + 450}L${LEFT + 474} ${TOP + TALL - 182}L${LEFT + 466} ${TOP + TALL - 126}C${LEFT + 490} ${TOP + TALL - 90} ${LEFT + 504} ${TOP + TALL - 40} ${LEFT + 494} ${TOP + TALL + 16}Z`,
      DARK,
    ),
    line(
      `M${LEFT + 490} ${TOP + TALL + 4}C${LEFT + 560} ${TOP + TALL + 10} ${LEFT + 560} ${TOP + TALL + 60} ${LEFT + 530} ${TOP + TALL + 90}`,
      DARK,
      17,
    ),
    box(LEFT - 70, TOP + TALL + 16, WIDE + 140, 34, mix(WALL, sand(90), 0.5)),
    fill(
      `M${LEFT - 76} ${TOP + TALL + 20}C${LEFT} ${TOP + TALL - 10} ${LEFT + 120} ${TOP + TALL + 6} ${LEFT + 200} ${TOP + TALL}C${LEFT + 280} ${TOP + TALL - 4} ${LEFT + 330} ${TOP + TALL + 14} ${LEFT + 376} ${TOP + TALL + 18}L${LEFT + 376} ${TOP + TALL + 30}H${LEFT - 76}Z`,
      SNOW,
    ),
    // A stack of wood.
    box(20, 520, 24, 420, DARK),
    box(640, 520, 24, 420, DARK),
    box(30, 548, 620, 380, mix(DARK, WALL, 0.2)),
    logs,
    fill(
      "M0 540C40 470 180 500 300 480C420 460 560 500 680 496C700 520 690 552 670 560C560 540 440 566 320 548C200 536 80 566 0 560Z",
      SNOW,
    ),
    fill(
      "M0 560C80 566 200 536 320 548C440 566 560 540 670 560L664 574C560 556 440 582 320 564C200 552 80 582 0 576Z",
      mix(SNOW, night(50), 0.5),
    ),
    fill("M0 920C300 860 520 900 800 890C1100 880 1300 910 1600 870V1067H0Z", SNOW),
    fill(
      "M0 980C300 940 520 980 760 1010C1000 1040 1300 1000 1600 1010V1067H0Z",
      mix(SNOW, night(50), 0.35),
    ),
    light.defs,
    polygon(
      light.paint,
      [LEFT + 30, 900],
      [LEFT + WIDE - 20, 900],
      [LEFT + WIDE + 130, 1067],
      [LEFT - 130, 1067],
    ),
    times(12, (index) =>
      oval(
        1560 - index * 34,
        918 + index * 12 + (index % 2) * 20,
        17,
        8,
        mix(SNOW, night(42), 0.5),
      ),
    ),
    times(150, () => {
      const near = p.chance() ** 3;
      return dot(
        p.chance() * p.width,
        p.chance() * p.height,
        2 + near * 9,
        sand(100),
        Number(p.between(0.6, 1).toFixed(2)),
      );
    }),
  ];
});
