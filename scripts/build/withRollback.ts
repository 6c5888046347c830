import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Files in this folder never change: the copy may hard-link them. */
const PICTURES = "pictures";

/** The built site, the copy to roll back to while it is rebuilt, and Gatsby's cache. */
const workspacePaths = (workspace: string) => ({
  site: join(workspace, "public"),
  backup: join(workspace, ".build", "last-good"),
  cache: join(workspace, ".cache"),
});

type WorkspacePaths = ReturnType<typeof workspacePaths>;

/** Files are copied in parallel: a large site has tens of thousands. */
async function copyFolder(from: string, to: string, shared: string): Promise<void> {
  const copy = from === shared ? link : copyFile;
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const folders = entries.filter((entry) => entry.isDirectory());
  await Promise.all(files.map(({ name }) => copy(join(from, name), join(to, name))));
  for (const { name } of folders) await copyFolder(join(from, name), join(to, name), shared);
}

async function saveCopy({ site, backup }: WorkspacePaths): Promise<void> {
  if (!existsSync(site)) return;
  const partial = `${backup}.part`;
  await rm(partial, { recursive: true, force: true });
  await copyFolder(site, partial, join(site, PICTURES));
  await rename(partial, backup);
}

/** Also deletes Gatsby's cache, which refers to files of the failed build. */
async function restoreCopy({ site, backup, cache }: WorkspacePaths): Promise<void> {
  await rm(site, { recursive: true, force: true });
  await rm(cache, { recursive: true, force: true });
  if (existsSync(backup)) await rename(backup, site);
}

/** Runs a build in a workspace; if it fails or is interrupted, `public/` is restored. */
export async function withRollback(workspace: string, build: () => Promise<void>): Promise<void> {
  const paths = workspacePaths(workspace);
  await mkdir(join(workspace, ".build"), { recursive: true });
  if (existsSync(paths.backup)) await restoreCopy(paths);
  await saveCopy(paths);
  try {
    await build();
  } catch (error) {
    await restoreCopy(paths);
    throw error;
  }
  await rm(paths.backup, { recursive: true, force: true });
}
