import { readFile } from "node:fs/promises";
import { join } from "node:path";

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
}

/** The files of a chunk group in the order of webpack: ("component---src-…-tsx") => ["styles.1.css", …] */
export type ChunkFiles = (chunk: string) => string[];

async function readStats(publicFolder: string): Promise<Stats> {
  return JSON.parse(await readFile(join(publicFolder, "webpack.stats.json"), "utf8"));
}

export async function readChunkFiles(publicFolder: string): Promise<ChunkFiles> {
  const { namedChunkGroups } = await readStats(publicFolder);
  return (chunk) => namedChunkGroups[chunk]?.assets.map(({ name }) => name) ?? [];
}

/** The names of all chunk groups: ["app", "component---src-…-tsx", …] */
export async function readChunkNames(publicFolder: string): Promise<string[]> {
  return Object.keys((await readStats(publicFolder)).namedChunkGroups);
}
