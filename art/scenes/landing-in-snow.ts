import { cyan, ink, mix, orange, sand, teal } from "../kit/colour.ts";
import { at, box, dot, fill, type Layer, line, n, oval, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const SNOW = mix(sand(100), cyan(96), 0.3);
const SHADOW = mix(cyan(76), sand(84), 0.3);
const DEEP = mix(teal(20), ink(18), 0.3);

/** Boats full of snow lie on both sides of a landing; footprints lead to the one that has been swept. Seen from above. */
export const landingInSnow = scene("landing-in-snow", 359, (p) => {
  const boat = (hull: string, swept = false): Layer => {
    const shape = "M-186 -56C-60 -80 100 -70 206 0C100 70 -60 80 -186 56Z";
    const inside = "M-170 -42C-60 -62 88 -54 170 0C88 54 -60 62 -170 42Z";
    const wood = mix(orange(50), sand(60), 0.4);
    return [
      fill(shape, hull),
      fill("M-186 0H206C100 70 -60 80 -186 56Z", mix(hull, ink(6), 0.3)),
      swept
        ? fill(inside, mix(wood, ink(12), 0.45)) +
          [-110, -10, 84]
            .map((x) =>
              box(x, -52 + Math.abs(x) * 0.1, 34, 104 - Math.abs(x) * 0.2, wood, { round: 3 }),
            )
            .join("") +
          line("M-150 -18L120 -6", mix(wood, sand(96), 0.5), 9) +
          fill("M110 -18L160 -10V0L110 6Z", mix(wood, sand(96), 0.5))
        : fill(inside, SHADOW) +
          fill(
            "M-166 -38C-60 -58 84 -52 160 -2C100 30 60 20 20 34C-30 48 -80 34 -120 46C-150 50 -166 20 -166 -38Z",
            SNOW,
          ) +
          line("M-96 -50Q-88 0 -98 44M8 -54Q18 0 8 40", SHADOW, 7),
      line("M-180 -50C-60 -72 96 -64 190 -4", SNOW, 9),
      swept ? "" : line("M-181 -48V47M-180 50C-100 66 -10 66 70 50", SNOW, 9),
    ].join("");
  };
  const hulls: [x: number, side: 1 | -1, turn: number, hull: string, swept?: boolean][] = [
    [-330, -1, 5, mix(teal(42), cyan(44), 0.4)],
    [-90, -1, -4, mix(sand(62), orange(50), 0.3)],
    [160, -1, 3, teal(34)],
    [420, -1, -7, mix(ink(46), cyan(50), 0.4)],
    [-210, 1, -5, mix(ink(40), teal(40), 0.4)],
    [50, 1, 4, orange(50), true],
    [330, 1, -3, mix(teal(44), sand(50), 0.3)],
  ];
  const moored = hulls
    .map(([x, side, turn, hull, swept]) => {
      const y = side * 300;
      return (
        at(
          x + 20,
          y + 26,
          1,
          fill("M-186 -56C-60 -80 100 -70 206 0C100 70 -60 80 -186 56Z", mix(DEEP, ink(0), 0.5)),
          -side * 90 + turn,
        ) +
        line(
          `M${x} ${side * 110}Q${x + 26} ${side * 80} ${x + 14} ${side * 40}`,
          mix(sand(70), orange(60), 0.2),
          5,
        ) +
        at(x, y, 1, boat(hull, swept), -side * 90 + turn)
      );
    })
    .join("");
  const print = (x: number, y: number, turn: number): Layer =>
    at(x, y, 1, oval(0, 0, 13, 7, SHADOW) + oval(-16, 0, 6, 5.4, SHADOW), turn);
  const steps = times(26, (index) =>
    print(-1020 + index * 40, (index % 2 ? 16 : -12) + Math.sin(index / 3) * 5, 180),
  );
  const jetty = [
    box(-600, -40, 1290, 106, mix(DEEP, ink(0), 0.5), { round: 4 }),
    box(-630, -62, 1310, 112, mix(orange(22), ink(24), 0.5)),
    times(58, (index) => box(-630 + index * 23, -62, 4, 112, mix(ink(10), orange(10), 0.4))),
    fill(
      "M-1300 -60C-900 -66 -700 -52 -500 -58C-300 -64 -100 -54 100 -60C300 -64 480 -54 664 -60C680 -30 660 0 668 34C500 40 380 28 240 36C100 42 60 24 -60 34C-240 42 -420 30 -600 38C-800 44 -1000 40 -1300 44Z",
      SNOW,
    ),
    line("M-600 38C-420 30 -240 42 -60 34C60 24 100 42 240 36C380 28 500 40 668 34", SHADOW, 8),
    [-450, -30, 270, 600]
      .map(
        (x) =>
          dot(x + 6, -66, 17, mix(DEEP, ink(0), 0.4)) +
          dot(x, -74, 17, mix(orange(20), ink(20), 0.5)) +
          dot(x - 2, -78, 14, SNOW),
      )
      .join(""),
    [-300, 130, 480]
      .map((x) => dot(x, 56, 17, mix(orange(20), ink(20), 0.5)) + dot(x - 2, 52, 14, SNOW))
      .join(""),
  ].join("");
  const ice = (x: number, y: number, size: number): Layer => {
    const corners = Array.from({ length: 8 }, (_, index) => {
      const turn = (index / 8) * 6.28 + p.between(-0.25, 0.25);
      const r = size * p.between(0.65, 1.1);
      return `${n(x + Math.cos(turn) * r)} ${n(y + Math.sin(turn) * r * 0.75)}`;
    });
    return fill(`M${corners.join("L")}Z`, mix(DEEP, SNOW, 0.45), 0.55);
  };
  const bank =
    "M-1400 -900H-560C-500 -760 -640 -640 -580 -480C-520 -330 -640 -260 -600 -120C-570 40 -660 160 -600 300C-540 460 -640 560 -560 720C-520 820 -560 900 -540 1000H-1400Z";
  return [
    box(0, 0, p.width, p.height, DEEP),
    times(26, () => {
      const [x, y] = [p.between(0, 1600), p.between(0, 1067)];
      return line(`M${n(x)} ${n(y)}q40 -16 90 -8`, mix(DEEP, cyan(60), 0.4), 4, 0.6);
    }),
    times(12, () => ice(p.between(1000, 1640), p.between(620, 1080), p.between(30, 110))),
    times(9, () => ice(p.between(300, 900), p.between(-20, 160), p.between(20, 70))),
    at(
      850,
      520,
      1,
      [
        `<g transform="translate(34 14)">${fill(bank, mix(DEEP, SNOW, 0.42))}</g>`,
        moored,
        fill(bank, SHADOW),
        `<g transform="translate(-22 -8)">${fill(bank, SNOW)}</g>`,
        times(34, () => {
          const [x, y] = [p.between(-650, -560), p.between(-800, 900)];
          return Math.abs(y) < 120
            ? ""
            : line(
                `M${n(x)} ${n(y)}l${n(p.between(20, 60))} ${n(p.between(-26, 26))}`,
                mix(orange(44), sand(50), 0.6),
                4,
              );
        }),
        jetty,
        steps,
        fill("M-900 -420C-860 -460 -780 -460 -740 -420C-780 -390 -860 -390 -900 -420Z", SHADOW),
      ].join(""),
      -33,
    ),
    times(120, () =>
      dot(
        p.between(0, 1600),
        p.between(0, 1067),
        p.between(2, 7),
        sand(100),
        Number(p.between(0.5, 0.95).toFixed(2)),
      ),
    ),
  ];
});
