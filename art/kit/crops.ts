import { amber, type Colour, green, ink, lamplight, mix, orange, red } from "./colour.ts";
import type { Line } from "./land.ts";
import { at, box, dot, fill, type Layer, line, n, oval, type Paper, times } from "./paper.ts";

/** The head of a sunflower turned a little to the left, its middle on (x, y). */
const sunflower = (x: number, y: number, radius: number): Layer => {
  if (radius < 30)
    return (
      oval(x, y, radius * 0.9, radius, lamplight(76)) +
      oval(x - radius * 0.12, y, radius * 0.42, radius * 0.48, orange(22))
    );
  const petals = (count: number, long: number, colour: Colour, shift: number): Layer =>
    times(
      count,
      (index) =>
        `<path d="M-18 -46Q-30 -${long * 0.78} 0 -${long}Q30 -${long * 0.78} 18 -46Z" fill="${colour}" transform="rotate(${n(((index + shift) * 360) / count)})"/>`,
    );
  const head =
    petals(10, 106, lamplight(70), 0) +
    petals(10, 97, lamplight(80), 0.5) +
    dot(-5, 0, 52, orange(24)) +
    dot(-9, 0, 38, orange(15)) +
    dot(-13, -2, 20, mix(orange(26), green(30), 0.4));
  return at(x, y, radius / 100, `<g transform="scale(.88 1)">${head}</g>`, -6);
};

/** Sunflowers in rows from the horizon to the eye, all turned the same way. */
export const sunflowerField = (p: Paper, top: number, bottom: number, rows = 7): Layer =>
  times(rows, (row) => {
    const near = (row / (rows - 1)) ** 1.75;
    const y = top + (bottom - top) * near;
    const radius = 15 + 96 * near;
    const count = Math.ceil(p.width / (radius * 2.5)) + 2;
    const shade = mix(green(40), green(18), near);
    const leaf = mix(green(54), green(34), near);
    const places = Array.from({ length: count }, (_, index) => ({
      x: (index - 0.5 + (row % 2) * 0.5 + p.between(-0.16, 0.16)) * radius * 2.5,
      y: y + p.between(-0.35, 0.35) * radius,
    }));
    const bed = box(0, y - radius * 0.2, p.width, bottom - y + radius * 3, shade);
    const leaves = places
      .map((place) => {
        const { x, y: top } = place;
        const r = radius;
        return (
          box(x - r * 0.08, top, r * 0.16, r * 4, leaf) +
          fill(
            `M${n(x)} ${n(top + r * 1.9)}q${n(-r * 0.5)} ${n(-r)} ${n(-r * 1.2)} ${n(-r * 0.5)}q${n(r * 0.3)} ${n(r * 0.9)} ${n(r * 1.2)} ${n(r * 0.5)}Z`,
            leaf,
          ) +
          fill(
            `M${n(x)} ${n(top + r * 2.2)}q${n(r * 0.5)} ${n(-r)} ${n(r * 1.2)} ${n(-r * 0.6)}q${n(-r * 0.3)} ${n(r)} ${n(-r * 1.2)} ${n(r * 0.6)}Z`,
            mix(leaf, shade, 0.45),
          )
        );
      })
      .join("");
    return bed + leaves + places.map((place) => sunflower(place.x, place.y, radius)).join("");
  });

/** Ears of wheat along a line, each on its stalk, leaning with the wind. */
export const wheat = (
  p: Paper,
  land: Line,
  count: number,
  height: number,
  straw: Colour,
  ear: Colour,
): Layer =>
  times(count, () => {
    const x = p.between(-20, p.width + 20);
    const h = height * p.between(0.7, 1.1);
    const foot = land(x) + 12;
    const lean = h * p.between(0.05, 0.22);
    return (
      line(
        `M${n(x)} ${n(foot)}Q${n(x)} ${n(foot - h * 0.6)} ${n(x + lean)} ${n(foot - h)}`,
        straw,
        Math.max(1.4, h * 0.022),
      ) +
      `<ellipse cx="${n(x + lean)}" cy="${n(foot - h)}" rx="${n(h * 0.036)}" ry="${n(h * 0.17)}" fill="${ear}" transform="rotate(${n(p.between(12, 30))} ${n(x + lean)} ${n(foot - h)})"/>`
    );
  });

/** A poppy seen from the side; its bloom around (x, y). */
export const poppy = (x: number, y: number, size: number, stalk: Colour, long = 5): Layer =>
  at(
    x,
    y,
    size / 20,
    line(`M0 6Q6 ${long * 10} -4 ${long * 20}`, stalk, 2.4) +
      fill("M-20 -4C-24 -22 -6 -24 0 -16C6 -24 24 -22 20 -4C20 14 -20 14 -20 -4Z", red(52)) +
      fill("M-16 0C-10 -10 10 -10 16 0C12 14 -12 14 -16 0Z", red(42)) +
      oval(0, 2, 5.5, 4, ink(8)),
  );

/** Maize in a row from `from` to `to`: stalks with arching leaves, feet on the line. */
export const maize = (
  p: Paper,
  land: Line,
  from: number,
  to: number,
  height: number,
  apart: number,
  colours: Colour[],
): Layer =>
  times(Math.floor((to - from) / apart), (index) => {
    const x = from + index * apart + p.between(-0.3, 0.3) * apart;
    const y = land(x) + 6;
    const h = height * p.between(0.85, 1.1);
    const colour = colours[Math.floor(p.chance() * colours.length)] ?? green(30);
    const leaves = times(5, (leaf) => {
      const side = leaf % 2 ? 1 : -1;
      const top = y - h * (0.2 + leaf * 0.15);
      const long = h * p.between(0.22, 0.32) * side;
      return fill(
        `M${n(x)} ${n(top)}Q${n(x + long * 0.6)} ${n(top - h * 0.2)} ${n(x + long)} ${n(top + h * 0.05)}Q${n(x + long * 0.5)} ${n(top - h * 0.09)} ${n(x)} ${n(top + h * 0.05)}Z`,
        colour,
      );
    });
    return (
      line(`M${n(x)} ${n(y)}V${n(y - h)}`, colour, h * 0.035) +
      leaves +
      line(
        `M${n(x)} ${n(y - h)}l${n(-h * 0.05)} ${n(-h * 0.12)}M${n(x)} ${n(y - h)}v${n(-h * 0.15)}M${n(x)} ${n(y - h)}l${n(h * 0.05)} ${n(-h * 0.12)}`,
        amber(58),
        h * 0.02,
      )
    );
  });

