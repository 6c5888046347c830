import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { scenesOf } from "../../art/draw.ts";
import { readSums, type Sums, sumOf } from "../../art/drawn.ts";
import type { Scene } from "../../art/kit/scene.ts";

const SCENES = "art/scenes";
const PICTURES = "content-service/pictures";

/** Of 255: a scene that was changed and not drawn again differs far more. */
const ALIKE = 5;

/** So many can be drawn by name; a colour of the tokens changes more. */
const A_FEW = 5;

/** Small enough that only what the picture is about remains. */
const glance = (picture: string | Buffer): Promise<Buffer> =>
  sharp(picture).resize(48, 48, { fit: "fill" }).removeAlpha().raw().toBuffer();

/** Only what is not as it was when it was drawn is drawn again to be compared. */
async function isAsDrawn(scene: Scene, picture: string, sums: Sums): Promise<boolean> {
  if (sums[scene.name] === sumOf(scene, readFileSync(picture))) return true;
  const [now, kept] = await Promise.all([glance(Buffer.from(scene.draw())), glance(picture)]);
  const difference = now.reduce((sum, value, at) => sum + Math.abs(value - (kept[at] ?? 0)), 0);
  return difference / now.length < ALIKE;
}

/** One sentence about all pictures that are not as their scenes and the colours would be drawn now. */
export async function findStaleArt(
  scenes: Scene[],
  folder: string,
  sums = readSums(folder),
): Promise<string[]> {
  const stale: string[] = [];
  for (const scene of scenes) {
    const picture = join(folder, `${scene.name}.webp`);
    if (existsSync(picture) && !(await isAsDrawn(scene, picture, sums))) stale.push(scene.name);
  }
  const [first, ...others] = stale;
  if (first === undefined) return [];
  if (stale.length <= A_FEW) {
    const [are, them] = others.length > 0 ? ["are", "them"] : ["is", "it"];
    return [
      `${stale.join(", ")} in ${PICTURES}/ ${are} not as ${SCENES}/ and the colours of design-tokens/ draw ${them} now: npm run art -- ${stale.join(" ")}`,
    ];
  }
  return [
    `${stale.length} pictures in ${PICTURES}/ are not as ${SCENES}/ and the colours of design-tokens/ draw them now: npm run art draws all of them and docs/art.webp, in about two minutes`,
  ];
}

/** With `isThorough` every scene is drawn, whatever was written down when it was last drawn. */
export const findStaleArtOfSite = async (isThorough = false): Promise<string[]> =>
  findStaleArt(await scenesOf(SCENES), PICTURES, isThorough ? {} : readSums(PICTURES));
