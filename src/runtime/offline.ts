import type { Language } from "../i18n/languages.ts";
import { localizePath } from "../i18n/paths.ts";

export const OFFLINE_ROUTE = "/offline/";

/** What a browser is shown instead of a page that it neither reaches nor has: "/de/offline/" */
export const offlinePath = (language: Language): string => localizePath(OFFLINE_ROUTE, language);

/** What the service worker keeps apart, because each is kept in its own way. */
export const KEPT = ["pages", "data", "pictures", "files"] as const;

/**
 * Other sites of the same host share its caches, so the name says whose it is.
 *
 * cacheName("pages", "/region/") => "vidikovac-pages-/region/"
 */
export function cacheName(kept: (typeof KEPT)[number], base: string): string {
  return `vidikovac-${kept}-${base}`;
}

/**
 * Where the visitor wanted to go: wantedPath("?from=%2Fde%2Fblog%2F") => "/de/blog/"; null for what
 * is no path of this site.
 */
export function wantedPath(search: string): string | null {
  const path = new URLSearchParams(search).get("from");
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Workers read everything that passes: browsers have them only where nobody else can. */
export function mayHaveWorker({ protocol, hostname }: Pick<Location, "protocol" | "hostname">) {
  return protocol === "https:" || hostname === "localhost";
}
