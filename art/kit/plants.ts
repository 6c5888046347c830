import { type Colour, mix } from "./colour.ts";
import type { Line } from "./land.ts";
import { box, dot, fill, type Layer, line, n, oval, type Paper, times } from "./paper.ts";

export const poplar = (x: number, y: number, height: number, colour: Colour): Layer => {
  const h = height;
  return (
    fill(
      `M${n(x)} ${n(y)}C${n(x - h * 0.14)} ${n(y - h * 0.25)} ${n(x - h * 0.1)} ${n(y - h * 0.75)} ${n(x)} ${n(y - h)}C${n(x + h * 0.1)} ${n(y - h * 0.75)} ${n(x + h * 0.14)} ${n(y - h * 0.25)} ${n(x)} ${n(y)}Z`,
      colour,
    ) + box(x - h * 0.012, y - h * 0.06, h * 0.024, h * 0.1, colour)
  );
};

/** Round crowns along a line, as woods and hedges look from far away. */
export function trees(
  p: Paper,
  land: Line,
  count: number,
  colour: Colour,
  { from = 0, to = p.width, least = 14, most = 34 } = {},
): Layer {
  const places = Array.from({ length: count }, () => p.between(from, to)).sort((a, b) => a - b);
  return places
    .map((x) => {
      const height = p.between(least, most);
      return oval(x, land(x) + 4 - height * 0.5, height * 0.45, height * 0.62, colour);
    })
    .join("");
}

/** One broad tree with light on one side: trunk, crown, lighter crown. Stands on (x, y). */
export function tree(
  p: Paper,
  x: number,
  y: number,
  height: number,
  trunk: Colour,
  leaf: Colour,
  lit: Colour = mix(leaf, "#ffffff", 0.15),
  lightFromLeft = true,
): Layer {
  const h = height;
  const wood =
    fill(
      `M${n(x - h * 0.035)} ${n(y)}Q${n(x - h * 0.02)} ${n(y - h * 0.3)} ${n(x - h * 0.025)} ${n(y - h * 0.6)}H${n(x + h * 0.025)}Q${n(x + h * 0.02)} ${n(y - h * 0.3)} ${n(x + h * 0.035)} ${n(y)}Z`,
      trunk,
    ) +
    line(`M${n(x)} ${n(y - h * 0.36)}L${n(x + h * 0.16)} ${n(y - h * 0.55)}`, trunk, h * 0.02) +
    line(`M${n(x)} ${n(y - h * 0.42)}L${n(x - h * 0.15)} ${n(y - h * 0.6)}`, trunk, h * 0.02);
  const crowns: [number, number, number][] = [
    [0, -0.72, 0.25],
    [-0.2, -0.6, 0.18],
    [0.21, -0.58, 0.18],
    [-0.1, -0.85, 0.16],
    [0.12, -0.83, 0.16],
  ];
  const side = lightFromLeft ? -1 : 1;
  const crown = crowns
    .map(([dx, dy, r]) => dot(x + dx * h, y + dy * h, r * h * p.between(0.94, 1.06), leaf))
    .join("");
  const light = crowns
    .slice(0, 4)
    .map(([dx, dy, r]) =>
      oval(
        x + dx * h + side * r * h * 0.28,
        y + dy * h - r * h * 0.3,
        r * h * 0.55,
        r * h * 0.4,
        lit,
      ),
    )
    .join("");
  return wood + crown + light;
}

/** Bare branches, for winter: forks that get thinner. */
export function bareTree(p: Paper, x: number, y: number, height: number, colour: Colour): Layer {
  const branch = (bx: number, by: number, angle: number, length: number, width: number): Layer => {
    const ex = bx + Math.sin(angle) * length;
    const ey = by - Math.cos(angle) * length;
    const limb = line(`M${n(bx)} ${n(by)}L${n(ex)} ${n(ey)}`, colour, width);
    if (width < height * 0.008) return limb;
    return (
      limb +
      branch(ex, ey, angle - p.between(0.25, 0.6), length * p.between(0.62, 0.8), width * 0.62) +
      branch(ex, ey, angle + p.between(0.25, 0.6), length * p.between(0.62, 0.8), width * 0.62)
    );
  };
  return branch(x, y, p.between(-0.05, 0.05), height * 0.34, height * 0.045);
}

