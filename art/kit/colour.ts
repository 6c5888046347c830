import { COLOUR } from "../../design-tokens/primitives/colour.ts";
import { makeRamp, type Ramp, STEPS, type Step } from "../../design-tokens/primitives/ramp.ts";

/** "#0f5c63", as the tokens write it. */
export type Colour = string;

const channels = (colour: Colour): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** mix(teal(30), sand(100), 0.25): a quarter of the way from the first to the second. */
export function mix(from: Colour, to: Colour, way: number): Colour {
  const goal = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((goal[index] ?? value) - value) * way),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const stepAt = (lightness: number): Step => STEPS.findLast((step) => step <= lightness) ?? STEPS[0];

/** Any lightness from 0 (dark) to 100 (light) on a ramp of the tokens. */
const tone =
  (ramp: Ramp) =>
  (lightness: number): Colour => {
    const below = stepAt(lightness);
    const above = STEPS.find((step) => step > below) ?? below;
    return mix(ramp[below], ramp[above], (lightness - below) / 10);
  };

/** Night and shade: primary. */
export const teal = tone(COLOUR.primary);
/** Water and summer sky: secondary. */
export const cyan = tone(COLOUR.secondary);
/** Brick, roofs, copper, low light, apricot: tertiary. */
export const orange = tone(COLOUR.tertiary);
/** Ink to paper: text. */
export const ink = tone(COLOUR.text);
/** Wood, stone, walls, sand: border. */
export const sand = tone(COLOUR.border);
/** Leaves and grass: success. */
export const green = tone(COLOUR.success);
/** Paprika, poppies, red wine: error. */
export const red = tone(COLOUR.error);
/** Wheat, honey, lamplight, white wine: noted. */
export const amber = tone(COLOUR.noted);

// Three inks that posters need and screens do not, made by the tokens' own rule.
/** The sky at night, deep water. */
export const night = tone(makeRamp({ 20: "#0f2a42", 30: "#16405a" }));
/** Grapes, plums, red wine in the shade. */
export const grape = tone(makeRamp({ 30: "#5b2449", 70: "#b98aa8" }));
/** Lit windows, fire, sunflowers, the sun through a glass of wine. */
export const lamplight = tone(makeRamp({ 70: "#f0a53a", 80: "#ffcf73", 90: "#ffe0a8" }));
