import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { assertInternal } from "./assertInternal.ts";
import { FIND_PATH } from "./patches/findPath.ts";
import { LOADER } from "./patches/loader.ts";
import { NAVIGATION } from "./patches/navigation.ts";
import type { Patch } from "./patches/patch.ts";
import { PRODUCTION_APP, STATIC_ENTRY } from "./patches/productionApp.ts";

/** Without them failed-page-data.spec, navigation.spec and not-found.spec in tests/e2e/ fail. */
const PATCHES: Record<string, Patch[]> = {
  "navigation.js": NAVIGATION,
  "find-path.js": FIND_PATH,
  "loader.js": LOADER,
  "production-app.js": PRODUCTION_APP,
  "static-entry.js": STATIC_ENTRY,
};

/** Not patched for develop, which has a 404 page of its own. */
const BUILD_ONLY = ["find-path.js", "loader.js"];

/** patch("navigation.js", "… `Navigated to ${pageName}` …") => "… window.announcementOf(pageName) …" */
export function patch(file: string, source: string): string {
  return (PATCHES[file] ?? []).reduce((text, { find, replacement }) => {
    if (text.includes(replacement)) return text;
    assertInternal(text.includes(find) || null, `"${find}" in its ${file}`, "patches/");
    return text.replace(find, () => replacement);
  }, source);
}

/** Patches Gatsby's browser runtime, which it copies into .cache before each build. */
export async function patchGatsby(): Promise<void> {
  const isDevelop = process.env.gatsby_executing_command === "develop";
  const files = Object.keys(PATCHES).filter((file) => !isDevelop || !BUILD_ONLY.includes(file));
  for (const name of files) {
    const file = resolve(".cache", name);
    const source = await readFile(file, "utf8");
    const patched = patch(name, source);
    if (patched !== source) await writeFile(file, patched);
  }
}
