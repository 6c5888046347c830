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
import { at, box, dot, fades, fill, line, oval, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { bareTree } from "../kit/trees.ts";

const FOG = mix(sand(97), cyan(84), 0.22);

/** Rows of autumn vines climb into the fog; someone with a basket on the back walks up between them. */
export const vineyardInFog = scene("vineyard-in-fog", 349, (p) => {
  const ground = mix(amber(46), sand(56), 0.5);
  const leaves = [
    red(38),
    orange(46),
    mix(orange(52), amber(56), 0.5),
    mix(red(30), orange(34), 0.4),
  ];
  const vanish = { x: 1240, y: 60 };
  /** A place on a row: 0 is far, 1 near. */
  const place = (row: number, near: number) => ({
    x: vanish.x + (row - vanish.x) * near,
    y: vanish.y + (1240 - vanish.y) * near ** 0.92,
  });
  const veil = (near: number) => Math.max(0, Math.min(0.94, 1.12 - near * 1.35));
  const vine = (row: number) => {
    const stations = Array.from({ length: 64 }, (_, index) => 0.1 + 0.9 * (index / 63) ** 1.4);
    return stations
      .map((near, index) => {
        const { x, y } = place(row, near);
        if (x < -160 || x > 1760 || y > 1200) return "";
        const size = near * 98;
        const leaf = leaves[(index + Math.abs(Math.round(row))) % leaves.length] ?? orange(48);
        const pale = (colour: string) => mix(colour, FOG, veil(near));
        const post =
          index % 7 === 0
            ? box(x - size * 0.06, y - size * 2.5, size * 0.12, size * 2.5, pale(ink(22)))
            : "";
        return [
          oval(
            x + size * 0.35,
            y + size * 0.1,
            size * 1.15,
            size * 0.24,
            pale(mix(ground, ink(20), 0.28)),
          ),
          post,
          box(x - size * 0.05, y - size * 0.9, size * 0.1, size * 0.95, pale(ink(18))),
          oval(x, y - size * 1.15, size * 0.92, size * 0.66, pale(mix(leaf, ink(14), 0.3))),
          oval(
            x - size * p.between(0.1, 0.3),
            y - size * p.between(1.25, 1.5),
            size * 0.66,
            size * 0.46,
            pale(leaf),
          ),
          times(5, () =>
            oval(
              x + size * p.between(-0.9, 0.8),
              y - size * p.between(0.75, 1.8),
              size * 0.24,
              size * 0.17,
              pale(leaves[Math.floor(p.chance() * 4)] ?? leaf),
            ),
          ),
        ].join("");
      })
      .join("");
  };
  const land = fades(p, [
    [0, FOG],
    [0.34, mix(FOG, ground, 0.22)],
    [0.7, mix(FOG, ground, 0.75)],
    [1, mix(ground, green(34), 0.25)],
  ]);
  const haze = fades(p, [
    [0, FOG, 0.9],
    [0.2, FOG, 0.62],
    [0.55, FOG, 0.1],
    [1, FOG, 0],
  ]);
  const walker = at(
    816,
    700,
    1.06,
    [
      oval(4, 2, 40, 8, ink(10), 0.3),
      limb(
        [
          [-8, -70, 22],
          [-18, -34, 18],
          [-24, -2, 15],
        ],
        ink(14),
      ),
      limb(
        [
          [8, -70, 22],
          [18, -38, 18],
          [16, -4, 15],
        ],
        ink(10),
      ),
      fill("M-30 -62C-34 -120 -24 -152 0 -154C24 -152 34 -120 30 -62Z", teal(24)),
      fill(
        "M-46 -170L-36 -92H30L40 -170C20 -158 -26 -158 -46 -170Z",
        mix(orange(40), sand(40), 0.4),
      ),
      line(
        "M-42 -146Q-4 -132 36 -146M-40 -122Q-4 -108 34 -122M-20 -164V-94M14 -164V-94",
        mix(orange(24), sand(24), 0.4),
        3,
      ),
      fill(
        "M-44 -170C-30 -196 24 -196 38 -170C20 -158 -26 -158 -44 -170Z",
        mix(red(30), ink(14), 0.3),
      ),
      limb(
        [
          [-28, -138, 16],
          [-40, -108, 14],
          [-30, -84, 12],
        ],
        teal(20),
      ),
      dot(-2, -200, 17, mix(orange(22), ink(20), 0.5)),
      fill("M-30 -202C-26 -230 24 -230 26 -202C10 -210 -16 -210 -30 -202Z", ink(16)),
      fill("M-20 -186Q0 -174 18 -186L16 -174Q0 -166 -18 -174Z", orange(54)),
    ].join(""),
  );
  const bunch = times(24, (index) => {
    const row = Math.floor(index / 5);
    const x = 1236 + ((index % 5) - 2) * (38 - row * 6) + (row % 2) * 10;
    const y = 548 + row * 38 + (index % 2) * 8;
    return (
      dot(x, y, 25, index % 3 ? grape(26) : mix(grape(34), cyan(34), 0.25)) +
      dot(x - 8, y - 9, 5.5, grape(78))
    );
  });
  const hanging: [x: number, y: number, size: number, turn: number, colour: string][] = [
    [1590, 400, 0.8, 60, red(30)],
    [1420, 420, 0.72, -20, red(28)],
    [1300, 420, 0.62, 200, orange(44)],
    [1190, 436, 0.5, 250, orange(56)],
    [1230, 420, 0.52, -30, red(36)],
    [1350, 410, 0.7, 20, orange(48)],
    [1480, 500, 0.86, 130, orange(40)],
    [1500, 460, 0.8, 10, orange(54)],
    [1430, 470, 0.74, 220, mix(lamplight(70), amber(60), 0.5)],
    [1590, 560, 0.9, 100, red(36)],
  ];
  return [
    box(0, 0, p.width, p.height, FOG),
    land.defs,
    fill("M0 300C260 200 560 120 900 96C1180 76 1400 84 1600 110V1067H0Z", land.paint),
    `<g opacity="0.4">${bareTree(p, 420, 214, 190, teal(30))}</g>`,
    [-5200, -4100, -3200, -2420, -1760, -1190, -690, -240].map(vine).join(""),
    [3000, 2300, 1780].map(vine).join(""),
    haze.defs,
    box(0, 0, p.width, p.height, haze.paint),
    [200, 640, 1140].map(vine).join(""),
    walker,
    // A vine so near that it frames the picture.
    limb(
      [
        [1490, 1100, 74],
        [1462, 860, 54],
        [1506, 640, 50],
        [1470, 480, 40],
      ],
      mix(ink(12), orange(14), 0.4),
    ),
    limb(
      [
        [1470, 490, 34],
        [1330, 410, 24],
        [1180, 432, 12],
      ],
      mix(ink(12), orange(14), 0.4),
    ),
    limb(
      [
        [1480, 480, 34],
        [1580, 400, 26],
        [1640, 410, 20],
      ],
      mix(ink(12), orange(14), 0.4),
    ),
    box(1528, 250, 26, 860, mix(ink(26), orange(24), 0.4)),
    line("M1236 432V540", mix(ink(12), orange(14), 0.4), 7),
    bunch,
    hanging
      .map(([x, y, size, turn, colour]) =>
        vineLeaf(x, y, size, turn, colour, mix(colour, lamplight(80), 0.5)),
      )
      .join(""),
  ];
});
