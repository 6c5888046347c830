import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

/** What a build reads, beside the installed packages. */
const SOURCES = [
  "content-service",
  "design-tokens",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "locales",
  "package.json",
  "scripts",
  "src",
  "static",
  "tsconfig.json",
];

/** A second house beside the first, to be built without touching public/ and caches here. */
export async function copySite(name: string): Promise<string> {
  const folder = resolve(".build", name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const source of SOURCES) {
    await cp(source, join(folder, source), {
      recursive: true,
      filter: (path) => basename(path) !== "node_modules",
    });
  }
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}
