import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { generateSW } from "workbox-build";
import { offlinePath } from "../../content/offline.ts";
import { readSiteSettings } from "../../content/settings.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages.ts";
import { contentHash } from "../contentHash.ts";
import { removerText } from "./remover.ts";
import { rulesFor } from "./rules.ts";

/** Browsers that have service workers and are still in use: the worker's text need not be older. */
const BROWSERS = ["chrome >= 90", "firefox >= 90", "safari >= 15"];

/** Writes public/sw.js: fetched at once are only the pages that say there is no connection. */
export async function writeServiceWorker(publicFolder = resolve("public")): Promise<void> {
  const { pathPrefix, hasServiceWorker } = readSiteSettings(process.env);
  const base = `${pathPrefix}/`;
  const file = join(publicFolder, "sw.js");
  if (!hasServiceWorker) return writeFile(file, removerText(base));

  const fetchedAtOnce = await Promise.all(
    LANGUAGES.map(async (language) => {
      const path = offlinePath(language);
      const html = await readFile(join(publicFolder, path, "index.html"));
      return { url: pathPrefix + path, revision: contentHash(html) };
    }),
  );
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
  const text = await readFile(file, "utf8");
  await writeFile(
    file,
    `const LANGUAGE_OF_NO_LANGUAGE=${JSON.stringify(DEFAULT_LANGUAGE)};${text}`,
  );
}
