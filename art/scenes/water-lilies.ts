import { cyan, green, ink, lamplight, mix, night, orange, red, sand, teal } from "../kit/colour.ts";
import { lilyLeaf, reedBed, waterLily } from "../kit/marsh.ts";
import { box, fades, line, n, oval, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { frog } from "../kit/wild-animals.ts";

/** White and yellow water lilies with a small green frog, seen close, summer noon. */
export const waterLilies = scene("water-lilies", 73, (p) => {
  const { defs, paint } = fades(p, [
    [0, mix(cyan(76), green(78), 0.3)],
    [0.35, mix(cyan(54), teal(54), 0.3)],
    [1, mix(teal(26), night(26), 0.3)],
  ]);
  const leaf = mix(green(40), teal(36), 0.25);
  const lit = mix(green(54), lamplight(64), 0.22);
  const leaves: [number, number, number, number][] = [
    [180, 250, 210, 4],
    [520, 205, 190, -4],
    [880, 235, 230, 0],
    [1300, 210, 220, 5],
    [1500, 330, 280, -3],
    [330, 380, 330, -5],
    [760, 400, 300, 6],
    [1150, 420, 380, -4],
    [60, 560, 380, 3],
    [1480, 640, 470, 2],
    [560, 600, 460, -3],
    [1010, 690, 520, 4],
    [230, 880, 620, -4],
    [1330, 960, 640, -3],
    [760, 980, 480, 5],
  ];
  const dragonfly = `M1148 262L1040 318`;
  return [
    defs + box(0, 0, p.width, p.height, paint),
    times(60, () =>
      box(
        p.between(-60, p.width),
        p.between(20, 1060),
        p.between(40, 190),
        p.between(2, 5),
        mix(cyan(90), sand(100), 0.4),
        { round: 2, opacity: 0.4 },
      ),
    ),
    reedBed(p, -80, 700, 130, 170, mix(green(56), teal(52), 0.3), 14),
    reedBed(p, 880, 1700, 120, 160, mix(green(56), teal(52), 0.3), 14),
    leaves
      .slice(0, 5)
      .map(([x, y, w, turn]) =>
        lilyLeaf(x, y, w, mix(leaf, cyan(70), 0.3), mix(lit, cyan(80), 0.25), turn),
      )
      .join(""),
    waterLily(870, 222, 0.44, sand(100), mix(sand(96), red(88), 0.4), lamplight(76)),
    waterLily(1480, 316, 0.5, lamplight(80), lamplight(70), orange(64)),
    leaves
      .slice(5, 10)
      .map(([x, y, w, turn]) => lilyLeaf(x, y, w, leaf, lit, turn))
      .join(""),
    waterLily(300, 372, 0.7, lamplight(82), lamplight(70), orange(62)),
    waterLily(1190, 420, 0.82, sand(100), mix(sand(94), red(86), 0.45), lamplight(74)),
    leaves
      .slice(10)
      .map(([x, y, w, turn]) =>
        lilyLeaf(x, y, w, mix(leaf, ink(14), 0.12), mix(lit, green(46), 0.2), turn),
      )
      .join(""),
    times(7, () =>
      oval(
        p.between(80, 420),
        p.between(820, 930),
        p.between(6, 13),
        p.between(4, 7),
        cyan(94),
        0.8,
      ),
    ),
    waterLily(560, 600, 1.55, sand(100), mix(sand(92), red(84), 0.5), lamplight(76)),
    waterLily(1370, 950, 1.25, lamplight(82), lamplight(70), orange(62)),
    frog(1020, 706, 1.75, true),
    line(dragonfly, mix(cyan(46), teal(30), 0.3), 9),
    [-34, -12, 168, 190]
      .map(
        (turn) =>
          `<ellipse cx="42" cy="0" rx="44" ry="8" fill="${cyan(94)}" opacity="0.8" transform="translate(1128 ${n(272)}) rotate(${turn - 62})"/>`,
      )
      .join(""),
    oval(1152, 260, 11, 10, mix(cyan(40), teal(24), 0.3)),
  ];
});
