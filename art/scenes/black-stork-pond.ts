import { BLACK_STORK, stork } from "../kit/birds.ts";
import { cyan, green, ink, lamplight, mix, sand, teal } from "../kit/colour.ts";
import { hill, ridge } from "../kit/land.ts";
import { sky } from "../kit/light.ts";
import { reedBed, reeds } from "../kit/marsh.ts";
import { at, box, fill, glow, n, oval, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { canopy } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

/** A black stork wades in a forest pond among reeds, in the green shade of Gornje Podunavlje. */
export const blackStorkPond = scene("black-stork-pond", 61, (p) => {
  const bank = ridge(p, 500, 14, 1.6);
  const glade = mix(lamplight(90), green(84), 0.55);
  const dark = mix(green(18), teal(18), 0.5);
  const trunk = (x: number, width: number, y: number, colour: string, lit: string) =>
    fill(
      `M${x - width} ${y}C${x - width * 0.5} ${y - 120} ${x - width * 0.5} 200 ${x - width * 0.4} -10H${x + width * 0.4}C${x + width * 0.4} 200 ${x + width * 0.5} ${y - 120} ${x + width} ${y}Z`,
      colour,
    ) +
    fill(
      `M${x - width} ${y}C${x - width * 0.5} ${y - 120} ${x - width * 0.5} 200 ${x - width * 0.4} -10H${x - width * 0.16}C${x - width * 0.2} 200 ${x - width * 0.3} ${y - 120} ${x - width * 0.5} ${y}Z`,
      lit,
    );
  return [
    sky(p, [
      [0, mix(green(40), teal(40), 0.4)],
      [0.22, mix(green(60), teal(58), 0.25)],
      [0.48, glade],
    ]),
    glow(p, 620, 420, 620, 420, mix(glade, lamplight(97), 0.7), 0.9),
    [40, 190, 330, 470, 640, 760, 900, 1050, 1200, 1340, 1490]
      .map((x, index) =>
        trunk(
          x,
          16 + (index % 3) * 5,
          500,
          mix(mix(green(48), teal(46), 0.5), glade, 0.35),
          mix(glade, green(70), 0.3),
        ),
      )
      .join(""),
    canopy(
      p,
      -40,
      p.width + 40,
      280,
      60,
      mix(green(46), teal(40), 0.25),
      mix(green(58), lamplight(66), 0.25),
    ),
    hill(p, bank, mix(green(38), teal(34), 0.3)),
    times(26, () => {
      const x = p.between(-20, p.width);
      return oval(
        x,
        bank(x) + 6,
        p.between(50, 110),
        p.between(26, 60),
        mix(mix(green(42), teal(38), 0.3), mix(green(52), lamplight(60), 0.2), p.chance()),
      );
    }),
    trunk(1330, 58, 560, mix(ink(22), green(22), 0.5), mix(green(44), sand(58), 0.4)),
    trunk(120, 66, 570, mix(ink(20), green(20), 0.5), mix(green(40), sand(50), 0.4)),
    water(
      p,
      540,
      p.height,
      mix(green(66), lamplight(80), 0.35),
      mix(teal(22), green(22), 0.4),
      mix(lamplight(92), green(90), 0.5),
      560,
    ),
    reflection(p, 1330, 90, 556, 840, mix(ink(18), green(18), 0.5), 0.5),
    reflection(p, 120, 100, 560, 840, mix(ink(18), green(18), 0.5), 0.5),
    reedBed(p, 820, 1240, 580, 120, mix(green(46), teal(38), 0.2), 10),
    reedBed(p, -60, 470, 600, 130, mix(green(44), teal(38), 0.25), 10),
    times(60, () =>
      oval(
        p.between(900, 1600),
        p.between(620, 800),
        p.between(7, 20),
        p.between(2.5, 5),
        mix(green(56), lamplight(66), 0.25),
        0.8,
      ),
    ),
    reflection(p, 690, 190, 912, 1050, mix(ink(10), teal(14), 0.4), 0.6),
    times(
      3,
      (index) =>
        `<ellipse cx="704" cy="905" rx="${70 + index * 52}" ry="${n(12 + index * 9)}" fill="none" stroke="${mix(lamplight(90), green(86), 0.5)}" stroke-width="3" opacity="${0.6 - index * 0.17}"/>`,
    ),
    stork(690, 906, 1.95, BLACK_STORK, { look: 26 }),
    at(p.width, 0, 1, box(-150, 0, 170, p.height, dark)),
    fill(
      `M1390 -10C1440 240 1420 700 1360 ${p.height}H1480C1470 700 1480 240 1470 -10Z`,
      mix(green(30), sand(40), 0.4),
    ),
    canopy(p, 1080, 1660, 170, 20, dark, mix(green(28), teal(26), 0.4)),
    canopy(p, -60, 420, 110, 14, dark, mix(green(28), teal(26), 0.4)),
    reedBed(p, 1040, 1700, 1090, 260, mix(green(24), teal(20), 0.4), 14),
    reedBed(p, -90, 360, 1090, 220, mix(green(24), teal(20), 0.4), 14),
    reeds(p, 1160, 1420, p.height + 10, dark, 34, 430),
    reeds(p, -10, 220, p.height + 10, dark, 26, 360),
    box(0, 0, p.width, p.height, cyan(20), { opacity: 0.06 }),
  ];
});
