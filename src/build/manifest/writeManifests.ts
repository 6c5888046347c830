import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readSiteSettings } from "../../config/env.ts";
import { addAllMessages } from "../../i18n/allMessages.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import { manifestFile } from "../../i18n/manifests.ts";
import { drawIcon, ICONS, TOUCH_ICON } from "./icons.ts";
import { manifestIn } from "./manifest.ts";

/** Writes a manifest for each language and a default one, and their icons. */
export async function writeManifests(publicFolder = resolve("public")): Promise<void> {
  const { pathPrefix } = readSiteSettings(process.env);
  addAllMessages();
  await mkdir(join(publicFolder, "icons"), { recursive: true });
  for (const language of [...LANGUAGES, undefined]) {
    const text = JSON.stringify(manifestIn(language, pathPrefix));
    await writeFile(join(publicFolder, manifestFile(language)), text);
  }
  for (const icon of [...ICONS, TOUCH_ICON]) {
    await writeFile(join(publicFolder, icon.path), await drawIcon(icon));
  }
}
