import {
  amber,
  cyan,
  grape,
  green,
  ink,
  lamplight,
  mix,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { vineLeaf } from "../kit/fruit.ts";
import { limb } from "../kit/hands.ts";
import { at, box, dot, fill, glow, line, n, oval, times, within } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const PAGE = mix(sand(100), lamplight(94), 0.45);
const TABLE = mix(orange(22), ink(18), 0.4);
const LEFT = "M-20 -330C-150 -372 -330 -372 -520 -340V300C-330 268 -150 268 -20 316Z";
const RIGHT = "M-20 -330C110 -372 290 -372 480 -340V300C290 268 110 268 -20 316Z";

/** An open guest book in a circle of lamplight, a pen on it and a glass beside it, seen from above. */
export const guestBook = scene("guest-book", 337, (p) => {
  const shade = mix(TABLE, ink(2), 0.55);
  /** One written line: loops and strokes, no letters. */
  const written = (x: number, y: number, length: number, size: number, colour: string) => {
    let d = "";
    let start = x;
    while (start < x + length - 30) {
      d += `M${n(start)} ${n(y)}`;
      const strokes = Math.round(p.between(3, 8));
      for (let stroke = 0; stroke < strokes && start < x + length; stroke++) {
        const wide = p.between(11, 22);
        const kind = p.chance();
        if (kind < 0.2)
          d += `c${n(wide)} ${n(-size * 1.2)} ${n(wide * 0.9)} ${n(-size * 2.3)} ${n(wide * 0.4)} ${n(-size * 2)}c${n(-wide * 0.4)} ${n(size * 0.4)} ${n(-wide * 0.2)} ${n(size * 1.9)} ${n(wide * 0.6)} ${n(size * 2)}`;
        else if (kind < 0.34)
          d += `c${n(wide * 0.3)} ${n(-size)} ${n(wide * 0.9)} ${n(-size)} ${n(wide * 0.7)} ${n(size * 0.6)}c${n(-wide * 0.1)} ${n(size)} ${n(-wide * 0.6)} ${n(size)} ${n(-wide * 0.3)} ${n(size * 0.3)}q${n(wide * 0.3)} ${n(-size * 0.7)} ${n(wide * 0.6)} ${n(-size * 0.9)}`;
        else if (kind < 0.7)
          d += `c${n(wide * 0.2)} ${n(-size * 1.1)} ${n(wide * 0.8)} ${n(-size * 1.1)} ${n(wide * 0.6)} ${n(-size * 0.1)}q${n(wide * 0.1)} ${n(size * 0.2)} ${n(wide * 0.4)} ${n(size * 0.1)}`;
        else
          d += `q${n(wide * 0.3)} ${n(-size * 0.8)} ${n(wide * 0.5)} ${n(-size * 0.1)}t${n(wide * 0.5)} ${n(size * 0.1)}`;
        start += wide;
      }
      start += 20;
    }
    return line(d, colour, 3.6);
  };
  const entry = (x: number, y: number, lines: number, colour: string, size = 15) =>
    times(lines, (index) =>
      written(
        x,
        y + index * 42,
        index === lines - 1 ? p.between(120, 240) : p.between(340, 400),
        size,
        colour,
      ),
    );
  const signature = (x: number, y: number, colour: string) =>
    line(
      `M${x} ${y}c20 -60 44 -70 40 -20c-4 40 -20 50 -14 20c10 -40 40 -40 44 -10c4 20 20 -30 34 -20c10 10 10 30 30 4c20 -24 40 -20 90 -26M${x - 10} ${y + 24}q90 -24 210 -14`,
      colour,
      5,
    );
  const book = [
    fill(
      "M-560 -300L-548 336C-330 300 -150 300 -20 350C110 300 290 300 508 336L520 -300Z",
      mix(red(30), orange(26), 0.3),
    ),
    fill(
      "M-534 -330V314C-330 280 -150 280 -20 330C110 280 290 280 494 314V-330Z",
      mix(PAGE, orange(60), 0.35),
    ),
    fill(LEFT, PAGE),
    fill(RIGHT, mix(PAGE, sand(100), 0.4)),
    within(
      p,
      LEFT,
      [
        fill("M-20 -400C-80 -360 -110 -340 -150 -340V330H-20Z", mix(PAGE, orange(64), 0.3), 0.6),
        entry(-476, -262, 4, teal(26)),
        signature(-262, -62, teal(26)),
        entry(-476, 20, 3, mix(red(36), orange(36), 0.3), 12),
        // Someone has drawn the house with its well.
        line(
          "M-440 234V176L-380 128L-320 176V234ZM-456 186L-380 122L-304 186M-392 234V196H-368V234M-230 236V190M-230 190C-290 190 -280 110 -230 116C-180 110 -170 190 -230 190M-480 240Q-330 226 -160 240",
          teal(34),
          5,
        ),
      ].join(""),
    ),
    within(
      p,
      RIGHT,
      [
        fill("M-20 -400C20 -360 50 -340 84 -340V330H-20Z", mix(PAGE, orange(64), 0.3), 0.45),
        entry(46, -250, 3, ink(20), 13),
        line(
          "M250 -110c10 -40 60 -50 50 -10c-10 30 20 10 34 -16c0 30 14 26 26 -4c6 26 20 20 34 -10q20 20 60 -16",
          ink(20),
          5,
        ),
        entry(46, -20, 2, mix(cyan(30), teal(30), 0.4), 16),
      ].join(""),
    ),
    line("M-20 -330V316", mix(PAGE, orange(36), 0.5), 6),
    fill(
      "M-30 -336C-34 -100 -40 100 -34 300L-40 430L-22 404L-2 434L-6 300C-14 100 -14 -100 -12 -336Z",
      orange(54),
    ),
  ].join("");
  const pen =
    limb(
      [
        [0, 0, 6],
        [40, 0, 24],
        [330, 0, 34],
        [420, 0, 26],
      ],
      mix(teal(24), ink(8), 0.3),
    ) +
    limb(
      [
        [60, -6, 5],
        [320, -9, 7],
      ],
      mix(cyan(70), sand(90), 0.4),
    ) +
    fill("M-34 0L14 -11L44 -9V9L14 11Z", mix(lamplight(70), amber(60), 0.5)) +
    line("M-30 0H16", mix(amber(30), ink(20), 0.4), 3) +
    box(176, -17, 16, 34, mix(lamplight(70), amber(60), 0.5));
  return [
    box(0, 0, p.width, p.height, TABLE),
    [140, 400, 660, 920].map((y) => box(0, y, p.width, 5, shade)).join(""),
    times(40, () =>
      box(
        p.between(-100, p.width),
        p.between(0, 1067),
        p.between(120, 360),
        3,
        mix(TABLE, orange(44), 0.35),
        { opacity: 0.5, round: 1 },
      ),
    ),
    dot(560, 350, 780, mix(TABLE, lamplight(60), 0.24)),
    dot(540, 330, 560, mix(TABLE, lamplight(66), 0.42)),
    glow(p, 500, 280, 620, 560, lamplight(84), 0.5),
    at(
      750,
      590,
      1.08,
      fill(
        "M-540 -270L-520 390C-300 350 -150 360 0 400C130 350 310 350 560 390L560 -280Z",
        shade,
        0.75,
      ),
      -8,
    ),
    at(720, 550, 1.08, book, -8),
    at(
      1010,
      690,
      1,
      limb(
        [
          [0, 14, 8],
          [330, 22, 30],
          [420, 20, 24],
        ],
        mix(PAGE, orange(44), 0.5),
      ),
      -30,
    ),
    at(1000, 680, 1, pen, -30),
    // A glass of red wine from above, and what the lamp sends through it.
    oval(1500, 330, 190, 170, mix(shade, grape(20), 0.4), 0.8),
    fill(
      "M1560 300C1600 360 1580 440 1500 450C1550 420 1570 360 1560 300Z",
      mix(red(48), orange(56), 0.4),
    ),
    dot(1420, 220, 178, mix(TABLE, sand(96), 0.55)),
    dot(1420, 220, 168, mix(TABLE, lamplight(60), 0.3)),
    dot(1420, 220, 138, mix(red(22), grape(20), 0.5)),
    dot(1426, 226, 128, mix(red(32), grape(26), 0.45)),
    fill("M1304 180A128 128 0 0 1 1480 108A160 160 0 0 0 1304 180Z", mix(red(56), orange(64), 0.4)),
    line("M1252 190A172 172 0 0 1 1376 54", sand(100), 10, 0.9),
    line("M1586 260A172 172 0 0 1 1530 350", sand(98), 6, 0.6),
    // A sprig of the vine.
    line("M60 960C200 920 280 940 420 1000", mix(green(26), orange(26), 0.4), 10),
    vineLeaf(176, 972, 0.9, -36, green(40)),
  ];
});