/** A pollard or weeping willow: a stout trunk, a round head and hanging twigs. */
export const willow = (
  p: Paper,
  x: number,
  y: number,
  height: number,
  trunk: Colour,
  leaf: Colour,
): Layer => {
  const h = height;
  return (
    fill(
      `M${n(x - h * 0.06)} ${n(y)}Q${n(x - h * 0.03)} ${n(y - h * 0.3)} ${n(x - h * 0.05)} ${n(y - h * 0.55)}H${n(x + h * 0.06)}Q${n(x + h * 0.03)} ${n(y - h * 0.3)} ${n(x + h * 0.07)} ${n(y)}Z`,
      trunk,
    ) +
    oval(x, y - h * 0.74, h * 0.27, h * 0.23, leaf) +
    oval(x - h * 0.14, y - h * 0.64, h * 0.2, h * 0.2, leaf) +
    oval(x + h * 0.15, y - h * 0.65, h * 0.19, h * 0.2, leaf) +
    times(26, (index) => {
      const way = ((index * 7) % 26) / 25 - 0.5;
      const sx = x + way * h * 0.56;
      const top = y - h * (0.93 - (index % 4) * 0.05) + way * way * h * 1.1;
      const ex = sx + way * h * 0.24;
      const end = y - h * 0.66 + Math.abs(way) * h * 0.2 + h * p.between(0.25, 0.52);
      const w = h * (0.02 + (index % 3) * 0.006);
      const middle = top + (end - top) * 0.45;
      return fill(
        `M${n(sx)} ${n(top)}C${n(ex - w)} ${n(middle)} ${n(ex - w * 1.6)} ${n(middle)} ${n(ex)} ${n(end)}C${n(ex + w * 1.6)} ${n(middle)} ${n(ex + w * 2)} ${n(middle)} ${n(sx)} ${n(top)}Z`,
        [leaf, mix(leaf, "#ffffff", 0.12), mix(leaf, trunk, 0.16)][index % 3] ?? leaf,
      );
    })
  );
};

/** Reeds and bulrushes that rise from the bottom of the picture. */
export const reeds = (
  p: Paper,
  from: number,
  to: number,
  base: number,
  colour: Colour,
  count = 70,
  highest = 260,
): Layer =>
  times(count, () => {
    const x = p.between(from, to);
    const height = highest * p.between(0.35, 1);
    const bend = (p.chance() - 0.5) * height * 0.35;
    const stalk = line(
      `M${n(x)} ${n(base)}Q${n(x + bend * 0.2)} ${n(base - height * 0.6)} ${n(x + bend)} ${n(base - height)}`,
      colour,
      p.between(2, 5),
    );
    if (p.chance() < 0.55) return stalk;
    const turn = n((bend / height) * 40);
    const long = n(p.between(16, 24));
    return `${stalk}<ellipse cx="${n(x + bend)}" cy="${n(base - height + 6)}" rx="5.5" ry="${long}" fill="${colour}" transform="rotate(${turn} ${n(x + bend)} ${n(base - height)})"/>`;
  });

/** Small flowers strewn over land: dots on stalks. */
export const flowers = (
  p: Paper,
  count: number,
  from: number,
  to: number,
  top: number,
  bottom: number,
  bloom: Colour,
  stalk: Colour,
): Layer =>
  Array.from({ length: count }, () => ({ x: p.between(from, to), y: p.between(top, bottom) }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => {
      const near = (y - top) / Math.max(1, bottom - top);
      const size = 3 + near * 9;
      return line(`M${n(x)} ${n(y)}v${n(size * 3)}`, stalk, size * 0.25) + dot(x, y, size, bloom);
    })
    .join("");
