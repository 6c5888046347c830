import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Scene } from "./kit/scene.ts";

/** Of each picture, what it was drawn from and what came of it; beside the pictures. */
const FILE = ".drawn.json";

export type Sums = Record<string, string>;

/** Changes with the scene, with the colours, and with the picture. */
export const sumOf = (scene: Scene, picture: Buffer): string =>
  createHash("sha256").update(scene.draw()).update(picture).digest("hex").slice(0, 16);

export function readSums(folder: string): Sums {
  const file = join(folder, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

export function writeSums(folder: string, sums: Sums): void {
  const sorted = Object.fromEntries(Object.entries(sums).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(folder, FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}
