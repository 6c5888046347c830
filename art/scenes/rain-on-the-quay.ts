import { cyan, ink, lamplight, mix, orange, sand, teal } from "../kit/colour.ts";
import { limb } from "../kit/hands.ts";
import { at, box, fill, glow, line, n, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const AIR = mix(cyan(60), sand(70), 0.45);
const GROUND = 716;
const FEET = 936;

/** Two people under one umbrella on a wet quay; rain, old houses, lamps lit in the afternoon. */
export const rainOnTheQuay = scene("rain-on-the-quay", 347, (p) => {
  const wet = mix(teal(34), ink(30), 0.35);
  const lit = lamplight(84);
  const away = (x: number) => (1080 - x) / 1080;
  /** Houses in a row, lower the farther they are away. */
  const fronts: [from: number, to: number, height: number, tint: number][] = [
    [-60, 250, 560, 0.1],
    [250, 480, 500, 0.34],
    [480, 660, 540, 0.2],
    [660, 800, 480, 0.4],
    [800, 910, 500, 0.28],
    [910, 1000, 460, 0.42],
  ];
  const houses = fronts
    .map(([from, to, height, tint], index) => {
      const wall = mix(mix(teal(36), sand(60), tint + 0.1), AIR, 0.28 + index * 0.1);
      const [left, right] = [
        GROUND - height * (0.2 + away(from)),
        GROUND - height * (0.2 + away(to)),
      ];
      const roof = mix(mix(orange(26), ink(26), 0.4), AIR, 0.2 + index * 0.12);
      const columns = 3;
      return [
        polygon(
          roof,
          [from - 8, left],
          [from + 30, left - 90 * away(from) - 20],
          [to - 10, right - 90 * away(to) - 20],
          [to + 6, right],
        ),
        polygon(wall, [from, left], [to, right], [to, GROUND], [from, GROUND]),
        times(columns * 3, (cell) => {
          const way = ((cell % columns) + 0.5) / columns;
          const x = from + (to - from) * way;
          const top = left + (right - left) * way;
          const tall = GROUND - top;
          const y = top + tall * (0.12 + Math.floor(cell / columns) * 0.29);
          const wide = (to - from) * 0.13;
          const glows = (cell * 5 + index * 4) % 6 === 2;
          return box(x - wide / 2, y, wide, tall * 0.17, glows ? lit : mix(wall, ink(20), 0.5));
        }),
      ].join("");
    })
    .join("");
  const lamp = (x: number, foot: number, scale: number) =>
    at(
      x,
      foot,
      scale,
      box(-5, -344, 10, 344, ink(14)) +
        fill("M-22 0L-10 -46H10L22 0Z", ink(14)) +
        fill("M-26 -392L-16 -336H16L26 -392Z", lit) +
        fill("M-34 -392L0 -424L34 -392Z", ink(14)) +
        line("M0 -424V-438M-26 -392L-16 -336M26 -392L16 -336", ink(14), 5),
    );
  const figure = (x: number, height: number, coat: string, hair: string, step: number) =>
    at(
      x,
      FEET,
      height / 480,
      [
        limb(
          [
            [-26, -170, 44],
            [-30 - step, -80, 36],
            [-30 - step * 1.4, -14, 30],
          ],
          ink(12),
        ),
        limb(
          [
            [26, -170, 44],
            [30 + step, -84, 36],
            [26 + step, -22, 30],
          ],
          mix(ink(12), teal(20), 0.4),
        ),
        fill(`M${-52 - step * 1.4} -12H${-10 - step * 1.4}V4H${-56 - step * 1.4}Z`, ink(6)),
        fill(`M${8 + step} -20H${48 + step}V-6H${4 + step}Z`, ink(6)),
        fill(
          "M-72 -352C-50 -376 50 -376 72 -352C92 -280 100 -190 104 -120H-104C-100 -190 -92 -280 -72 -352Z",
          coat,
        ),
        fill(
          "M20 -372C50 -376 66 -364 72 -352C92 -280 100 -190 104 -120H44C52 -220 44 -300 20 -372Z",
          mix(coat, ink(4), 0.35),
        ),
        line("M0 -250V-120", mix(coat, ink(4), 0.4), 5),
        box(-22, -400, 44, 44, mix(orange(72), sand(70), 0.3)),
        oval(0, -424, 44, 50, hair),
      ].join(""),
    );
  const umbrella = at(
    770,
    560,
    1.12,
    [
      box(-4, -40, 8, 220, ink(12)),
      fill(
        "M-290 6C-276 -130 -150 -206 0 -206C150 -206 276 -130 290 6C262 -28 206 -28 176 6C140 -34 88 -34 60 6C34 -26 -34 -26 -60 6C-88 -34 -140 -34 -176 6C-206 -28 -262 -28 -290 6Z",
        orange(54),
      ),
      fill(
        "M0 -206C150 -206 276 -130 290 6C262 -28 206 -28 176 6C170 -90 110 -170 0 -206Z",
        orange(40),
      ),
      fill("M0 -206C-70 -160 -96 -80 -60 6C-34 -26 34 -26 60 6C96 -80 70 -160 0 -206Z", orange(48)),
      fill(
        "M0 -206C-110 -170 -170 -90 -176 6C-206 -28 -262 -28 -290 6C-276 -130 -150 -206 0 -206Z",
        orange(62),
      ),
      line("M0 -206V-232", ink(12), 9),
    ].join(""),
    7,
  );
  const couple =
    figure(700, 500, mix(teal(26), ink(20), 0.3), mix(orange(20), ink(12), 0.5), 8) +
    figure(850, 450, mix(sand(74), lamplight(70), 0.25), mix(orange(36), ink(20), 0.3), 4);
  const streaks = (
    x: number,
    width: number,
    colour: string,
    from = GROUND + 16,
    to = 1060,
    strength = 0.5,
  ) =>
    times(Math.round((to - from) / 13), (index) => {
      const way = index / ((to - from) / 13);
      const wide = width * p.between(0.4, 1.1);
      return box(
        x - wide / 2 + p.between(-0.2, 0.2) * width,
        from + index * 13,
        wide,
        4 + way * 6,
        colour,
        { round: 4, opacity: Number((strength * (1 - way * 0.6)).toFixed(2)) },
      );
    });
  return [
    box(0, 0, p.width, p.height, AIR),
    fill("M0 0H1600V150C1200 250 900 190 600 260C360 310 160 260 0 330Z", mix(AIR, ink(40), 0.3)),
    fill("M0 0H1600V40C1300 120 900 80 560 140C300 180 120 150 0 190Z", mix(AIR, ink(34), 0.5)),
    // The far bank and the river.
    fill("M900 650C1100 620 1300 640 1640 606V720H900Z", mix(AIR, teal(36), 0.35)),
    box(900, 690, 740, 60, mix(AIR, sand(90), 0.25)),
    at(
      1030,
      700,
      1,
      polygon(mix(AIR, teal(34), 0.5), [-26, 0], [-26, -170], [26, -170], [26, 0]) +
        fill(
          "M-30 -168C-34 -210 -10 -214 -8 -250L0 -300L8 -250C10 -214 34 -210 30 -168Z",
          mix(AIR, teal(30), 0.62),
        ),
    ),
    houses,
    polygon(wet, [0, GROUND], [1010, GROUND], [1600, 890], [1600, 1067], [0, 1067]),
    polygon(mix(wet, ink(6), 0.35), [1010, GROUND], [1600, 890], [1600, 930], [1000, GROUND + 6]),
    times(9, (index) => {
      const x = 1040 + index * 66;
      const y = GROUND + 8 + (x - 1010) * 0.295;
      return box(x - 4, y - 60 - index * 9, 8, 62 + index * 9, ink(16));
    }),
    line("M1030 660L1620 760M1030 684L1620 830", ink(16), 8),
    [160, 365, 570, 740]
      .map((x, index) =>
        streaks(x, 150 - index * 24, mix(wet, sand(80), 0.45), GROUND + 10, 960, 0.4),
      )
      .join(""),
    lamp(1130, 800, 1.5),
    glow(p, 1130, 250, 190, 190, lamplight(90), 0.6),
    glow(p, 1130, 250, 60, 60, lamplight(92), 0.7),
    streaks(1130, 110, lit, 830, 1060, 0.75),
    lamp(960, 730, 0.6),
    streaks(960, 36, lit, 744, 900, 0.6),
    streaks(96, 60, lit, 760, 1000, 0.5),
    streaks(441, 44, lit, 744, 930, 0.5),
    streaks(508, 36, lit, 744, 900, 0.45),
    `<g transform="translate(0 ${FEET * 2}) scale(1 -1)" opacity="0.4">${couple}</g>`,
    times(20, (index) =>
      box(560 + p.between(-20, 20), FEET + 6 + index * 8, 420, 2.4, wet, { opacity: 0.7 }),
    ),
    oval(775, FEET, 190, 12, ink(4), 0.4),
    couple,
    umbrella,
    times(46, () => {
      const y = p.between(GROUND + 60, 1060);
      const r = 8 + (y - GROUND) * 0.07;
      const x = p.between(0, p.width);
      if (y < 890 && x > 1100) return "";
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.3)}" stroke="${mix(wet, sand(98), 0.7)}" stroke-width="2.4" fill="none" opacity="0.7"/>`;
    }),
    times(190, () => {
      const x = p.between(-40, 1700);
      const y = p.between(-40, 1040);
      const long = p.between(40, 120);
      return line(
        `M${n(x)} ${n(y)}L${n(x - long * 0.26)} ${n(y + long)}`,
        sand(100),
        p.between(1.4, 3.2),
        Number(p.between(0.25, 0.6).toFixed(2)),
      );
    }),
  ];
});
