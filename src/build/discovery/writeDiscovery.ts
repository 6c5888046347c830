import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { SiteSettings } from "../../config/env.ts";
import type { SiteDocument } from "../../documents/kinds.ts";
import { feedPath } from "../../documents/paths.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import { translator } from "../../i18n/messages.ts";
import { absoluteUrls } from "../../seo/documentMeta.ts";
import { feedText } from "./feed.ts";
import { robotsText, SECURITY_PATH, securityText } from "./plainFiles.ts";
import { sitemapFiles, sitePages, type TextFile } from "./siteMap.ts";

/** Writes sitemap, feeds, robots.txt and security.txt. */
export async function writeDiscovery(
  documents: SiteDocument[],
  settings: SiteSettings,
  publicFolder = resolve("public"),
): Promise<void> {
  const addressOf = absoluteUrls(settings);
  const files: TextFile[] = [
    ...sitemapFiles(sitePages(documents), addressOf),
    ...LANGUAGES.map((language) => ({
      name: feedPath(language),
      text: feedText(documents, language, addressOf, translator(language)),
    })),
    { name: "robots.txt", text: robotsText(addressOf) },
    { name: SECURITY_PATH, text: securityText(addressOf, new Date()) },
  ];
  await mkdir(publicFolder, { recursive: true });
  // The last build may have written more parts.
  const parts = (await readdir(publicFolder)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  for (const name of parts) await rm(join(publicFolder, name));
  for (const { name, text } of files) {
    const file = join(publicFolder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
