import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import {
  readBackendSettings,
  readLiveSettings,
  readPictureHosts,
  readSiteSettings,
} from "../../config/settings.ts";
import type { PageScripts } from "../inlineScripts.ts";
import { findInline, findPictureOrigins, hasHandler, policyFor } from "./contentSecurityPolicy.ts";
import { finishPage, pathOf } from "./finishPage.ts";
import { pageSheets } from "./styleSheets.ts";

/** The headers that follow from the build. What begins with a dot is not deployed. */
export const HEADERS_FILE = ".headers.json";

/** Each makes the header longer: the fonts of each alphabet. */
const STYLES_AT_MOST = 4;
/** Some are read and written while another is looked at. */
const AT_ONCE = 8;

/** Finishes all pages of a build and writes down the policy under which they run. */
export async function finishPages(
  pageScripts: PageScripts,
  publicFolder = resolve("public"),
): Promise<void> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const pictureOrigins = new Set<string>();
  const pictureHosts = readPictureHosts(process.env);
  const { pathPrefix } = readSiteSettings(process.env);
  const withSheets = await pageSheets(publicFolder, pathPrefix, pageScripts.styleFallback);
  const finish = async (file: string): Promise<void> => {
    const before = await readFile(file, "utf8");
    const kind = await kindOf(pathOf(before), publicFolder);
    const html = withSheets(finishPage(before, pageScripts), kind);
    if (html !== before) await writeFile(file, html);
    if (hasHandler(html)) {
      throw new Error(`${file} has a handler in an attribute, which no browser would run.`);
    }
    const inline = findInline(html);
    for (const hash of inline.scripts) scripts.add(hash);
    for (const hash of inline.styles) styles.add(hash);
    for (const origin of findPictureOrigins(html, pictureHosts)) pictureOrigins.add(origin);
  };
  await someAtOnce(await pagesIn(publicFolder), finish);
  // Each is let through by its hash, so each is one that we know.
  refuseMany("scripts", scripts, Object.keys(pageScripts).length);
  refuseMany("styles", styles, STYLES_AT_MOST);
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

async function someAtOnce(files: string[], act: (file: string) => Promise<void>): Promise<void> {
  const waiting = files.values();
  const actOnAll = async (): Promise<void> => {
    for (const file of waiting) await act(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, actOnAll));
}

/** The template that draws the page of a path; of what Gatsby did not draw there is none. */
async function kindOf(path: string | undefined, publicFolder: string): Promise<string> {
  if (path === undefined) return "";
  const file = join(publicFolder, "page-data", path === "/" ? "index" : path, "page-data.json");
  const { componentChunkName } = JSON.parse(await readFile(file, "utf8"));
  return String(componentChunkName);
}

async function pagesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map(({ name, parentPath }) => join(parentPath, name))
      // Pieces that Gatsby puts into pages, not pages.
      .filter((file) => !file.includes(join("_gatsby", "slices")))
  );
}

function refuseMany(what: string, hashes: Set<string>, most: number): void {
  if (hashes.size <= most) return;
  throw new Error(
    `The pages have ${hashes.size} different ${what} written into them, and at most ${most} may be. Put what is new into a module; where nothing is new, something that differs from page to page has got into one of them.`,
  );
}
