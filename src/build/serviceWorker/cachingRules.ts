import type { RuntimeCaching } from "workbox-build";
import type { Answers } from "../../runtime/inline/serviceWorker.ts";
import { cacheName } from "../../runtime/offline.ts";

// The functions of this table travel into the worker as text: none may use anything from outside itself
// but what is named here, the answers that stand in the worker before them.

declare const ___answers: Answers;

/** After that a page that is kept is shown instead of one that does not come. */
const PATIENCE_SECONDS = 4;

const MONTH_SECONDS = 30 * 24 * 60 * 60;

const MOST_PAGES = 60;
/** Gatsby asks for the data of what a page links to as well, so there are more of them than pages. */
const MOST_DATA = 200;
const MOST_PICTURES = 120;
/** Of several builds: a page that was kept before an update still finds its scripts. */
const MOST_FILES = 200;

/** The first rule that matches answers. Requests that match none go to the network as ever. */
export function rulesFor(base: string): RuntimeCaching[] {
  const matchOptions = { ignoreVary: true };
  return [
    {
      urlPattern: (asked) => ___answers.isPicture(asked),
      handler: "CacheFirst",
      options: {
        cacheName: cacheName("pictures", base),
        matchOptions,
        expiration: {
          maxEntries: MOST_PICTURES,
          maxAgeSeconds: MONTH_SECONDS,
          purgeOnQuotaError: true,
        },
        plugins: [
          {
            cacheWillUpdate: async (asked) => ___answers.ifWhole(asked),
            handlerDidError: async (asked) => ___answers.otherWidth(asked),
          },
        ],
      },
    },
    {
      urlPattern: (asked) => ___answers.isPageData(asked),
      handler: "NetworkFirst",
      options: {
        cacheName: cacheName("data", base),
        matchOptions,
        networkTimeoutSeconds: PATIENCE_SECONDS,
        expiration: { maxEntries: MOST_DATA, maxAgeSeconds: MONTH_SECONDS },
        plugins: [{ cacheWillUpdate: async (asked) => ___answers.ifWhole(asked) }],
      },
    },
    {
      urlPattern: (asked) => ___answers.isNamedByContent(asked),
      handler: "CacheFirst",
      options: {
        cacheName: cacheName("files", base),
        matchOptions,
        expiration: { maxEntries: MOST_FILES, maxAgeSeconds: 2 * MONTH_SECONDS },
        plugins: [{ cacheWillUpdate: async (asked) => ___answers.ifWhole(asked) }],
      },
    },
    {
      urlPattern: (asked) => ___answers.isPage(asked),
      handler: "NetworkFirst",
      options: {
        cacheName: cacheName("pages", base),
        matchOptions,
        networkTimeoutSeconds: PATIENCE_SECONDS,
        expiration: { maxEntries: MOST_PAGES, maxAgeSeconds: MONTH_SECONDS },
        plugins: [
          {
            cacheKeyWillBeUsed: async (asked) => ___answers.asPage(asked),
            cacheWillUpdate: async (asked) => ___answers.ifWhole(asked),
            handlerDidError: async (asked) => ___answers.keptPage(asked),
          },
          { handlerDidError: async (asked) => ___answers.toOfflinePage(asked) },
        ],
      },
    },
  ];
}
