import type { RuntimeCaching } from "workbox-build";
import type { CacheHandlers } from "../../runtime/inline/serviceWorker.ts";
import { cacheName } from "../../runtime/offline.ts";

// The functions of this table are copied into the worker as text: they must not use anything from outside but
// ___cacheHandlers.

declare const ___cacheHandlers: CacheHandlers;

/** After that, the cached page is shown. */
const NETWORK_TIMEOUT_SECONDS = 4;

const MONTH_SECONDS = 30 * 24 * 60 * 60;

const MAX_PAGES = 60;
/** Gatsby prefetches data of linked pages, so there are more of them than pages. */
const MAX_PAGE_DATA = 200;
const MAX_PICTURES = 120;
/** Of several builds: a page that was cached before an update still needs its scripts. */
const MAX_FILES = 200;

/** The first matching rule applies. Requests without one go to the network. */
export function cachingRules(base: string): RuntimeCaching[] {
  const matchOptions = { ignoreVary: true };
  return [
    {
      urlPattern: (asked) => ___cacheHandlers.isPicture(asked),
      handler: "CacheFirst",
      options: {
        cacheName: cacheName("pictures", base),
        matchOptions,
        expiration: {
          maxEntries: MAX_PICTURES,
          maxAgeSeconds: MONTH_SECONDS,
          purgeOnQuotaError: true,
        },
        plugins: [
          {
            cacheWillUpdate: async (asked) => ___cacheHandlers.cacheableResponse(asked),
            cachedResponseWillBeUsed: async (asked) => ___cacheHandlers.keptFile(asked),
            handlerDidError: async (asked) => ___cacheHandlers.otherWidth(asked),
          },
        ],
      },
    },
    {
      urlPattern: (asked) => ___cacheHandlers.isPageData(asked),
      handler: "NetworkFirst",
      options: {
        cacheName: cacheName("data", base),
        matchOptions,
        networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
        expiration: { maxEntries: MAX_PAGE_DATA, maxAgeSeconds: MONTH_SECONDS },
        plugins: [
          {
            cacheWillUpdate: async (asked) => ___cacheHandlers.cacheableResponse(asked),
            cachedResponseWillBeUsed: async (asked) => ___cacheHandlers.fittingData(asked),
          },
        ],
      },
    },
    {
      urlPattern: (asked) => ___cacheHandlers.isHashedFile(asked),
      handler: "CacheFirst",
      options: {
        cacheName: cacheName("files", base),
        matchOptions,
        expiration: { maxEntries: MAX_FILES, maxAgeSeconds: 2 * MONTH_SECONDS },
        plugins: [
          {
            cacheWillUpdate: async (asked) => ___cacheHandlers.cacheableResponse(asked),
            cachedResponseWillBeUsed: async (asked) => ___cacheHandlers.keptFile(asked),
          },
        ],
      },
    },
    {
      urlPattern: (asked) => ___cacheHandlers.isPage(asked),
      handler: "NetworkFirst",
      options: {
        cacheName: cacheName("pages", base),
        matchOptions,
        networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
        expiration: { maxEntries: MAX_PAGES, maxAgeSeconds: MONTH_SECONDS },
        plugins: [
          {
            cacheKeyWillBeUsed: async (asked) => ___cacheHandlers.pageCacheKey(asked),
            cacheWillUpdate: async (asked) => ___cacheHandlers.cacheableResponse(asked),
            cachedResponseWillBeUsed: async (asked) => ___cacheHandlers.openablePage(asked),
            handlerDidError: async (asked) => ___cacheHandlers.cachedPage(asked),
          },
          { handlerDidError: async (asked) => ___cacheHandlers.toOfflinePage(asked) },
        ],
      },
    },
  ];
}
