import { cacheName } from "../offline.ts";

// How the service worker answers. Workbox calls it by the table in src/build/serviceWorker/cachingRules.ts.

/** The worker's own: where the site lives, as in "https://podunavlje.example/region/". */
declare const registration: { scope: string };

declare global {
  /** Stands in the worker before Workbox's own text. */
  var ___answers: Answers;
}

interface Given {
  /** The language of whom no other fits: "hr" */
  fallback: string;
  /** A page that leads an address without a language to the visitor's. */
  leadingOn: string;
}

interface Wanted {
  request: Request;
}

interface Asked extends Wanted {
  url: URL;
}

interface Answered extends Wanted {
  response: Response;
}

type Found = Promise<Response | undefined>;

export type Answers = ReturnType<typeof answersOf>;

const isBelow = (url: URL, folder: string): boolean =>
  url.href.startsWith(registration.scope + folder);

/** "/de/blog/", and "/de/blog" in the address bar; not "/favicon.svg", nor anything of another origin. */
function isPage({ url, request }: Asked): boolean {
  if (!isBelow(url, "")) return false;
  if (url.pathname.endsWith("/")) return true;
  return request.mode === "navigate" && !/\.[^/]*$/.test(url.pathname);
}

const isPageData = ({ url }: Asked): boolean => isBelow(url, "page-data/");

const isPicture = ({ url }: Asked): boolean => isBelow(url, "pictures/");

/** Its name changes with its content: "/app-81a19faf58155cbd64df.js", "/words/de-9c8a8cc702989d1a9ab7.json" */
const isNamedByContent = ({ url }: Asked): boolean =>
  isBelow(url, "") && /[-.][0-9a-f]{16,}\.\w+$/.test(url.pathname);

/** A page is one page whatever is chosen on it: "/de/blog?category=nature" => "/de/blog/" */
function pageOf({ url }: Request): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.endsWith("/") ? pathname : `${pathname}/`);
}

const asPage = async ({ request }: Wanted): Promise<string> => pageOf(request);

/**
 * Only whole answers of our own are kept: no errors, no redirects, and no page where a file was
 * asked for, as some hosts and the gates of hotels answer.
 */
async function ifWhole({ request, response }: Answered): Promise<Response | null> {
  const isOwn = response.status === 200 && response.type === "basic" && !response.redirected;
  const isHtml = (response.headers.get("content-type") ?? "").startsWith("text/html");
  const isForPage = new URL(request.url).pathname.endsWith("/");
  return isOwn && isHtml === isForPage ? response : null;
}

/**
 * The page that is kept. Workbox has looked for it already, but not in Firefox: a page that was fetched
 * ahead of the worker and did not come counts there as an answer, of the type "error".
 */
const keptPage = async ({ request }: Wanted): Found =>
  caches.match(pageOf(request), { ignoreVary: true });

/** offlinePage("de") => "https://podunavlje.example/region/de/offline/"; undefined where it is not kept */
async function offlinePage(language: string): Promise<string | undefined> {
  const page = `${registration.scope}${language}/offline/`;
  return (await caches.match(page, { ignoreSearch: true })) && page;
}

const isHosts = (folder: string): boolean => /^(\.well-known|__|404|storybook)$/.test(folder);

/**
 * A page that neither comes nor is kept: to the page that says so in its language, and knows the way
 * back. An address without a language is first led to the one that the visitor has chosen, which only a
 * page can know.
 */
async function toOfflinePage({ request }: Wanted, given: Given): Found {
  if (request.mode !== "navigate") return undefined;
  // "/de/blog/new-story/?a=1", whatever path the site lives below
  const wanted = request.url.slice(registration.scope.length - 1);
  const [, folder = ""] = wanted.split(/[/?#]/);
  const own = await offlinePage(folder);
  if (!own && !isHosts(folder)) {
    const headers = { "content-type": "text/html; charset=utf-8" };
    return new Response(given.leadingOn, { headers });
  }
  const page = own ?? (await offlinePage(given.fallback));
  return page ? Response.redirect(`${page}?from=${encodeURIComponent(wanted)}`) : undefined;
}

/** The same picture in another width will do: "…/7343-2-640.avif" for "…/7343-2-960.avif". */
async function otherWidth({ request }: Wanted): Found {
  const picture = request.url.replace(/\d+\.\w+$/, "");
  for (const name of await caches.keys()) {
    if (!name.startsWith(cacheName("pictures", ""))) continue;
    const cache = await caches.open(name);
    const key = (await cache.keys()).find(({ url }) => url.startsWith(picture));
    if (key) return cache.match(key);
  }
  return undefined;
}

export const answersOf = (given: Given) => ({
  isPage,
  isPageData,
  isPicture,
  isNamedByContent,
  asPage,
  ifWhole,
  keptPage,
  toOfflinePage: (asked: Wanted): Found => toOfflinePage(asked, given),
  otherWidth,
});

export function run(given: Given): void {
  globalThis.___answers = answersOf(given);
}
