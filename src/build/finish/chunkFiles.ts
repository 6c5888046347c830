import { readFile } from "node:fs/promises";
import { join } from "node:path";

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
}

/** The files of a chunk group in the order of webpack: ("component---src-…-tsx") => ["styles.1.css", …] */
export type ChunkFiles = (chunk: string) => string[];

export async function readChunkFiles(publicFolder: string): Promise<ChunkFiles> {
  const text = await readFile(join(publicFolder, "webpack.stats.json"), "utf8");
  const { namedChunkGroups }: Stats = JSON.parse(text);
  return (chunk) => namedChunkGroups[chunk]?.assets.map(({ name }) => name) ?? [];
}
