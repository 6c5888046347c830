import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Files under this folder are never written twice: the copy may share them. */
const PICTURES = "pictures";

/** What a house has built, and a copy to roll back to while the next one is made. */
const placesIn = (house: string) => ({
  site: join(house, "public"),
  kept: join(house, ".build", "last-good"),
  cache: join(house, ".cache"),
});

type Places = ReturnType<typeof placesIn>;

/** The files of a folder are copied side by side: a large site has tens of thousands. */
async function copyFolder(from: string, to: string, shared: string): Promise<void> {
  const copy = from === shared ? link : copyFile;
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const folders = entries.filter((entry) => entry.isDirectory());
  await Promise.all(files.map(({ name }) => copy(join(from, name), join(to, name))));
  for (const { name } of folders) await copyFolder(join(from, name), join(to, name), shared);
}

async function keep({ site, kept }: Places): Promise<void> {
  if (!existsSync(site)) return;
  const unfinished = `${kept}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await copyFolder(site, unfinished, join(site, PICTURES));
  await rename(unfinished, kept);
}

/** Also takes Gatsby's cache away: it speaks of files that the failed build wrote. */
async function putBack({ site, kept, cache }: Places): Promise<void> {
  await rm(site, { recursive: true, force: true });
  await rm(cache, { recursive: true, force: true });
  if (existsSync(kept)) await rename(kept, site);
}

/** Runs a build in a house; when it fails, or was ended in the middle, `public/` is as it was before. */
export async function keepLastGood(house: string, build: () => Promise<void>): Promise<void> {
  const places = placesIn(house);
  await mkdir(join(house, ".build"), { recursive: true });
  if (existsSync(places.kept)) await putBack(places);
  await keep(places);
  try {
    await build();
  } catch (error) {
    await putBack(places);
    throw error;
  }
  await rm(places.kept, { recursive: true, force: true });
}
