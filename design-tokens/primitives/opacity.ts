import { channels, toHex } from "./oklab.ts";

export const OPACITIES = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const;

/** In per cent. */
export type Opacity = (typeof OPACITIES)[number];

/** fade("#0b3f45", 50) => "#0b3f4580": adds an alpha channel. */
export function fade(colour: string, opacity: Opacity): string {
  const alpha = Math.round((opacity / 100) * 255);
  return `${colour}${alpha.toString(16).padStart(2, "0")}`;
}

/** over("#000000", 50, "#ffffff") => "#808080": the opaque colour that the eye sees. */
export function over(colour: string, opacity: Opacity, ground: string): string {
  const [top, bottom] = [channels(colour), channels(ground)];
  const share = opacity / 100;
  return toHex(bottom.map((value, index) => value + ((top[index] ?? value) - value) * share));
}
