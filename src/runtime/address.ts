import type { Language } from "../i18n/languages.ts";
import { languageOfPath, stripPathPrefix } from "../i18n/paths.ts";
import { PATH_PREFIX } from "./prefix.ts";

declare global {
  interface Window {
    /** The page that the HTML was made for; Gatsby writes it there. */
    pagePath?: string;
  }
}

/** The HTML is that of 404.html, which the host gives for every address that it does not have. */
export const isFallback = (): boolean =>
  window.pagePath === "/404.html" || window.pagePath === "/404/";

/** The address without what the site lives under: pathOf("/region/de/blog/") => "/de/blog/" */
export function pathOf(address: string): string {
  return stripPathPrefix(address, PATH_PREFIX);
}

/** languageOfAddress("/region/de/blog/") => "de" */
export function languageOfAddress(address: string): Language | undefined {
  return languageOfPath(pathOf(address));
}
