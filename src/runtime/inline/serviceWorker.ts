import { cacheName, OFFLINE_ROUTE, offlineSearch } from "../offline.ts";
import { cacheableResponse } from "./serviceWorker/cacheableResponse.ts";
import {
  fittingData,
  keptFile,
  type MaybeResponse,
  openablePage,
} from "./serviceWorker/cachedAnswers.ts";
import { listenForJourneys } from "./serviceWorker/keepJourney.ts";

// Handlers of the service worker. Workbox calls them by the table in src/build/serviceWorker/cachingRules.ts.

/** The worker's registration: its scope is "https://podunavlje.example/region/". */
declare const registration: { scope: string };

declare global {
  /** Defined in the worker before Workbox's code. */
  var ___cacheHandlers: CacheHandlers;
}

interface Options {
  /** The default language: "hr" */
  fallback: string;
  /** HTML that redirects an address without a language to the visitor's. */
  redirectPage: string;
}

interface RequestArgs {
  request: Request;
}

interface UrlArgs extends RequestArgs {
  url: URL;
}

export type CacheHandlers = ReturnType<typeof createCacheHandlers>;

const isBelow = (url: URL, folder: string): boolean =>
  url.href.startsWith(registration.scope + folder);

/** "/de/blog/", and "/de/blog" in the address bar; not "/favicon.svg", nor anything of another origin. */
function isPage({ url, request }: UrlArgs): boolean {
  if (!isBelow(url, "")) return false;
  if (url.pathname.endsWith("/")) return true;
  return request.mode === "navigate" && !/\.[^/]*$/.test(url.pathname);
}

const isPageData = ({ url }: UrlArgs): boolean => isBelow(url, "page-data/");

const isPicture = ({ url }: UrlArgs): boolean => isBelow(url, "pictures/");

/** Its name contains a hash: "/app-81a19faf58155cbd64df.js", "/words/de-9c8a8cc702989d1a9ab7.json" */
const isHashedFile = ({ url }: UrlArgs): boolean =>
  isBelow(url, "") && /[-.][0-9a-f]{16,}\.\w+$/.test(url.pathname);

/** Without query and with a trailing slash: "/de/blog?category=nature" => "/de/blog/" */
function pageUrl({ url }: Request): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.endsWith("/") ? pathname : `${pathname}/`);
}

const pageCacheKey = async ({ request }: RequestArgs): Promise<string> => pageUrl(request);

/**
 * The cached page. Workbox has looked for it already, except in Firefox, where a failed navigation preload
 * counts as a response of the type "error".
 */
async function cachedPage({ request }: RequestArgs): MaybeResponse {
  const url = pageUrl(request);
  const pages = cacheName("pages", new URL(registration.scope).pathname);
  const cachedResponse = await caches.match(url, { cacheName: pages, ignoreVary: true });
  return openablePage({ request: { url }, cachedResponse });
}

/** offlinePage("de") => "https://podunavlje.example/region/de/offline/"; undefined if it is not cached */
async function offlinePage(language: string): Promise<string | undefined> {
  const page = `${registration.scope}${language}${OFFLINE_ROUTE}`;
  return (await caches.match(page, { ignoreSearch: true })) && page;
}

const isReservedFolder = (folder: string): boolean =>
  /^(\.well-known|__|404|storybook)$/.test(folder);

/**
 * For a page that is neither loaded nor cached: redirects to the offline page of its language. An address without
 * a language gets a page that redirects to the chosen one, which workers cannot read from localStorage.
 */
async function toOfflinePage({ request }: RequestArgs, given: Options): MaybeResponse {
  if (request.mode !== "navigate") return undefined;
  // "/de/blog/new-story/?a=1", without the path prefix
  const wanted = request.url.slice(registration.scope.length - 1);
  const [, folder = ""] = wanted.split(/[/?#]/);
  const own = await offlinePage(folder);
  if (!own && !isReservedFolder(folder)) {
    const headers = { "content-type": "text/html; charset=utf-8" };
    return new Response(given.redirectPage, { headers });
  }
  const page = own ?? (await offlinePage(given.fallback));
  return page ? Response.redirect(page + offlineSearch(wanted)) : undefined;
}

/** The same picture in another width: "…/7343-2-640.avif" for "…/7343-2-960.avif". */
async function otherWidth({ request }: RequestArgs): MaybeResponse {
  const picture = request.url.replace(/\d+\.\w+$/, "");
  const withPictures = [cacheName("pictures", ""), cacheName("journey", "")];
  for (const name of await caches.keys()) {
    if (!withPictures.some((begin) => name.startsWith(begin))) continue;
    const cache = await caches.open(name);
    const key = (await cache.keys()).find(({ url }) => url.startsWith(picture));
    if (key) return cache.match(key);
  }
  return undefined;
}

export const createCacheHandlers = (given: Options) => ({
  isPage,
  isPageData,
  isPicture,
  isHashedFile,
  pageCacheKey,
  cacheableResponse,
  keptFile,
  openablePage,
  fittingData,
  cachedPage,
  toOfflinePage: (asked: RequestArgs): MaybeResponse => toOfflinePage(asked, given),
  otherWidth,
});

export function run(given: Options): void {
  globalThis.___cacheHandlers = createCacheHandlers(given);
  listenForJourneys();
}
