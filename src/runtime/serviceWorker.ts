import { isFallback } from "./address.ts";
import { mayHaveWorker } from "./offline.ts";
import { withPrefix } from "./prefix.ts";

/** The setting SERVICE_WORKER, put here by the build. */
declare const HAS_SERVICE_WORKER: boolean;

declare global {
  interface Window {
    /** Gatsby's: the next link that is followed loads a whole document. */
    ___swUpdated?: boolean;
  }
}

const ONLY_SECURE = "Service workers can only be used over HTTPS, or on localhost for development";

/** The pages whose HTML was fetched since this document came. */
const keptPaths = new Set<string>();

/** After the page is there and alive: what is kept for later must not slow down what is wanted now. */
export function startServiceWorker(): void {
  if (!HAS_SERVICE_WORKER || process.env.NODE_ENV !== "production") return;
  if (!mayHaveWorker(window.location)) {
    console.error(ONLY_SECURE);
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
    else keepWhatIsShown(workers.controller);
    hasWorker = true;
  });
  // Where it cannot be had (a private window, a full disk), the site is what it is without.
  workers.register(withPrefix("/sw.js")).catch(() => {});
}

/**
 * The first page was there before the worker: all it is made of goes past the worker once more, out
 * of the browser's own cache. What was on its way when the worker came passed it by as well.
 */
function keepWhatIsShown(worker: ServiceWorker | null): void {
  const since = performance.now();
  if (!isFallback()) keep(worker, [window.location.href]);
  keep(worker, namesOf(performance.getEntriesByType("resource")));
  const late = new PerformanceObserver((list) => {
    keep(worker, namesOf(list.getEntries().filter(({ startTime }) => startTime < since)));
  });
  late.observe({ type: "resource" });
}

const namesOf = (entries: PerformanceEntry[]): string[] => entries.map(({ name }) => name);

/** The message is the one that Workbox's router listens to. */
function keep(worker: ServiceWorker | null, addresses: string[]): void {
  const own = new Set(addresses.filter((one) => one.startsWith(`${window.location.origin}/`)));
  const urlsToCache = [...own].map((address) => [address, { cache: "force-cache" }]);
  if (own.size > 0) worker?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}

interface Update {
  location: Pick<Location, "pathname">;
  /** null where the browser itself loaded the page. */
  prevLocation: unknown;
}

/**
 * A page that was reached within the site came as data. Its HTML is fetched as well, so that it is
 * there when the visitor reloads it, or comes back to it another day, without a connection.
 */
export function keepVisited({ location: { pathname }, prevLocation }: Update): void {
  if (!HAS_SERVICE_WORKER || !prevLocation || !navigator.serviceWorker?.controller) return;
  if (keptPaths.has(pathname) || !navigator.onLine) return;
  keptPaths.add(pathname);
  // Read to its end: a worker with an answer that nobody reads does not make way for the next one.
  fetch(pathname)
    .then((response) => response.blob())
    .catch(() => keptPaths.delete(pathname));
}