/** Vines in winter in rows that run to a vanishing point: twisted wood, posts and wires, snow on all of them. */
export const bareVines = (
  p: Paper,
  land: Line,
  vanishing: { x: number; y: number },
  { wood, shade, snow }: { wood: Colour; shade: Colour; snow: Colour },
  { count = 9, apart = 330, height = 170 } = {},
): Layer => {
  const bottom = p.height + 120;
  const wire = (row: number, up: number, colour: Colour, width: number): Layer => {
    const goal = vanishing.x + row * apart;
    const from = 0.16;
    return line(
      `M${n(vanishing.x + (goal - vanishing.x) * from)} ${n(vanishing.y + (bottom - vanishing.y - up) * from)}L${n(goal)} ${n(bottom - up)}`,
      colour,
      width,
    );
  };
  let drawn = times(count * 2 + 1, (index) => {
    const row = index - count;
    return (
      wire(row, height * 0.68, wood, 2.4) +
      wire(row, height * 0.68 + 5, mix(snow, shade, 0.15), 2.4)
    );
  });
  for (let step = 0; step < 12; step++) {
    const near = 0.18 + 0.82 * (step / 11) ** 1.5;
    for (let row = -count; row <= count; row++) {
      const x = vanishing.x + row * apart * near;
      const y = vanishing.y + (bottom - vanishing.y) * near;
      if (x < -160 || x > p.width + 160 || y < land(Math.max(0, Math.min(p.width, x))) + 6)
        continue;
      const h = height * near;
      const bend = (p.chance() < 0.5 ? -1 : 1) * p.between(0.09, 0.14) * h;
      const reach = h * p.between(0.3, 0.38);
      const drawnFrom = { x: x - bend * 0.3, y: y - h * 0.56 };
      const canes = (lift: number): string =>
        `M${n(drawnFrom.x)} ${n(drawnFrom.y - lift)}q${n(-reach * 0.5)} ${n(-h * 0.26)} ${n(-reach)} ${n(-h * 0.04)}M${n(drawnFrom.x)} ${n(drawnFrom.y - lift)}q${n(reach * 0.5)} ${n(-h * 0.28)} ${n(reach)} ${n(-h * 0.08)}`;
      drawn += fill(
        `M${n(x)} ${n(y)}l${n(h * 0.8)} ${n(h * 0.1)}l${n(h * 0.1)} ${n(h * 0.07)}l${n(-h * 0.9)} ${n(-h * 0.07)}Z`,
        shade,
        0.6,
      );
      if (step % 2 === 0)
        drawn +=
          box(x + h * 0.1, y - h * 0.98, h * 0.06, h * 0.98, mix(wood, shade, 0.25)) +
          box(x + h * 0.085, y - h * 1.02, h * 0.09, h * 0.07, snow, { round: h * 0.03 });
      drawn +=
        line(
          `M${n(x)} ${n(y)}C${n(x + bend)} ${n(y - h * 0.16)} ${n(x - bend * 1.4)} ${n(y - h * 0.34)} ${n(drawnFrom.x)} ${n(drawnFrom.y)}`,
          wood,
          Math.max(2.4, h * 0.085),
        ) +
        line(canes(0), wood, Math.max(1.3, h * 0.034)) +
        line(canes(h * 0.028), snow, Math.max(1, h * 0.024)) +
        oval(drawnFrom.x, drawnFrom.y - h * 0.03, h * 0.07, h * 0.04, snow) +
        oval(x, y + h * 0.01, h * 0.1, h * 0.03, snow);
    }
  }
  return drawn;
};

/** A fruit tree in white blossom that stands on (x, y). */
export const blossomTree = (
  p: Paper,
  x: number,
  y: number,
  height: number,
  trunk: Colour,
  colours: Colour[],
): Layer => {
  const h = height;
  const wood = line(
    `M${n(x)} ${n(y)}Q${n(x - h * 0.02)} ${n(y - h * 0.2)} ${n(x)} ${n(y - h * 0.42)}M${n(x)} ${n(y - h * 0.32)}L${n(x - h * 0.2)} ${n(y - h * 0.62)}M${n(x)} ${n(y - h * 0.34)}L${n(x + h * 0.2)} ${n(y - h * 0.66)}M${n(x)} ${n(y - h * 0.4)}L${n(x + h * 0.02)} ${n(y - h * 0.8)}`,
    trunk,
    h * 0.05,
  );
  const puffs = colours
    .map((colour, layer) =>
      times(13 - layer * 2, () => {
        const turn = p.chance() * 6.28;
        const way = Math.sqrt(p.chance()) * h * 0.3;
        return dot(
          x + Math.cos(turn) * way * 1.15 - layer * h * 0.035,
          y - h * 0.66 + Math.sin(turn) * way * 0.8 - layer * h * 0.05,
          h * p.between(0.07, 0.13) * (1 - layer * 0.14),
          colour,
        );
      }),
    )
    .join("");
  return wood + puffs;
};
