import { amber, type Colour, green, ink, lamplight, mix, orange, red, sand } from "./colour.ts";
import type { Line } from "./land.ts";
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

/** The head of a sunflower turned a little to the left, its middle on (x, y). */
export const sunflower = (x: number, y: number, radius: number): Layer => {
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

/** Puffs of a heavy cloud side by side, flat below. */
export const cloudBank = (
  p: Paper,
  from: number,
  to: number,
  base: number,
  height: number,
  colour: Colour,
  count = 12,
): Layer =>
  times(count, (index) => {
    const way = (index + 0.5) / count;
    const arch = Math.sin(way * Math.PI) ** 0.6;
    const r = height * (0.25 + 0.28 * arch * p.between(0.7, 1.2));
    const x = from + (to - from) * way + p.between(-0.3, 0.3) * r;
    return oval(x, base - r * 0.6 - height * 0.3 * arch * p.chance(), r * 1.25, r, colour);
  }) + box(from + 20, base - height * 0.22, to - from - 40, height * 0.24, colour, { round: 20 });

/** Smoke that rises from (x, y) and drifts to the right, thinner as it goes. */
export const smoke = (x: number, y: number, height: number, colour: Colour, opacity = 0.6): Layer =>
  times(9, (index) => {
    const way = index / 8;
    return oval(
      x + height * 0.55 * way ** 1.6 + Math.sin(index * 1.7) * height * 0.03,
      y - height * way,
      height * (0.05 + 0.11 * way),
      height * (0.05 + 0.07 * way),
      colour,
      Number((opacity * (1 - way * 0.8)).toFixed(2)),
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

export interface HouseColours {
  wall: Colour;
  shade: Colour;
  roof: Colour;
  dark: Colour;
}

/** A cellar house seen from its gable, an arched door in it and a long side to the right; about 200 × 190 at scale 1, its left foot on (x, y). */
export const cellarHouse = (
  x: number,
  y: number,
  scale: number,
  { wall, shade, roof, dark }: HouseColours,
  snow?: Colour,
): Layer =>
  at(
    x,
    y,
    scale,
    [
      polygon(shade, [96, -92], [230, -84], [230, -4], [96, 0]),
      polygon(wall, [0, 0], [96, 0], [96, -92], [48, -150], [0, -92]),
      polygon(mix(wall, shade, 0.5), [0, 0], [96, 0], [96, -12], [0, -12]),
      box(176, -180, 18, 50, shade),
      box(173, -186, 24, 8, snow ?? roof),
      polygon(snow ?? roof, [46, -158], [200, -150], [244, -80], [102, -86]),
      polygon(mix(roof, ink(5), 0.3), [102, -86], [244, -80], [242, -74], [99, -78]),
      line("M-10 -84L47 -156L106 -84", snow ?? mix(roof, ink(5), 0.3), 9),
      fill("M30 0v-46a18 18 0 0 1 36 0v46Z", mix(wall, dark, 0.35)),
      fill("M34 0v-45a14 14 0 0 1 28 0v45Z", dark),
      dot(48, -104, 8, dark),
      box(146, -58, 22, 24, dark),
    ].join(""),
  );

/** A crow that stands on (x, y), looking to the right; 40 long at scale 1. */
export const crow = (x: number, y: number, scale: number, colour: Colour): Layer =>
  at(
    x,
    y,
    scale,
    line("M-2 -8L-3 0M4 -8L5 0", colour, 1.8) +
      fill(
        "M-26 -8C-14 -20 2 -26 12 -24C16 -30 24 -30 26 -24L34 -21L26 -19C24 -10 10 -4 -4 -6Z",
        colour,
      ),
  );

/** A crow in flight, its wings up. */
export const flyingCrow = (x: number, y: number, scale: number, colour: Colour): Layer =>
  at(
    x,
    y,
    scale,
    fill(
      "M-20 4C-6 -4 6 -4 18 -2L26 0L18 4C6 8 -8 8 -26 10ZM-6 0C-14 -16 -24 -26 -38 -30C-32 -18 -28 -12 -22 -8C-14 -2 -8 2 2 2ZM4 0C6 -16 16 -30 30 -36C28 -24 24 -14 16 -4Z",
      colour,
    ),
  );

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

/** A beehive on short legs, its foot on (x, y); 60 × 80 at scale 1. */
export const beehive = (x: number, y: number, scale: number, paint: Colour): Layer =>
  at(
    x,
    y,
    scale,
    [
      oval(4, 1, 40, 5, ink(0), 0.16),
      box(-24, -14, 6, 14, orange(20)),
      box(18, -14, 6, 14, orange(20)),
      box(-30, -70, 60, 58, paint),
      box(12, -70, 18, 58, mix(paint, ink(10), 0.25)),
      box(-30, -43, 60, 3, mix(paint, ink(10), 0.35)),
      box(-35, -80, 70, 11, sand(94)),
      box(12, -80, 23, 11, sand(74)),
      box(-16, -20, 24, 5, ink(10)),
      box(-19, -15, 30, 4, sand(86)),
    ].join(""),
  );

/** A haystack around its pole, standing on (x, y); 200 high at scale 1. */
export const haystack = (
  x: number,
  y: number,
  scale: number,
  hay: Colour,
  lit: Colour,
  litOnRight = true,
): Layer => {
  const drawn =
    oval(0, 0, 104, 12, ink(0), 0.25) +
    line("M0 -180V-226", orange(16), 6) +
    fill("M-92 0C-104 -70 -72 -170 0 -206C72 -170 104 -70 92 0C40 10 -40 10 -92 0Z", hay) +
    fill("M92 0C104 -70 72 -170 0 -206C34 -150 52 -70 36 6C56 6 76 4 92 0Z", lit) +
    times(9, (index) =>
      line(
        `M${-70 + index * 17} ${-20 - (index % 3) * 32}q4 ${-20} ${n((4 - index) * 1.8)} -34`,
        mix(hay, lit, 0.5),
        3,
        0.6,
      ),
    );
  return litOnRight
    ? at(x, y, scale, drawn)
    : `<g transform="translate(${n(x)} ${n(y)}) scale(${-scale} ${scale})">${drawn}</g>`;
};

/** A well with its sweep: a forked post, a long pole, a bucket over the curb; 420 high at scale 1. */
export const wellSweep = (x: number, y: number, scale: number, wood: Colour, lit: Colour): Layer =>
  at(
    x,
    y,
    scale,
    [
      oval(0, 4, 60, 9, ink(0), 0.2),
      fill("M-9 0L-6 -270L-22 -306H-12L0 -282L12 -306H22L6 -270L9 0Z", wood),
      line("M-190 -150L230 -420", wood, 11),
      line("M-190 -153L230 -423", lit, 3),
      box(-206, -160, 34, 30, wood, { round: 6 }),
      line("M228 -418V-92", wood, 3.4),
      fill("M212 -92H244L240 -58H216Z", wood),
      box(176, -54, 104, 58, wood),
      box(176, -54, 104, 10, lit),
      box(176, -26, 104, 5, lit, { opacity: 0.5 }),
    ].join(""),
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

/** A goose that stands on (x, y), looking to the right (or the left); 70 long at scale 1. */
export const goose = (
  x: number,
  y: number,
  scale: number,
  { toLeft = false, grazing = false, white = sand(99), shade = sand(80) } = {},
): Layer => {
  const neck = grazing ? "M22 -30C36 -32 40 -16 44 -4" : "M22 -32C34 -40 22 -54 30 -64";
  const [hx, hy] = grazing ? [45, -4] : [31, -65];
  const bill = grazing
    ? polygon(orange(62), [hx - 3, hy + 3], [hx + 5, hy + 2], [hx + 3, hy + 12])
    : polygon(orange(62), [hx + 4, hy - 4], [hx + 15, hy + 2], [hx + 4, hy + 4]);
  const drawn = [
    oval(0, 1, 30, 4, ink(0), 0.14),
    line("M-2 -14V0M8 -14V0", orange(60), 3.4),
    fill("M-42 -36C-26 -40 10 -46 26 -32C30 -14 10 -8 -8 -10C-24 -12 -32 -22 -42 -36Z", white),
    fill("M-42 -36C-24 -34 -6 -36 10 -30C6 -16 -14 -16 -24 -22C-32 -26 -36 -30 -42 -36Z", shade),
    line(neck, white, 8.5),
    dot(hx, hy, 6.4, white),
    bill,
  ].join("");
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${toLeft ? -scale : scale} ${scale})">${drawn}</g>`;
};

/** A Slavonian village house: its gable to the street, the long wing with its porch behind a wall with a gate; about 420 × 250 at scale 1, its left foot on (x, y). */
export const gableHouse = (
  x: number,
  y: number,
  scale: number,
  { wall, shade, roof, dark }: HouseColours,
  trim: Colour = sand(99),
): Layer => {
  const window = (left: number): Layer =>
    box(left - 7, -100, 46, 62, trim) +
    box(left, -94, 32, 50, dark) +
    box(left + 14.5, -94, 3, 50, trim) +
    box(left, -76, 32, 3, trim) +
    box(left - 10, -106, 52, 7, trim) +
    box(left - 9, -38, 50, 5, trim);
  return at(
    x,
    y,
    scale,
    [
      polygon(mix(roof, ink(8), 0.18), [96, -232], [372, -222], [400, -132], [190, -136]),
      polygon(shade, [190, -136], [392, -132], [392, -20], [190, 0]),
      times(4, (index) => box(226 + index * 46, -130, 9, 100, mix(shade, wall, 0.6))),
      box(300, -266, 24, 52, mix(roof, shade, 0.4)),
      polygon(wall, [0, 0], [0, -134], [96, -236], [192, -134], [192, 0]),
      polygon(shade, [150, 0], [150, -178], [192, -134], [192, 0]),
      box(0, -16, 192, 16, mix(wall, dark, 0.4)),
      box(-4, -140, 200, 7, trim),
      line("M-14 -124L96 -242L206 -124", roof, 13),
      line("M0 -128L96 -230L192 -128", trim, 5),
      fill("M68 -156v-22a9 9 0 0 1 18 0v22ZM106 -156v-22a9 9 0 0 1 18 0v22Z", dark),
      dot(96, -204, 7, trim),
      window(34),
      window(118),
      box(196, -88, 200, 88, mix(wall, sand(92), 0.5)),
      box(192, -95, 208, 9, roof),
      fill("M222 0v-72a32 24 0 0 1 64 0v72Z", mix(orange(26), green(26), 0.5)),
      line("M254 -94V0", mix(orange(16), green(16), 0.5), 3),
      fill("M328 0v-62a17 15 0 0 1 34 0v62Z", mix(orange(26), green(26), 0.5)),
    ].join(""),
  );
};
