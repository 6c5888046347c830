import { birds } from "../kit/birds.ts";
import {
  amber,
  type Colour,
  cyan,
  green,
  ink,
  lamplight,
  mix,
  night,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { house } from "../kit/houses.ts";
import { grass, hill, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { at, box, dot, fill, line, n, oval, polygon, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { poplar, trees } from "../kit/trees.ts";
import { bricks } from "../kit/walls.ts";

/** Remains of the palace of Sirmium: brick walls, a floor mosaic, three columns, a clear day. */
export const sirmium = scene("sirmium", 113, (p) => {
  const far = ridge(p, 500, 10, 1.4);
  const brick = mix(orange(56), sand(70), 0.35);
  const lit = mix(orange(76), sand(92), 0.45);
  const shade = mix(orange(36), red(36), 0.4);
  const marble = mix(sand(100), orange(97), 0.4);
  const marbleShade = mix(sand(80), night(80), 0.35);
  const eye = { x: 760, y: 440 };
  // A point of the floor: u across from -1 to 1, v from far (0) to near (1).
  const floor = (u: number, v: number): [number, number] => {
    const y = 640 + 360 * v ** 1.25;
    const near = (y - eye.y) / (1000 - eye.y);
    return [eye.x + u * 620 * near, y];
  };
  const tile = (u: number, v: number, du: number, dv: number, colour: Colour) =>
    polygon(colour, floor(u, v), floor(u + du, v), floor(u + du, v + dv), floor(u, v + dv));
  const ink1 = mix(red(36), orange(36), 0.4);
  const mosaic = [
    tile(-1, 0, 2, 1, mix(sand(96), orange(94), 0.3)),
    tile(-0.94, 0.03, 1.88, 0.94, ink1),
    tile(-0.91, 0.045, 1.82, 0.91, sand(94)),
    times(
      36,
      (index) =>
        tile(-0.9 + index * 0.05, 0.05, 0.025, 0.05, teal(36)) +
        tile(-0.9 + index * 0.05, 0.9, 0.025, 0.05, teal(36)),
    ),
    tile(-0.84, 0.12, 1.68, 0.76, mix(sand(90), orange(90), 0.4)),
    times(15, (index) => {
      const column = index % 5;
      const row = Math.floor(index / 5);
      const u = -0.84 + column * 0.336 + 0.168;
      const v = 0.12 + row * 0.253 + 0.127;
      const diamond = (k: number, colour: Colour) =>
        polygon(
          colour,
          floor(u, v - 0.115 * k),
          floor(u + 0.155 * k, v),
          floor(u, v + 0.115 * k),
          floor(u - 0.155 * k, v),
        );
      const colours =
        (index + row) % 2
          ? [teal(36), lamplight(80), red(42)]
          : [mix(orange(48), red(44), 0.4), sand(98), teal(34)];
      return (
        diamond(1, colours[0] ?? ink1) +
        diamond(0.72, colours[1] ?? ink1) +
        diamond(0.4, colours[2] ?? ink1)
      );
    }),
  ].join("");
  const wall = (x: number, y: number, w: number, h: number, depth: number, toRight: boolean) => {
    const s = toRight ? 1 : -1;
    let top = `M${x} ${y}V${y - h}`;
    const steps = Math.floor(w / 46);
    for (let index = 1; index <= steps; index++)
      top += `H${n(x + (w * index) / steps)}V${n(y - h * p.between(0.7, 1.12))}`;
    return (
      fill(`${top}V${y}Z`, brick) +
      polygon(
        toRight ? lit : shade,
        [toRight ? x : x + w, y - h],
        [(toRight ? x : x + w) - s * depth, y - h - depth * 0.28],
        [(toRight ? x : x + w) - s * depth, y - depth * 0.28],
        [toRight ? x : x + w, y],
      ) +
      times(Math.floor((h * 0.7) / 17), (index) =>
        line(`M${x} ${y - 9 - index * 17}h${w}`, mix(brick, sand(94), 0.5), 2, 0.6),
      ) +
      bricks(p, x, y - h * 0.68, w, h * 0.6, brick, Math.floor((w * h) / 1500))
    );
  };
  const column = (x: number, y: number, h: number, broken: boolean) => {
    const w = h * 0.115;
    return (
      oval(x + h * 0.2, y + 4, h * 0.3, 10, mix(sand(50), green(40), 0.4), 0.4) +
      box(x - w * 0.95, y - 20, w * 1.9, 22, marbleShade) +
      box(x - w * 0.95, y - 20, w * 1.2, 22, marble) +
      box(x - w * 0.72, y - 34, w * 1.44, 15, marble) +
      fill(
        broken
          ? `M${x - w / 2} ${y - 30}L${x - w * 0.46} ${y - h}L${x - w * 0.1} ${y - h - 24}L${x + w * 0.2} ${y - h + 12}L${x + w * 0.46} ${y - h - 10}L${x + w / 2} ${y - 30}Z`
          : `M${x - w / 2} ${y - 30}L${x - w * 0.42} ${y - h}H${x + w * 0.42}L${x + w / 2} ${y - 30}Z`,
        marble,
      ) +
      fill(
        `M${x + w * 0.1} ${y - 30}L${x + w * 0.1} ${y - h + 8}H${x + w * 0.43}L${x + w / 2} ${y - 30}Z`,
        marbleShade,
      ) +
      [-0.28, -0.08]
        .map((t) =>
          line(`M${n(x + w * t)} ${y - 36}V${y - h + 14}`, mix(marble, marbleShade, 0.5), 4),
        )
        .join("") +
      (broken
        ? ""
        : fill(
            `M${x - w * 0.44} ${y - h}C${x - w * 0.5} ${y - h - 30} ${x - w * 0.9} ${y - h - 34} ${x - w * 0.85} ${y - h - 56}H${x + w * 0.85}C${x + w * 0.9} ${y - h - 34} ${x + w * 0.5} ${y - h - 30} ${x + w * 0.44} ${y - h}Z`,
            marble,
          ) +
          fill(
            `M${x} ${y - h - 2}L${x - 10} ${y - h - 54}H${x + w * 0.85}C${x + w * 0.9} ${y - h - 34} ${x + w * 0.5} ${y - h - 30} ${x + w * 0.44} ${y - h}Z`,
            marbleShade,
          ) +
          times(4, (index) =>
            dot(
              x - w * 0.66 + index * w * 0.44,
              y - h - 36,
              8,
              index < 2 ? sand(92) : mix(marbleShade, ink(60), 0.2),
            ),
          ) +
          box(x - w, y - h - 70, w * 2, 15, marble))
    );
  };
  return [
    sky(p, [
      [0, mix(cyan(54), night(52), 0.3)],
      [0.28, cyan(76)],
      [0.5, mix(cyan(94), orange(98), 0.4)],
    ]),
    clouds(p, 9, 80, 380, sand(100), 0.9),
    hill(p, far, mix(teal(60), green(62), 0.5)),
    trees(p, far, 90, mix(teal(52), green(56), 0.5), { least: 24, most: 70 }),
    times(9, (index) =>
      house(
        p,
        60 + index * 90 + p.between(0, 20),
        540,
        1.5,
        index % 2 ? sand(98) : mix(lamplight(88), sand(98), 0.5),
        orange(50),
      ),
    ),
    [930, 972, 1012]
      .map((x) => poplar(x, 556, p.between(170, 230), mix(green(34), teal(34), 0.4)))
      .join(""),
    fill(`M0 540H${p.width}V${p.height}H0Z`, mix(green(58), lamplight(72), 0.35)),
    wall(-30, 612, 400, 58, 0, true),
    wall(450, 604, 560, 44, 0, true),
    wall(1120, 616, 520, 70, 0, true),
    fill(`M0 620H${p.width}V${p.height}H0Z`, mix(sand(86), lamplight(84), 0.35)),
    mosaic,
    wall(-30, 742, 300, 74, 0, true),
    wall(-40, 960, 280, 150, 0, true),

    column(1180, 760, 400, false),
    column(1350, 830, 470, false),
    column(1530, 910, 300, true),
    wall(1250, 1090, 380, 110, 0, true),
    polygon(lit, [1250, 980], [1640, 980], [1640, 952], [1276, 952]),
    at(
      190,
      0,
      1,
      person(190, 720, 1.05, { top: red(48), legs: sand(36), hair: amber(36) }) +
        person(236, 726, 1.1, { top: teal(36), legs: ink(28) }),
    ),
    grass(p, () => p.height + 14, 60, mix(green(40), lamplight(48), 0.2), 80, -20, 340),
    grass(p, () => 982, 20, mix(green(44), lamplight(50), 0.2), 34, 1260, 1600),
    birds(p, 5, 620, 150, mix(teal(40), ink(40), 0.5)),
  ];
});
