import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

const PUBLIC = "public";
/** A copy of the last good build while the next one is made. */
const KEPT = join(".build", "last-good");
/** Files under this folder are never written twice: the copy may share them. */
const PICTURES = "pictures";

/** The files of a folder are copied side by side: a large site has tens of thousands. */
async function copyFolder(from: string, to: string): Promise<void> {
  const copy = from === join(PUBLIC, PICTURES) ? link : copyFile;
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const folders = entries.filter((entry) => entry.isDirectory());
  await Promise.all(files.map(({ name }) => copy(join(from, name), join(to, name))));
  for (const { name } of folders) await copyFolder(join(from, name), join(to, name));
}

async function keep(): Promise<void> {
  if (!existsSync(PUBLIC)) return;
  const unfinished = `${KEPT}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await copyFolder(PUBLIC, unfinished);
  await rename(unfinished, KEPT);
}

/** Also takes Gatsby's cache away: it speaks of files that the failed build wrote. */
async function putBack(): Promise<void> {
  await rm(PUBLIC, { recursive: true, force: true });
  await rm(".cache", { recursive: true, force: true });
  if (existsSync(KEPT)) await rename(KEPT, PUBLIC);
}

/** Runs a build; when it fails, or was ended in the middle, `public/` is as it was before. */
export async function keepLastGood(build: () => Promise<void>): Promise<void> {
  await mkdir(".build", { recursive: true });
  if (existsSync(KEPT)) await putBack();
  await keep();
  try {
    await build();
  } catch (error) {
    await putBack();
    throw error;
  }
  await rm(KEPT, { recursive: true, force: true });
}
