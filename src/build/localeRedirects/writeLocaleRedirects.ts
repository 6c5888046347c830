import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { readSiteSettings } from "../../config/env.ts";
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_TABLE,
  LANGUAGES,
  type Language,
} from "../../i18n/languages.ts";
import { translator } from "../../i18n/messages.ts";
import { localizePath } from "../../i18n/paths.ts";
import { OFFLINE_ROUTE } from "../../runtime/offline.ts";
import { GREETING } from "../../runtime/pageState.ts";
import { localeRedirect } from "./localeRedirect.ts";

/** Styles with which 404.html, without script, shows only the language of the address. */
const LANGUAGES_FOLDER = "languages";

/** The pages of a language, without it: "/", "/blog/", "/blog/herons/" */
async function pathsIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => file.slice(0, -"index.html".length));
}

/** The first language that has a page; the default one comes first. */
async function languagesByPath(publicFolder: string): Promise<Map<string, Language>> {
  const found = new Map<string, Language>();
  const order = [DEFAULT_LANGUAGE, ...LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)];
  for (const language of order) {
    for (const path of await pathsIn(join(publicFolder, language))) {
      if (path !== "/" && path !== OFFLINE_ROUTE && !found.has(path)) found.set(path, language);
    }
  }
  return found;
}

/** Writes a redirect for each address without a language, and the styles of 404.html. */
export async function writeLocaleRedirects(
  languageRedirect: string,
  publicFolder = resolve("public"),
): Promise<void> {
  const { siteUrl, pathPrefix } = readSiteSettings(process.env);
  const siteName = translator(DEFAULT_LANGUAGE)("site.name");
  const pages = await languagesByPath(publicFolder);
  // Redirects of an earlier build may lead to removed pages.
  const folders = new Set([...pages.keys()].map((path) => path.split("/")[1] ?? ""));
  for (const folder of folders)
    await rm(join(publicFolder, folder), { recursive: true, force: true });
  for (const [path, language] of pages) {
    const target = pathPrefix + localizePath(path, language);
    const { htmlLang } = LANGUAGE_TABLE[language];
    const address = siteUrl + encodeURI(target);
    const file = join(publicFolder, path, "index.html");
    await mkdir(dirname(file), { recursive: true });
    const page = { siteName, languageRedirect, path: target, address, htmlLang };
    await writeFile(file, localeRedirect(page));
  }
  await mkdir(join(publicFolder, LANGUAGES_FOLDER), { recursive: true });
  await writeFile(join(publicFolder, LANGUAGES_FOLDER, "all.css"), "");
  for (const language of LANGUAGES) {
    const { htmlLang } = LANGUAGE_TABLE[language];
    const file = join(publicFolder, LANGUAGES_FOLDER, `${language}.css`);
    await writeFile(file, `[${GREETING}]:not(:lang(${htmlLang})){display:none}\n`);
  }
}
