/** A colour in Oklab: lightness from 0 to 1, a from green to red, b from blue to yellow. */
export interface Oklab {
  lightness: number;
  a: number;
  b: number;
}

type Triple = [number, number, number];

/** isHex("#fbf5e6") => true. Short forms such as "#fff" are not accepted. */
export const isHex = (colour: unknown): boolean =>
  typeof colour === "string" && /^#[0-9a-f]{6}$/i.test(colour);

/** Red, green and blue of "#fbf5e6", each from 0 to 1. */
export function channels(hex: string): Triple {
  // Any other form gives NaN, and the loop in fromOklab() would never end.
  if (!isHex(hex)) throw new Error(`${JSON.stringify(hex)} is no colour such as "#fbf5e6".`);
  const channel = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** toHex([1, 0.5, 0]) => "#ff8000" */
export function toHex(values: readonly number[]): string {
  const byte = (value: number): string =>
    Math.round(Math.min(Math.max(value, 0), 1) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${values.map(byte).join("")}`;
}

/** From an sRGB channel to linear light; constants from IEC 61966-2-1. */
export const toLight = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLight = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

// The matrices are those of Oklab's author: https://bottosson.github.io/posts/oklab/
export function toOklab(hex: string): Oklab {
  const [red, green, blue] = channels(hex);
  const [r, g, b] = [toLight(red), toLight(green), toLight(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function toLights({ lightness, a, b }: Oklab): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Whether the colour is inside sRGB. Outside, clipping would change its hue. */
const isShown = (colour: Oklab): boolean =>
  toLights(colour).every((light) => light > -0.0001 && light < 1.0001);

const FADE = 0.99;

/** The nearest sRGB colour of the same lightness and hue, as "#rrggbb". */
export function fromOklab(colour: Oklab): string {
  let shown = colour;
  while (!isShown(shown)) shown = { ...shown, a: shown.a * FADE, b: shown.b * FADE };
  return toHex(toLights(shown).map(fromLight));
}
