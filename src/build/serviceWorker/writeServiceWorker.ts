import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { generateSW, type ManifestEntry } from "workbox-build";
import { readSiteSettings } from "../../config/env.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages.ts";
import { offlinePath } from "../../runtime/offline.ts";
import { contentHash } from "../files/contentHash.ts";
import { readChunkFiles } from "../finish/chunkFiles.ts";
import { inlineScript } from "../inlineScripts.ts";
import { templateChunk } from "../templates.ts";
import { cachingRules } from "./cachingRules.ts";
import { serviceWorkerRemover } from "./removeServiceWorker.ts";
import { writeTemplateFiles } from "./templateFiles.ts";

/** Browsers with service workers that are still in use. */
const BROWSERS = ["chrome >= 90", "firefox >= 90", "safari >= 15"];

/** The scripts and styles of the offline page. */
async function offlineFiles(publicFolder: string): Promise<string[]> {
  const filesOf = await readChunkFiles(publicFolder);
  const names = ["app", templateChunk("offline")].flatMap(filesOf);
  return [...new Set(names)].filter((name) => /\.(js|css)$/.test(name));
}

/** The picture of the offline page, in its only size (siteData.ts). */
async function offlinePictures(publicFolder: string, pageData: string[]): Promise<string[]> {
  const texts = await Promise.all(
    pageData.map((file) => readFile(join(publicFolder, file), "utf8")),
  );
  const addresses = texts.flatMap((text) => [...text.matchAll(/"srcSet":"(\S+[.]avif) /g)]);
  return [...new Set(addresses.map(([, address = ""]) => address))];
}

/** Writes public/sw.js. Only the offline page is precached. */
export async function writeServiceWorker(
  languageRedirect: string,
  publicFolder = resolve("public"),
): Promise<void> {
  const { pathPrefix, hasServiceWorker } = readSiteSettings(process.env);
  const base = `${pathPrefix}/`;
  const file = join(publicFolder, "sw.js");
  if (!hasServiceWorker) return writeFile(file, serviceWorkerRemover(base));

  const paths = LANGUAGES.map(offlinePath);
  const ofEachLanguage = paths.flatMap((path) => [
    { url: path, file: `${path}index.html` },
    { url: `/page-data${path}page-data.json`, file: `page-data${path}page-data.json` },
  ]);
  const precached: ManifestEntry[] = await Promise.all(
    ofEachLanguage.map(async ({ url, file }) => {
      const revision = contentHash(await readFile(join(publicFolder, file)));
      return { url: pathPrefix + url, revision };
    }),
  );
  for (const name of await offlineFiles(publicFolder)) {
    precached.push({ url: base + name, revision: null });
  }
  const pageData = paths.map((path) => `page-data${path}page-data.json`);
  for (const url of await offlinePictures(publicFolder, pageData)) {
    precached.push({ url, revision: null });
  }
  await writeTemplateFiles(publicFolder);
  await generateSW({
    swDest: file,
    mode: "production",
    sourcemap: false,
    inlineWorkboxRuntime: true,
    babelPresetEnvTargets: BROWSERS,
    cacheId: "vidikovac",
    // A new worker is active at once; the page is notified.
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    // The request for a page starts before the worker does.
    navigationPreload: true,
    // Without a folder, Workbox ignores additionalManifestEntries.
    globDirectory: publicFolder,
    globPatterns: [],
    additionalManifestEntries: precached,
    ignoreURLParametersMatching: [/./],
    runtimeCaching: cachingRules(base),
  });
  const answers = inlineScript("serviceWorker", {
    fallback: DEFAULT_LANGUAGE,
    redirectPage: `<!DOCTYPE html><meta charset="utf-8"><script>${languageRedirect}</script>`,
  });
  await writeFile(file, answers + (await readFile(file, "utf8")));
}
