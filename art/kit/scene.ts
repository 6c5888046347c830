import { type Format, LANDSCAPE, type Layer, type Paper, paper, print } from "./paper.ts";

export interface Scene {
  /** The file that is made of it: "ilok-castle" => ilok-castle.webp */
  name: string;
  format: Format;
  draw: () => string;
}

/** scene("fog-fisherman", 12, (p) => [sky(p, …), water(p, …), …]): the layers from back to front. */
export function scene(
  name: string,
  seed: number,
  layers: (p: Paper) => Layer[],
  format: Format = LANDSCAPE,
): Scene {
  return { name, format, draw: () => print(format, layers(paper(seed, format))) };
}
