import { isFallback } from "./address.ts";
import type { BuildConstants } from "./buildConstants.ts";
import { isSecureOrigin } from "./offline.ts";
import { withPrefix } from "./prefix.ts";

declare const HAS_SERVICE_WORKER: BuildConstants["HAS_SERVICE_WORKER"];

declare global {
  interface Window {
    /** Gatsby's: the next link that is followed loads a whole document. */
    ___swUpdated?: boolean;
  }
}

const HTTPS_REQUIRED =
  "Service workers can only be used over HTTPS, or on localhost for development";

/** The pages whose HTML was cached since this document was loaded. */
const cachedPaths = new Set<string>();

/** Registers the worker after the page is loaded, so that caching does not slow it down. */
export function startServiceWorker(): void {
  if (!HAS_SERVICE_WORKER || process.env.NODE_ENV !== "production") return;
  if (!isSecureOrigin(window.location)) {
    console.error(HTTPS_REQUIRED);
    return;
  }
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") register(navigator.serviceWorker);
  else window.addEventListener("load", () => register(navigator.serviceWorker));
}

function register(workers: ServiceWorkerContainer): void {
  let hasWorker = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (hasWorker) window.___swUpdated = true;
    else cacheCurrentPage(workers.controller);
    hasWorker = true;
  });
  // Registration fails in private windows or on a full disk: the site works without it.
  workers.register(withPrefix("/sw.js")).catch(() => {});
}

/**
 * Caches the page that was loaded before the worker was active, from the browser's HTTP cache, with resources
 * whose requests were pending when the worker started.
 */
function cacheCurrentPage(worker: ServiceWorker | null): void {
  const since = performance.now();
  if (!isFallback()) cacheUrls(worker, [window.location.href]);
  cacheUrls(worker, namesOf(performance.getEntriesByType("resource")));
  const late = new PerformanceObserver((list) => {
    cacheUrls(worker, namesOf(list.getEntries().filter(({ startTime }) => startTime < since)));
  });
  late.observe({ type: "resource" });
}

const namesOf = (entries: PerformanceEntry[]): string[] => entries.map(({ name }) => name);

/** Workbox's router handles this message. */
function cacheUrls(worker: ServiceWorker | null, addresses: string[]): void {
  const own = new Set(addresses.filter((one) => one.startsWith(`${window.location.origin}/`)));
  const urlsToCache = [...own].map((address) => [address, { cache: "force-cache" }]);
  if (own.size > 0) worker?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}

interface Update {
  location: Pick<Location, "pathname">;
  /** null for the first page. */
  prevLocation: unknown;
}

/**
 * Within the site, only the data of a page is loaded. Its HTML is fetched as well, so that the page can be opened
 * or reloaded offline.
 */
export function cacheVisitedPage({ location: { pathname }, prevLocation }: Update): void {
  if (!HAS_SERVICE_WORKER || !prevLocation || !navigator.serviceWorker?.controller) return;
  if (cachedPaths.has(pathname) || !navigator.onLine) return;
  cachedPaths.add(pathname);
  // The body is read: a worker with an unread response would not be replaced by a new one.
  fetch(pathname)
    .then((response) => response.blob())
    .catch(() => cachedPaths.delete(pathname));
}
