import type { Language } from "../i18n/languages.ts";
import { languageOfPath, stripPathPrefix } from "../i18n/paths.ts";
import { PATH_PREFIX } from "./prefix.ts";

declare global {
  interface Window {
    /** Gatsby's: the path of the page whose HTML was served. */
    pagePath?: string;
  }
}

/** Whether the host served 404.html, as it does for every unknown address. */
export const isFallback = (): boolean =>
  window.pagePath === "/404.html" || window.pagePath === "/404/";

/** The address without the path prefix: pathOf("/region/de/blog/") => "/de/blog/" */
export function pathOf(address: string): string {
  return stripPathPrefix(address, PATH_PREFIX);
}

/** languageOfAddress("/region/de/blog/") => "de" */
export function languageOfAddress(address: string): Language | undefined {
  return languageOfPath(pathOf(address));
}
