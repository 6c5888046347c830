import { cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { type Joint, limb } from "../kit/hands.ts";
import { at, box, dot, fill, line, oval, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const LINEN = mix(sand(99), lamplight(95), 0.35);
const POWDER = mix(red(46), orange(52), 0.4);
const [X, Y] = [760, 560];

/** Red peppers lie like rays around a bowl of ground paprika with a wooden spoon, seen from above. */
export const groundPaprika = scene("ground-paprika", 313, (p) => {
  const pepper = (length: number, bend: number, skin: string) => {
    const body = (off: number, thick: number): Joint[] => [
      [off, 0, 62 * thick],
      [bend * 0.3 + off, length * 0.3, 82 * thick],
      [bend * 0.8 + off * 0.8, length * 0.68, 56 * thick],
      [bend * 0.5 + off * 0.2, length, 9],
    ];
    return [
      limb(
        [
          [-2, -22, 15],
          [4, -64, 13],
          [22, -104, 17],
        ],
        green(38),
      ),
      limb(body(0, 1), mix(skin, ink(8), 0.34)),
      limb(body(-7, 0.78), skin),
      limb(
        [
          [-20, 26, 11],
          [bend * 0.3 - 24, length * 0.3, 13],
          [bend * 0.66 - 16, length * 0.56, 5],
        ],
        mix(skin, sand(98), 0.55),
      ),
      fill(
        "M-42 8C-36 -34 36 -34 42 8C30 24 20 4 8 16C0 26 -8 8 -18 18C-28 24 -34 14 -42 8Z",
        green(44),
      ),
    ].join("");
  };
  const skins = [red(50), red(44), mix(red(52), orange(54), 0.45), red(38)];
  const ring = (count: number, radius: number, length: number, from: number, scale: number) =>
    times(count, (index) => {
      const angle = from + (index / count) * 360 + p.between(-3, 3);
      const far = radius + p.between(-16, 16);
      const turn = (angle * Math.PI) / 180;
      const bend = p.between(-46, 46);
      const skin = skins[(index * 7 + count) % skins.length] ?? red(48);
      const [x, y] = [X + Math.sin(turn) * far, Y - Math.cos(turn) * far];
      const shape = (colour: string) => pepper(length * p.between(0.92, 1.04), bend, colour);
      return (
        at(
          x + 14,
          y + 20,
          scale,
          limb(
            [
              [0, -10, 66],
              [bend * 0.3, length * 0.3, 84],
              [bend * 0.5, length * 0.95, 12],
            ],
            mix(LINEN, teal(40), 0.42),
          ),
          angle,
        ) + at(x, y, scale, shape(skin), angle)
      );
    });
  return [
    box(0, 0, p.width, p.height, LINEN),
    times(60, (index) =>
      box(0, index * 18, p.width, 2, mix(LINEN, sand(80), 0.4), { opacity: 0.5 }),
    ),
    ring(30, 1016, 330, 3, 1),
    ring(18, 672, 320, 8, 1),
    times(170, () => {
      const turn = p.between(0, 6.28);
      const way = 300 + p.chance() ** 2 * 210;
      return dot(
        X + Math.cos(turn) * way,
        Y + Math.sin(turn) * way,
        p.between(1.5, 6),
        POWDER,
        0.85,
      );
    }),
    dot(X + 26, Y + 34, 312, mix(LINEN, teal(34), 0.6)),
    dot(X, Y, 306, teal(30)),
    dot(X - 5, Y - 6, 292, mix(teal(42), cyan(46), 0.4)),
    dot(X, Y, 262, teal(18)),
    dot(X + 4, Y + 8, 250, mix(POWDER, ink(6), 0.4)),
    fill(
      `M${X - 244} ${Y + 20}C${X - 250} ${Y - 150} ${X - 120} ${Y - 244} ${X + 10} ${Y - 240}C${X + 150} ${Y - 240} ${X + 250} ${Y - 120} ${X + 246} ${Y + 20}C${X + 150} ${Y + 170} ${X - 150} ${Y + 180} ${X - 244} ${Y + 20}Z`,
      POWDER,
    ),
    fill(
      `M${X - 214} ${Y - 10}C${X - 200} ${Y - 150} ${X - 90} ${Y - 210} ${X + 10} ${Y - 206}C${X - 40} ${Y - 150} ${X - 60} ${Y - 70} ${X - 20} ${Y + 10}C${X - 90} ${Y + 50} ${X - 170} ${Y + 40} ${X - 214} ${Y - 10}Z`,
      mix(POWDER, orange(66), 0.5),
    ),
    times(120, () => {
      const turn = p.between(0, 6.28);
      const way = Math.sqrt(p.chance()) * 230;
      return dot(
        X + Math.cos(turn) * way,
        Y + Math.sin(turn) * way,
        p.between(1.5, 4),
        p.chance() < 0.5 ? mix(POWDER, ink(6), 0.35) : mix(POWDER, orange(76), 0.6),
        0.8,
      );
    }),
    line(
      `M${X - 284} ${Y - 40}A290 290 0 0 1 ${X - 40} ${Y - 284}`,
      mix(cyan(70), sand(90), 0.4),
      9,
    ),
    `<g opacity="0.3">${limb(
      [
        [X + 90, Y - 10, 50],
        [X + 340, Y - 168, 40],
        [X + 660, Y - 364, 40],
        [X + 776, Y - 440, 54],
      ],
      mix(teal(10), ink(6), 0.5),
    )}</g>`,
    limb(
      [
        [X + 60, Y - 30, 60],
        [X + 340, Y - 208, 40],
        [X + 650, Y - 400, 40],
        [X + 760, Y - 470, 56],
      ],
      mix(orange(44), lamplight(50), 0.5),
    ),
    limb(
      [
        [X + 80, Y - 52, 22],
        [X + 340, Y - 218, 14],
        [X + 650, Y - 410, 14],
        [X + 750, Y - 476, 18],
      ],
      mix(orange(62), lamplight(76), 0.5),
    ),
    at(
      X - 10,
      Y + 20,
      1,
      oval(0, 0, 134, 96, mix(orange(32), lamplight(36), 0.4)) +
        oval(-6, -6, 128, 88, mix(orange(48), lamplight(54), 0.5)) +
        oval(-2, -2, 116, 78, mix(POWDER, ink(6), 0.3)) +
        fill("M-112 0C-110 -76 60 -104 108 -4C80 70 -80 66 -112 0Z", mix(POWDER, orange(56), 0.3)) +
        fill(
          "M-92 -8C-80 -60 20 -80 60 -52C10 -50 -40 -20 -50 24C-76 20 -92 10 -92 -8Z",
          mix(POWDER, orange(74), 0.55),
        ),
      -32,
    ),
  ];
});
