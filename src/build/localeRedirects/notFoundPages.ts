import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { LANGUAGES } from "../../i18n/languages.ts";
import { localizePath } from "../../i18n/paths.ts";

/** Drawn for whatever is not there, and of no address of its own. */
const NOT_FOUND = "/404/";

const filesIn = (publicFolder: string): string[] =>
  LANGUAGES.map((language) => join(publicFolder, localizePath(NOT_FOUND, language), "index.html"));

/**
 * The data of "/de/404/" answers for unknown addresses below "/de/"; the page itself, at its own
 * address, would say with status 200 that there is none. No visitor gets it.
 */
export async function removeNotFoundPages(publicFolder = resolve("public")): Promise<void> {
  for (const file of filesIn(publicFolder))
    await rm(dirname(file), { recursive: true, force: true });
}

/** Gatsby writes new addresses of scripts into pages that it drew in an earlier build, and needs them to be there. */
export async function standInForNotFoundPages(publicFolder = resolve("public")): Promise<void> {
  for (const file of filesIn(publicFolder)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, "");
  }
}
