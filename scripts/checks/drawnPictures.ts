import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSums, sumOf } from "../../art/drawn.ts";
import type { Scene } from "../../art/kit/scene.ts";

/** So many can be drawn by name; a colour of the tokens changes more. */
const A_FEW = 5;

/** One sentence about all pictures that were not drawn from their scenes and the colours as they are now. */
export function findStaleArt(scenes: Scene[], folder: string): string[] {
  const sums = readSums(folder);
  const stale = scenes
    .filter((scene) => {
      const picture = join(folder, `${scene.name}.webp`);
      return existsSync(picture) && sums[scene.name] !== sumOf(scene, readFileSync(picture));
    })
    .map(({ name }) => name);
  if (stale.length === 0) return [];
  const [which, cure] =
    stale.length <= A_FEW
      ? [stale.join(", "), `npm run art -- ${stale.join(" ")}`]
      : [`${stale.length} pictures`, "npm run art draws all, in about two minutes"];
  return [
    `${folder}: ${which}: not drawn from art/scenes/ and design-tokens/ as they are: ${cure}`,
  ];
}
