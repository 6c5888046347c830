import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join, resolve } from "node:path";

/** The files that a site is built from; listed in package.json, because Wireit reads them too. */
export const SOURCES: string[] = JSON.parse(readFileSync("package.json", "utf8")).wireit[
  "build:test-site"
].files.filter((file: string) => !file.startsWith("!"));

/** What a build needs besides. */
const BUILD_TOOLS = ["scripts", "tsconfig.json"];

/** Every file below the given paths of a workspace, without installed packages. */
export function listFiles(sources: string[], workspace = "."): string[] {
  return sources.flatMap((source) => {
    const path = join(workspace, source);
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
      return existsSync(path) ? [source] : [];
    return readdirSync(path, { withFileTypes: true })
      .filter(({ name }) => name !== "node_modules")
      .flatMap((entry) => {
        const inside = join(source, entry.name);
        return entry.isDirectory() ? listFiles([inside], workspace) : [inside];
      });
  });
}

/**
 * Syncs a copy of this tree into a folder, to build there without touching public/ and the caches
 * here. Gatsby has no option for its output folder, and it bundles symbolic links differently from
 * files.
 */
export function syncCopy(folder: string): void {
  const wanted = listFiles([...SOURCES, ...BUILD_TOOLS]);
  const known = new Set(wanted);
  for (const file of listFiles([...SOURCES, ...BUILD_TOOLS], folder)) {
    if (!known.has(file)) rmSync(join(folder, file));
  }
  for (const file of wanted) copyIfChanged(file, join(folder, file));
  const packages = join(folder, "node_modules");
  if (!existsSync(packages)) symlinkSync(resolve("node_modules"), packages, "junction");
}

/** Keeps the modification time, because caches compare it. */
function copyIfChanged(from: string, to: string): void {
  const { size, mtimeMs } = statSync(from);
  const last = statSync(to, { throwIfNoEntry: false });
  // Times are set with less precision than they are read.
  if (last?.size === size && Math.abs(last.mtimeMs - mtimeMs) < 1) return;
  cpSync(from, to, { preserveTimestamps: true });
}
