import { type Colour, cyan, green, ink, lamplight, mix, orange, red, sand } from "./colour.ts";
import {
  at,
  box,
  dot,
  fill,
  type Layer,
  line,
  n,
  oval,
  type Paper,
  polygon,
  times,
} from "./paper.ts";

/** Leaves of water lilies strewn over still water, a flower on some. */
export const lilyPads = (p: Paper, count: number, top: number, bottom: number): Layer => {
  const leaf = mix(green(36), cyan(60), 0.35);
  const young = mix(green(44), cyan(64), 0.35);
  const notch = mix(cyan(64), lamplight(60), 0.2);
  return times(count, () => {
    const x = p.chance() * p.width;
    const y = p.between(top, bottom);
    const w = p.between(30, 100);
    const pad =
      oval(x, y, w, w * 0.2, p.chance() > 0.5 ? leaf : young) +
      polygon(notch, [x, y], [x + w, y - w * 0.06], [x + w, y + w * 0.06]);
    if (p.chance() <= 0.7) return pad;
    return (
      pad +
      dot(x - w * 0.2, y - 8, 9, mix(red(100), red(72), 0.35)) +
      dot(x - w * 0.2, y - 8, 4, orange(80))
    );
  });
};

/** A bed of reeds with a ragged top between two places; its foot on y. */
export const reedBed = (
  p: Paper,
  from: number,
  to: number,
  y: number,
  height: number,
  colour: Colour,
  step = 9,
): Layer => {
  let d = `M${n(from)} ${n(y)}`;
  for (let x = from; x <= to; x += step) {
    const way = (x - from) / (to - from);
    const rise = height * Math.min(1, Math.sin(way * Math.PI) * 1.5) ** 0.8;
    const lean = p.between(-0.5, 0.9) * step;
    d += `L${n(x)} ${n(y - rise * p.between(0.35, 0.62))}L${n(x + step / 2 + lean)} ${n(y - rise * p.between(0.72, 1))}`;
  }
  const middle = (from + to) / 2;
  const sag = height * 0.16;
  return fill(`${d}L${n(to)} ${n(y)}Q${n(middle)} ${n(y + sag)} ${n(from)} ${n(y)}Z`, colour);
};

/** Feathery plumes on stalks, as old reeds carry them in winter. */
export const plumes = (
  p: Paper,
  from: number,
  to: number,
  base: number,
  height: number,
  count: number,
  stalk: Colour,
  plume: Colour,
): Layer =>
  times(count, () => {
    const x = p.between(from, to);
    const h = height * p.between(0.5, 1);
    const lean = p.between(-0.08, 0.2) * h;
    const tx = x + lean;
    const ty = base - h;
    const long = p.between(0.12, 0.2) * height;
    return (
      line(`M${n(x)} ${n(base)}Q${n(x)} ${n(base - h * 0.6)} ${n(tx)} ${n(ty)}`, stalk, 3) +
      fill(
        `M${n(tx - 4)} ${n(ty + long * 0.6)}C${n(tx - 10)} ${n(ty)} ${n(tx)} ${n(ty - long * 0.5)} ${n(tx + 16)} ${n(ty - long * 0.6)}C${n(tx + 20)} ${n(ty - long * 0.1)} ${n(tx + 12)} ${n(ty + long * 0.3)} ${n(tx - 4)} ${n(ty + long * 0.6)}Z`,
        plume,
      )
    );
  });

/** Where a path of planks goes: its middle and its width there. */
export type Way = [x: number, y: number, width: number][];

