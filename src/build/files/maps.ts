import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { drawMap } from "../../../art/map/draw.ts";
import { COMPOSITIONS, type Composition } from "../../../art/map/frames.ts";
import type { MapPictures } from "../../maps/regionMap.ts";
import { contentHash } from "./contentHash.ts";

const FOLDER = "pictures";

/** Writes the map of the region as SVG, with a hash of its content in the name. */
export async function writeMaps(pathPrefix: string): Promise<MapPictures> {
  const folder = resolve("public", FOLDER);
  await mkdir(folder, { recursive: true });
  const write = async (composition: Composition): Promise<string> => {
    const drawn = drawMap(composition);
    const name = `map-${composition}-${contentHash(drawn)}.svg`;
    await writeFile(join(folder, name), drawn);
    return `${pathPrefix}/${FOLDER}/${name}`;
  };
  const [wide, tall] = await Promise.all(COMPOSITIONS.map(write));
  return { wide: wide ?? "", tall: tall ?? "" };
}
