import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** What was made once is kept here, for every build in this house and its second houses. */
export const PICTURE_CACHE = "node_modules/.cache/vidikovac/pictures";

/** Under this path the host lets browsers keep files for a year: their names change with them. */
export const PICTURES = "pictures";

/** Puts a picture among those of the site; whoever else does so at the same moment is welcome. */
export async function publishOne(name: string, cache: string, publicFolder: string): Promise<void> {
  const [from, to] = [join(cache, name), join(publicFolder, PICTURES, name)];
  await link(from, to).catch(() => (existsSync(to) ? undefined : copyFile(from, to)));
}

/** Leaves the pictures that are named and no others; answers which of them are still to be made. */
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
