import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import {
  readBackendSettings,
  readLiveSettings,
  readPictureHosts,
  readSiteSettings,
} from "../../config/env.ts";
import type { PageScripts } from "../inlineScripts.ts";
import {
  findInlineHashes,
  findPictureOrigins,
  hasInlineHandler,
  policyFor,
} from "./contentSecurityPolicy.ts";
import { finishPage, pathOf } from "./finishPage.ts";
import { styleSheetLinker } from "./styleSheets.ts";

/** The headers of this build. Files that begin with a dot are not deployed. */
export const HEADERS_FILE = ".headers.json";

/** Each adds a hash to the header: the fonts of each alphabet. */
const MAX_INLINE_STYLES = 4;
const CONCURRENCY = 8;

/** Finishes all pages of a build and writes their Content-Security-Policy. */
export async function finishPages(
  pageScripts: PageScripts,
  publicFolder = resolve("public"),
): Promise<void> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const pictureOrigins = new Set<string>();
  const pictureHosts = readPictureHosts(process.env);
  const { pathPrefix } = readSiteSettings(process.env);
  const withSheets = await styleSheetLinker(publicFolder, pathPrefix, pageScripts.styleFallback);
  const finish = async (file: string): Promise<void> => {
    const before = await readFile(file, "utf8");
    const kind = await templateChunkOf(pathOf(before), publicFolder);
    const html = withSheets(finishPage(before, pageScripts), kind);
    if (html !== before) await writeFile(file, html);
    if (hasInlineHandler(html)) {
      throw new Error(`${file} has a handler in an attribute, which no browser would run.`);
    }
    const inline = findInlineHashes(html);
    for (const hash of inline.scripts) scripts.add(hash);
    for (const hash of inline.styles) styles.add(hash);
    for (const origin of findPictureOrigins(html, pictureHosts)) pictureOrigins.add(origin);
  };
  await forEachConcurrently(await htmlFilesIn(publicFolder), finish);
  // The policy allows each by its hash, so there must be no unknown ones.
  assertAtMost("scripts", scripts, Object.keys(pageScripts).length);
  assertAtMost("styles", styles, MAX_INLINE_STYLES);
  const policy = policyFor(
    { scripts: [...scripts].sort(), styles: [...styles].sort() },
    {
      pictureOrigins: [...pictureOrigins].sort(),
      live: readLiveSettings(process.env),
      backend: readBackendSettings(process.env),
    },
  );
  const headers = { "content-security-policy": policy };
  await writeFile(join(publicFolder, HEADERS_FILE), `${JSON.stringify(headers, null, 2)}\n`);
}

async function forEachConcurrently(
  files: string[],
  act: (file: string) => Promise<void>,
): Promise<void> {
  const waiting = files.values();
  const actOnAll = async (): Promise<void> => {
    for (const file of waiting) await act(file);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, actOnAll));
}

/** The chunk name of a page's template; "" for a page that Gatsby did not render. */
async function templateChunkOf(path: string | undefined, publicFolder: string): Promise<string> {
  if (path === undefined) return "";
  const file = join(publicFolder, "page-data", path === "/" ? "index" : path, "page-data.json");
  const { componentChunkName } = JSON.parse(await readFile(file, "utf8"));
  return String(componentChunkName);
}

async function htmlFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map(({ name, parentPath }) => join(parentPath, name))
      // Gatsby's slices are parts of pages.
      .filter((file) => !file.includes(join("_gatsby", "slices")))
  );
}

function assertAtMost(what: string, hashes: Set<string>, most: number): void {
  if (hashes.size <= most) return;
  throw new Error(
    `The pages have ${hashes.size} different inline ${what}, and at most ${most} are allowed: move a new one into a module, or remove what differs from page to page.`,
  );
}
