import type { RuntimeCaching } from "workbox-build";
import { cacheName } from "../../content/offline.ts";
import {
  asPage,
  ifWhole,
  isNamedByContent,
  isPage,
  isPageData,
  isPicture,
  keptPage,
  otherWidth,
  toOfflinePage,
} from "./answers.ts";

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
      urlPattern: isPicture,
      handler: "CacheFirst",
      options: {
        cacheName: cacheName("pictures", base),
        matchOptions,
        expiration: {
          maxEntries: MOST_PICTURES,
          maxAgeSeconds: MONTH_SECONDS,
          purgeOnQuotaError: true,
        },
        plugins: [{ cacheWillUpdate: ifWhole, handlerDidError: otherWidth }],
      },
    },
    {
      urlPattern: isPageData,
      handler: "NetworkFirst",
      options: {
        cacheName: cacheName("data", base),
        matchOptions,
        networkTimeoutSeconds: PATIENCE_SECONDS,
        expiration: { maxEntries: MOST_DATA, maxAgeSeconds: MONTH_SECONDS },
        plugins: [{ cacheWillUpdate: ifWhole }],
      },
    },
    {
      urlPattern: isNamedByContent,
      handler: "CacheFirst",
      options: {
        cacheName: cacheName("files", base),
        matchOptions,
        expiration: { maxEntries: MOST_FILES, maxAgeSeconds: 2 * MONTH_SECONDS },
        plugins: [{ cacheWillUpdate: ifWhole }],
      },
    },
    {
      urlPattern: isPage,
      handler: "NetworkFirst",
      options: {
        cacheName: cacheName("pages", base),
        matchOptions,
        networkTimeoutSeconds: PATIENCE_SECONDS,
        expiration: { maxEntries: MOST_PAGES, maxAgeSeconds: MONTH_SECONDS },
        plugins: [
          { cacheKeyWillBeUsed: asPage, cacheWillUpdate: ifWhole, handlerDidError: keptPage },
          { handlerDidError: toOfflinePage },
        ],
      },
    },
  ];
}