/** A path of planks on short poles, from far to near, with joints that get wider. */
export const boardwalk = (way: Way, plank: Colour, joint: Colour, side: Colour): Layer =>
  way
    .slice(1)
    .map((end, index) => {
      const start = way[index] ?? end;
      const [x0, y0, w0] = start;
      const [x1, y1, w1] = end;
      const deep = (w: number) => w * 0.1;
      const count = 12;
      const joints = times(count + 1, (step) => {
        const t = (step / count) ** (w1 > w0 ? 1.7 : 0.6);
        const x = x0 + (x1 - x0) * t;
        const y = y0 + (y1 - y0) * t;
        const w = w0 + (w1 - w0) * t;
        return line(`M${n(x - w / 2)} ${n(y)}H${n(x + w / 2)}`, joint, Math.max(1, w * 0.012));
      });
      const poles = [0.25, 0.65, 0.98]
        .map((t) => {
          const x = x0 + (x1 - x0) * t;
          const y = y0 + (y1 - y0) * t;
          const w = w0 + (w1 - w0) * t;
          return (
            box(x - w * 0.46, y, w * 0.07, w * 0.36, side) +
            box(x + w * 0.39, y, w * 0.07, w * 0.36, side)
          );
        })
        .join("");
      return (
        poles +
        polygon(
          side,
          [x0 - w0 / 2, y0],
          [x0 + w0 / 2, y0],
          [x1 + w1 / 2, y1],
          [x1 + w1 / 2, y1 + deep(w1)],
          [x1 - w1 / 2, y1 + deep(w1)],
          [x1 - w1 / 2, y1],
          [x0 - w0 / 2, y0 + deep(w0)],
        ) +
        polygon(plank, [x0 - w0 / 2, y0], [x0 + w0 / 2, y0], [x1 + w1 / 2, y1], [x1 - w1 / 2, y1]) +
        joints
      );
    })
    .join("");

/** A leaf of a water lily seen near by, with its notch, its veins and its lit half. */
export const lilyLeaf = (
  x: number,
  y: number,
  width: number,
  leaf: Colour,
  lit: Colour,
  turn = 0,
): Layer => {
  const w = width / 2;
  const h = w * 0.42;
  const veins = [-70, -35, 0, 35, 70, 110, 145, 180, 215, 250]
    .map((degrees) => {
      const a = ((degrees + 90) * Math.PI) / 180;
      return `M0 0L${n(Math.cos(a) * w * 0.86)} ${n(Math.sin(a) * h * 0.86)}`;
    })
    .join("");
  return at(
    x,
    y,
    1,
    oval(6, h * 0.16, w, h, ink(10), 0.25) +
      fill(
        `M0 0L${n(w * 0.93)} ${n(-h * 0.36)}A${n(w)} ${n(h)} 0 1 0 ${n(w * 0.99)} ${n(h * 0.12)}Z`,
        leaf,
      ) +
      fill(
        `M0 0L${n(w * 0.93)} ${n(-h * 0.36)}A${n(w)} ${n(h)} 0 0 0 ${n(-w)} 0Q${n(-w * 0.4)} ${n(h * 0.1)} 0 0Z`,
        lit,
      ) +
      line(veins, mix(leaf, lit, 0.75), Math.max(1.5, w * 0.012), 0.7),
    turn,
  );
};

/** A flower of a water lily, open, seen from the side; 250 wide at scale 1. */
export const waterLily = (
  x: number,
  y: number,
  scale: number,
  petal: Colour,
  shade: Colour,
  heart: Colour,
): Layer => {
  const one = (length: number, width: number, colour: Colour): Layer =>
    fill(
      `M0 0C${-width} ${-length * 0.3} ${-width * 0.9} ${-length * 0.8} 0 ${-length}C${width * 0.9} ${-length * 0.8} ${width} ${-length * 0.3} 0 0Z`,
      colour,
    );
  const ring = (turns: number[], length: number, width: number, colour: Colour): Layer =>
    turns.map((turn) => at(0, 0, 1, one(length, width, colour), turn)).join("");
  return at(
    x,
    y,
    scale,
    oval(0, 6, 118, 20, ink(10), 0.22) +
      ring([-84, 84, -62, 62], 122, 26, mix(green(50), shade, 0.55)) +
      ring([-72, -44, -16, 16, 44, 72], 124, 30, shade) +
      ring([-58, -30, 0, 30, 58], 112, 28, petal) +
      oval(0, -34, 34, 20, heart) +
      times(9, (index) =>
        dot(
          -28 + index * 7,
          -44 - Math.sin((index / 8) * Math.PI) * 14,
          5,
          mix(heart, sand(100), 0.3),
        ),
      ) +
      ring([-46, 46], 82, 26, petal) +
      ring([-20, 20, 0], 58, 26, mix(petal, shade, 0.25)) +
      ring([-74, 74], 96, 22, petal),
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
