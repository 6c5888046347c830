import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { generateSW, type ManifestEntry } from "workbox-build";
import { readSiteSettings } from "../../config/settings.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages.ts";
import { offlinePath } from "../../runtime/offline.ts";
import { contentHash } from "../contentHash.ts";
import { readChunkFiles } from "../finish/chunkFiles.ts";
import { inlineScript } from "../inlineScripts.ts";
import { rulesFor } from "./cachingRules.ts";
import { removerText } from "./removeServiceWorker.ts";

/** Browsers that have service workers and are still in use: the worker's text need not be older. */
const BROWSERS = ["chrome >= 90", "firefox >= 90", "safari >= 15"];

/** What the page for lost connections runs and looks like: the names of files change with their content. */
async function offlineFiles(publicFolder: string): Promise<string[]> {
  const filesOf = await readChunkFiles(publicFolder);
  const names = ["app", "component---src-templates-offline-tsx"].flatMap(filesOf);
  return [...new Set(names)].filter((name) => /\.(js|css)$/.test(name));
}

/** The picture of that page, in the one size and the format that it is shown in (siteData.ts). */
async function offlinePictures(publicFolder: string, pageData: string[]): Promise<string[]> {
  const texts = await Promise.all(
    pageData.map((file) => readFile(join(publicFolder, file), "utf8")),
  );
  const addresses = texts.flatMap((text) => [...text.matchAll(/"srcSet":"(\S+[.]avif) /g)]);
  return [...new Set(addresses.map(([, address = ""]) => address))];
}

/** Writes public/sw.js: fetched at once is only the page that says there is no connection. */
export async function writeServiceWorker(
  languageRedirect: string,
  publicFolder = resolve("public"),
): Promise<void> {
  const { pathPrefix, hasServiceWorker } = readSiteSettings(process.env);
  const base = `${pathPrefix}/`;
  const file = join(publicFolder, "sw.js");
  if (!hasServiceWorker) return writeFile(file, removerText(base));

  const paths = LANGUAGES.map(offlinePath);
  const ofEachLanguage = paths.flatMap((path) => [
    { url: path, file: `${path}index.html` },
    { url: `/page-data${path}page-data.json`, file: `page-data${path}page-data.json` },
  ]);
  const fetchedAtOnce: ManifestEntry[] = await Promise.all(
    ofEachLanguage.map(async ({ url, file }) => {
      const revision = contentHash(await readFile(join(publicFolder, file)));
      return { url: pathPrefix + url, revision };
    }),
  );
  for (const name of await offlineFiles(publicFolder)) {
    fetchedAtOnce.push({ url: base + name, revision: null });
  }
  const pageData = paths.map((path) => `page-data${path}page-data.json`);
  for (const url of await offlinePictures(publicFolder, pageData)) {
    fetchedAtOnce.push({ url, revision: null });
  }
  await generateSW({
    swDest: file,
    mode: "production",
    sourcemap: false,
    inlineWorkboxRuntime: true,
    babelPresetEnvTargets: BROWSERS,
    cacheId: "vidikovac",
    // A new worker does not wait until all windows are closed; the page hears of it.
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    // The request for a page leaves before the worker is awake.
    navigationPreload: true,
    // Workbox reads no entry at all where it is given no folder to search.
    globDirectory: publicFolder,
    globPatterns: [],
    additionalManifestEntries: fetchedAtOnce,
    ignoreURLParametersMatching: [/./],
    runtimeCaching: rulesFor(base),
  });
  const answers = inlineScript("serviceWorker", {
    fallback: DEFAULT_LANGUAGE,
    leadingOn: `<!DOCTYPE html><meta charset="utf-8"><script>${languageRedirect}</script>`,
  });
  await writeFile(file, answers + (await readFile(file, "utf8")));
}
