import { type Colour, teal } from "./colour.ts";

/** SVG markup: one layer of a scene, or a part of it. */
export type Layer = string;

/** What a scene is drawn on: its size, a source of chance that is the same each time, and names. */
export interface Paper {
  width: number;
  height: number;
  /** From 0 up to 1, the same row of numbers for the same seed. */
  chance: () => number;
  /** between(10, 20): by chance from 10 to 20 */
  between: (least: number, most: number) => number;
  /** A name that no other part of this scene has, for gradients and clips. */
  name: () => string;
}

export interface Format {
  width: number;
  height: number;
  /** So many times larger than its paper is the picture. */
  enlarged?: number;
}

export const LANDSCAPE: Format = { width: 1600, height: 1067 };
/** Fills wide screens from edge to edge. */
export const WHOLE_SCREEN: Format = { ...LANDSCAPE, enlarged: 1.25 };
/** Composed for a telephone: calm sky above for the title, the subject below. */
export const PORTRAIT: Format = { width: 1067, height: 1600 };
/** A person, shown small. */
export const SQUARE: Format = { width: 480, height: 480 };

function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function paper(seed: number, format: Format = LANDSCAPE): Paper {
  const chance = chanceOf(seed);
  let names = 0;
  return {
    ...format,
    chance,
    between: (least, most) => least + (most - least) * chance(),
    name: () => `n${names++}`,
  };
}

/** n(12.3456) => "12.3": a tenth of a pixel is enough for any eye. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** times(3, (i) => …): so many layers, one after the other. */
export const times = (count: number, draw: (index: number) => Layer): Layer =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Moves, sizes and turns what is drawn around its own zero point: at(x, y, scale, "…", degrees). */
export const at = (x: number, y: number, scale: number, drawn: Layer, turn = 0): Layer =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""} scale(${scale})">${drawn}</g>`;

/** The same, looking the other way. */
export const mirrored = (x: number, y: number, scale: number, drawn: Layer): Layer =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${-scale} ${scale})">${drawn}</g>`;

export const fill = (d: string, colour: Colour, opacity = 1): Layer =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const line = (d: string, colour: Colour, width: number, opacity = 1): Layer =>
  `<path d="${d}" stroke="${colour}" stroke-width="${n(width)}" fill="none" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  { round = 0, opacity = 1 }: { round?: number; opacity?: number } = {},
): Layer =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round ? ` rx="${n(round)}"` : ""} fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const dot = (x: number, y: number, radius: number, colour: Colour, opacity = 1): Layer =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Colour,
  opacity = 1,
): Layer =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

/** polygon(teal(20), [x, y], [x, y], …) */
export const polygon = (colour: Colour, ...points: [number, number][]): Layer =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ")}" fill="${colour}"/>`;

/** Shows of `drawn` only what lies within the path. */
export function within(p: Paper, d: string, drawn: Layer): Layer {
  const name = p.name();
  return `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${drawn}</g>`;
}

/** From top to bottom (or from the left to the right): fades(p, [[0, teal(20)], [1, sand(90)]]) gives what `fill` takes. */
export function fades(
  p: Paper,
  stops: [offset: number, colour: Colour, opacity?: number][],
  across = false,
): { defs: Layer; paint: string } {
  const name = p.name();
  const marks = stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`,
    )
    .join("");
  const direction = across ? `x1="0" y1="0" x2="1" y2="0"` : `x1="0" y1="0" x2="0" y2="1"`;
  return {
    defs: `<linearGradient id="${name}" ${direction}>${marks}</linearGradient>`,
    paint: `url(#${name})`,
  };
}

/** Light that fades away from a point. */
export function glow(
  p: Paper,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Colour,
  strength = 0.75,
): Layer {
  const name = p.name();
  return `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>${oval(x, y, rx, ry, `url(#${name})`)}`;
}

/** The tooth of the paper over everything, as in print. */
const grain = ({ width, height }: Format): Layer =>
  `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .45  0 0 0 0 .4  0 0 0 .55 -.18"/></filter><rect x="-20" y="-20" width="${width + 40}" height="${height + 40}" filter="url(#grain)" opacity=".35" style="mix-blend-mode:multiply"/>`;

/** A whole picture. */
export const print = (format: Format, layers: Layer[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${format.width} ${format.height}" width="${format.width}" height="${format.height}"><rect width="${format.width}" height="${format.height}" fill="${teal(20)}"/>${layers.join("")}${grain(format)}</svg>`;
