import { withPrefix } from "gatsby";
import type { Language } from "../i18n/languages.ts";
import { languageOfPath, stripPathPrefix } from "../i18n/paths.ts";

/** The address without what the site lives under: pathOf("/region/de/blog/") => "/de/blog/" */
export function pathOf(address: string): string {
  return stripPathPrefix(address, withPrefix("/").slice(0, -1));
}

/** languageOfAddress("/region/de/blog/") => "de" */
export function languageOfAddress(address: string): Language | undefined {
  return languageOfPath(pathOf(address));
}
