import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Scene } from "./kit/scene.ts";

/** A checksum of each picture and its scene, beside the pictures. */
const FILE = ".drawn.json";

export type Checksums = Record<string, string>;

/** Changes with the scene, with the colours, and with the picture. */
export const checksumOf = (scene: Scene, picture: Buffer): string =>
  createHash("sha256").update(scene.draw()).update(picture).digest("hex").slice(0, 16);

export function readChecksums(folder: string): Checksums {
  const file = join(folder, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

export function writeChecksums(folder: string, sums: Checksums): void {
  const sorted = Object.fromEntries(Object.entries(sums).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(folder, FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}
