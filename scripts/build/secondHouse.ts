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

/** What a site is made of: the list stands in package.json, because Wireit reads it too. */
export const SOURCES: string[] = JSON.parse(readFileSync("package.json", "utf8")).wireit[
  "build:test-site"
].files.filter((file: string) => !file.startsWith("!"));

/** What a build reads besides. */
const TOOLS = ["scripts", "tsconfig.json"];

/** Every file of a house that a build is made of, or needs; installed packages are not among them. */
export function filesOf(sources: string[], house = "."): string[] {
  return sources.flatMap((source) => {
    const path = join(house, source);
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
      return existsSync(path) ? [source] : [];
    return readdirSync(path, { withFileTypes: true })
      .filter(({ name }) => name !== "node_modules")
      .flatMap((entry) => {
        const inside = join(source, entry.name);
        return entry.isDirectory() ? filesOf([inside], house) : [inside];
      });
  });
}

/**
 * Makes a second house in a folder like the one here, to be built without touching public/ and the caches
 * here. Gatsby cannot be told where to write; links would do, but bundle otherwise than files.
 */
export function layOut(folder: string): void {
  const wanted = filesOf([...SOURCES, ...TOOLS]);
  const known = new Set(wanted);
  for (const file of filesOf([...SOURCES, ...TOOLS], folder)) {
    if (!known.has(file)) rmSync(join(folder, file));
  }
  for (const file of wanted) copyChanged(file, join(folder, file));
  const packages = join(folder, "node_modules");
  if (!existsSync(packages)) symlinkSync(resolve("node_modules"), packages, "junction");
}

/** With its time, so that whoever caches by it takes what is the same for the same. */
function copyChanged(from: string, to: string): void {
  const { size, mtimeMs } = statSync(from);
  const last = statSync(to, { throwIfNoEntry: false });
  // Times can be set to the millisecond, and are read more exactly.
  if (last?.size === size && Math.abs(last.mtimeMs - mtimeMs) < 1) return;
  cpSync(from, to, { preserveTimestamps: true });
}
