import type { Language } from "../i18n/languages.ts";
import { languageOfPath, stripPathPrefix } from "../i18n/paths.ts";
import { PATH_PREFIX } from "./prefix.ts";

/** The address without what the site lives under: pathOf("/region/de/blog/") => "/de/blog/" */
export function pathOf(address: string): string {
  return stripPathPrefix(address, PATH_PREFIX);
}

/** languageOfAddress("/region/de/blog/") => "de" */
export function languageOfAddress(address: string): Language | undefined {
  return languageOfPath(pathOf(address));
}
