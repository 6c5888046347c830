import { canoeSide } from "../kit/canoes.ts";
import { cyan, green, ink, lamplight, mix, orange, sand, teal } from "../kit/colour.ts";
import { beams, sky } from "../kit/light.ts";
import { lilyPads } from "../kit/marsh.ts";
import { box, oval, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { canopy, floodedTrunk, twigs } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

/** White willows stand in green water, a canoe passes between them under the leaves. */
export const kopackiFloodedForest = scene("kopacki-flooded-forest", 23, (p) => {
  const glade = mix(lamplight(94), green(90), 0.5);
  const shade = mix(green(24), teal(20), 0.5);
  const trunks = (
    places: [x: number, width: number, lean: number][],
    y: number,
    bark: string,
    lit: string,
    mirror: number,
  ) =>
    places
      .map(
        ([x, width, lean], index) =>
          reflection(p, x, width * 1.5, y + index * 4, y + mirror, bark, 0.6) +
          floodedTrunk(x, y + index * 4, width, lean, bark, lit),
      )
      .join("");
  return [
    sky(p, [
      [0, mix(green(60), lamplight(80), 0.3)],
      [0.3, mix(green(80), lamplight(90), 0.5)],
      [0.5, glade],
    ]),
    times(30, () =>
      oval(
        p.chance() * p.width,
        p.between(250, 500),
        p.between(50, 130),
        p.between(30, 70),
        mix(mix(green(72), lamplight(84), 0.35), glade, p.between(0, 0.6)),
        0.7,
      ),
    ),
    water(
      p,
      540,
      p.height,
      mix(green(76), lamplight(88), 0.4),
      mix(green(30), teal(28), 0.5),
      lamplight(95),
      860,
    ),
    trunks(
      [
        [90, 26, 8],
        [250, 20, -10],
        [420, 28, 6],
        [600, 22, 4],
        [745, 18, -8],
        [960, 22, 8],
        [1120, 28, -6],
        [1290, 20, 10],
        [1500, 26, -4],
      ],
      548,
      mix(green(72), sand(84), 0.4),
      mix(green(86), lamplight(92), 0.5),
      120,
    ),
    canopy(
      p,
      -40,
      p.width + 40,
      260,
      60,
      mix(green(62), lamplight(74), 0.3),
      mix(green(72), lamplight(80), 0.45),
    ),
    trunks(
      [
        [180, 58, 30],
        [520, 46, -24],
        [1050, 50, 20],
        [1390, 62, -30],
      ],
      640,
      mix(green(42), sand(44), 0.45),
      mix(sand(70), lamplight(80), 0.35),
      190,
    ),
    beams(p, 1180, -240, 8, 1150, lamplight(95), 0.34),
    canopy(
      p,
      -40,
      p.width + 40,
      170,
      44,
      mix(green(48), lamplight(60), 0.2),
      mix(green(58), lamplight(70), 0.35),
    ),
    lilyPads(p, 9, 690, 760),
    reflection(p, 800, 330, 800, 900, shade, 0.5),
    canoeSide(800, 800, 1.6, orange(54), [
      { top: lamplight(72), paddle: sand(90) },
      { top: cyan(52), paddle: sand(90) },
    ]),
    trunks(
      [
        [-10, 120, 40],
        [1560, 150, -60],
      ],
      930,
      mix(ink(20), sand(26), 0.5),
      mix(sand(52), green(50), 0.3),
      150,
    ),
    twigs(p, 26, 120, 620, 40, 330, mix(green(44), lamplight(52), 0.2)),
    twigs(p, 24, 1080, 1520, 40, 380, mix(green(40), lamplight(52), 0.2)),
    canopy(p, -80, 520, 130, 18, shade, mix(green(34), teal(30), 0.3)),
    canopy(p, 1120, 1680, 160, 20, shade, mix(green(34), teal(30), 0.3)),
    box(0, 1040, p.width, 40, shade, { opacity: 0.35 }),
  ];
});
