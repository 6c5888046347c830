import { type Colour, mix, sand } from "./colour.ts";
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
  lit: Colour = mix(leaf, sand(100), 0.15),
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
        [leaf, mix(leaf, sand(100), 0.12), mix(leaf, trunk, 0.16)][index % 3] ?? leaf,
      );
    })
  );
};

/** Leaves that fill an oval, darker ones below and lighter ones on top. */
export const foliage = (
  p: Paper,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  colours: Colour[],
): Layer =>
  times(count, (index) => {
    const turn = p.chance() * 6.28;
    const way = Math.sqrt(p.chance());
    const s = size * p.between(0.6, 1.1);
    const leaf = colours[Math.floor((index / count) * colours.length)] ?? "";
    return `<ellipse cx="${n(x + Math.cos(turn) * way * rx)}" cy="${n(y + Math.sin(turn) * way * ry)}" rx="${n(s)}" ry="${n(s * 0.66)}" fill="${leaf}" transform="rotate(${n(p.between(-50, 50))} ${n(x + Math.cos(turn) * way * rx)} ${n(y + Math.sin(turn) * way * ry)})"/>`;
  });

/** A canopy seen from below: clumps of leaves that hang in from the top of the picture. */
export const canopy = (
  p: Paper,
  from: number,
  to: number,
  depth: number,
  count: number,
  colour: Colour,
  lit: Colour,
): Layer =>
  times(count, () => {
    const x = p.between(from, to);
    const y = p.between(-20, depth) * p.between(0.4, 1);
    const r = p.between(36, 86);
    const shade = p.chance() < 0.35 ? lit : colour;
    return (
      oval(x, y, r * 1.25, r * 0.7, shade) +
      oval(x + r * 0.7, y + r * 0.35, r * 0.7, r * 0.4, shade)
    );
  });

/** The trunk of an old willow that stands in water, wider where it meets its mirror image. */
export const floodedTrunk = (
  x: number,
  y: number,
  width: number,
  lean: number,
  bark: Colour,
  lit: Colour,
): Layer => {
  const w = width / 2;
  const top = x + lean;
  return (
    fill(
      `M${n(x - w * 1.9)} ${n(y)}C${n(x - w * 1.1)} ${n(y - width * 0.7)} ${n(x - w)} ${n(y - width * 2)} ${n(top - w * 0.8)} -20H${n(top + w * 0.8)}C${n(x + w)} ${n(y - width * 2)} ${n(x + w * 1.1)} ${n(y - width * 0.7)} ${n(x + w * 1.9)} ${n(y)}Z`,
      bark,
    ) +
    fill(
      `M${n(x + w * 0.5)} ${n(y)}C${n(x + w * 0.3)} ${n(y - width)} ${n(x + w * 0.5)} ${n(y - width * 2)} ${n(top + w * 0.35)} -20H${n(top + w * 0.8)}C${n(x + w)} ${n(y - width * 2)} ${n(x + w * 1.1)} ${n(y - width * 0.7)} ${n(x + w * 1.9)} ${n(y)}Z`,
      lit,
    ) +
    oval(x, y, w * 2.1, width * 0.09, bark)
  );
};

/** Willow twigs that hang in from above, each with a few narrow leaves. */
export const twigs = (
  p: Paper,
  count: number,
  from: number,
  to: number,
  top: number,
  length: number,
  colour: Colour,
): Layer =>
  times(count, () => {
    const x = p.between(from, to);
    const l = length * p.between(0.45, 1);
    const sway = p.between(-0.12, 0.12) * l;
    const leaves = times(Math.floor(l / 24), (index) => {
      const t = (index + 1) / Math.floor(l / 24);
      const lx = x + sway * t * t;
      const ly = top + l * t;
      const side = index % 2 ? 1 : -1;
      return `M${n(lx)} ${n(ly - 16)}q${side * 12} 4 ${side * 11} 26q${side * -10} -8 ${side * -11} -26Z`;
    });
    return (
      line(
        `M${n(x)} ${n(top)}Q${n(x)} ${n(top + l * 0.6)} ${n(x + sway)} ${n(top + l)}`,
        colour,
        2.4,
      ) + fill(leaves, colour)
    );
  });
