import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { checksumOf, readChecksums, writeChecksums } from "./checksums.ts";
import type { Scene } from "./kit/scene.ts";

const isScene = (value: unknown): value is Scene =>
  typeof value === "object" && value !== null && "draw" in value && "name" in value;

/** Every scene of a folder, by name: a file holds one or several. */
export async function scenesOf(folder: string): Promise<Scene[]> {
  // A site with photographs only has no scenes.
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ts")).sort();
  const modules = await Promise.all(
    files.map(async (file): Promise<object> => import(pathToFileURL(resolve(folder, file)).href)),
  );
  const scenes = modules.flatMap((module) => Object.values(module).filter(isScene));
  return scenes.sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Renders one pixel per unit of the drawing. */
const DENSITY = 72;

/** Encodes the master of a scene: small enough for the repository, good enough for all sizes. */
const master = ({ draw, format: { enlarged = 1 } }: Scene): Promise<Buffer> =>
  sharp(Buffer.from(draw()), { density: DENSITY * enlarged })
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toBuffer();

/** Draws scenes into a folder, one file each, and reports each one. */
export async function drawScenes(
  scenes: Scene[],
  folder: string,
  tell: (line: string) => void,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const sums = readChecksums(folder);
  let sum = 0;
  for (const scene of scenes) {
    const bytes = await master(scene);
    await writeFile(join(folder, `${scene.name}.webp`), bytes);
    sums[scene.name] = checksumOf(scene, bytes);
    sum += bytes.length;
    tell(`${scene.name}.webp, ${Math.round(bytes.length / 1000)} kB`);
  }
  writeChecksums(folder, sums);
  return sum;
}
