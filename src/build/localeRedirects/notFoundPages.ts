import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { LANGUAGES } from "../../i18n/languages.ts";
import { localizePath } from "../../i18n/paths.ts";

const NOT_FOUND = "/404/";

const filesIn = (publicFolder: string): string[] =>
  LANGUAGES.map((language) => join(publicFolder, localizePath(NOT_FOUND, language), "index.html"));

/**
 * The data of "/de/404/" is used for unknown addresses below "/de/". The page itself is removed, because at its own
 * address it would be served with status 200.
 */
export async function removeNotFoundPages(publicFolder = resolve("public")): Promise<void> {
  for (const file of filesIn(publicFolder))
    await rm(dirname(file), { recursive: true, force: true });
}

/** Gatsby updates script addresses in pages of an earlier build, and fails if the files are missing. */
export async function writeEmptyNotFoundPages(publicFolder = resolve("public")): Promise<void> {
  for (const file of filesIn(publicFolder)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, "");
  }
}
