import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** The cache of all builds in this workspace and its copies. */
export const PICTURE_CACHE = "node_modules/.cache/vidikovac/pictures";

/** The host lets browsers cache this folder for a year: file names contain hashes. */
export const PICTURES = "pictures";

/** Links a picture into the site; safe to call concurrently. */
export async function publishOne(name: string, cache: string, publicFolder: string): Promise<void> {
  const [from, to] = [join(cache, name), join(publicFolder, PICTURES, name)];
  await link(from, to).catch(() => (existsSync(to) ? undefined : copyFile(from, to)));
}

/** Publishes these pictures and deletes all others; gives those that are not encoded yet. */
export async function publish(
  names: string[],
  cache: string,
  publicFolder: string,
): Promise<string[]> {
  const folder = join(publicFolder, PICTURES);
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const wanted = new Set(names);
  const missing: string[] = [];
  for (const name of wanted) {
    if (present.has(name)) continue;
    if (existsSync(join(cache, name))) await publishOne(name, cache, publicFolder);
    else missing.push(name);
  }
  for (const name of present) if (!wanted.has(name)) await rm(join(folder, name));
  return missing;
}
