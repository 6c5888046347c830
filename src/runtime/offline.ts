import type { Language } from "../i18n/languages.ts";
import { localizePath } from "../i18n/paths.ts";

export const OFFLINE_ROUTE = "/offline/";

/** The page that is shown when another one is neither reachable nor cached: "/de/offline/" */
export const offlinePath = (language: Language): string => localizePath(OFFLINE_ROUTE, language);

/** The caches of the service worker. "journey" has what the visitor keeps; the others what was visited. */
export const CACHE_NAMES = ["pages", "data", "pictures", "files", "journey"] as const;

/**
 * Other sites of the same host share the cache storage, so the name contains the path prefix.
 *
 * cacheName("pages", "/region/") => "vidikovac-pages-/region/"
 */
export function cacheName(kept: (typeof CACHE_NAMES)[number], base: string): string {
  return `vidikovac-${kept}-${base}`;
}

const FROM_PARAM = "from";

/** offlineSearch("/de/blog/") => "?from=%2Fde%2Fblog%2F": on the offline page, which page was asked for */
export const offlineSearch = (wanted: string): string =>
  `?${FROM_PARAM}=${encodeURIComponent(wanted)}`;

/** requestedPath("?from=%2Fde%2Fblog%2F") => "/de/blog/"; null if it is no path of this site. */
export function requestedPath(search: string): string | null {
  const path = new URLSearchParams(search).get(FROM_PARAM);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Browsers allow service workers only on secure origins. */
export function isSecureOrigin({ protocol, hostname }: Pick<Location, "protocol" | "hostname">) {
  return protocol === "https:" || hostname === "localhost";
}
