import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checksumOf, readChecksums } from "../../art/checksums.ts";
import type { Scene } from "../../art/kit/scene.ts";

/** Up to this many are listed by name. */
const MAX_LISTED = 5;

/** One sentence about all pictures that are older than their scenes or the colours. */
export function findStaleArt(scenes: Scene[], folder: string): string[] {
  const sums = readChecksums(folder);
  const stale = scenes
    .filter((scene) => {
      const picture = join(folder, `${scene.name}.webp`);
      return existsSync(picture) && sums[scene.name] !== checksumOf(scene, readFileSync(picture));
    })
    .map(({ name }) => name);
  if (stale.length === 0) return [];
  const [which, cure] =
    stale.length <= MAX_LISTED
      ? [stale.join(", "), `npm run assets:draw -- ${stale.join(" ")}`]
      : [`${stale.length} pictures`, "npm run assets:draw draws all, in about two minutes"];
  return [`${folder}: ${which}: older than art/scenes/ or design-tokens/: ${cure}`];
}
