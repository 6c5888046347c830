import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type TemplateFiles, templateFilesAddress } from "../../runtime/keptJourney.ts";
import { readChunkFiles, readChunkNames } from "../finish/chunkFiles.ts";

const LATER = /^later-/;

/**
 * Writes public/template-files.json: the HTML of a page does not name all that it loads, and the service worker keeps
 * whole pages for a journey. Code that a page loads later without a connection is in chunks called "later-…":
 * `import(/* webpackChunkName: "later-gallery" *\/ "…")`.
 */
export async function writeTemplateFiles(publicFolder: string): Promise<void> {
  const appData = await readFile(join(publicFolder, "page-data/app-data.json"), "utf8");
  const { webpackCompilationHash }: { webpackCompilationHash: string } = JSON.parse(appData);
  const names = await readChunkNames(publicFolder);
  const filesOf = await readChunkFiles(publicFolder);
  const scripts = (chunk: string): string[] =>
    filesOf(chunk).filter((name) => /\.(js|css)$/.test(name));
  const templates = names.filter((name) => name.startsWith("component---"));
  const files: TemplateFiles = {
    build: webpackCompilationHash,
    templates: Object.fromEntries(templates.map((name) => [name, scripts(name)])),
    later: [...new Set(names.filter((name) => LATER.test(name)).flatMap(scripts))],
  };
  await writeFile(join(publicFolder, templateFilesAddress("")), JSON.stringify(files));
}
