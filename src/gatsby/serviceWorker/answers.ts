// How the service worker answers. These functions travel into it as text: none may use anything from
// outside itself but what a worker has (caches, registration) and what `declare` names here.

/** The worker's own: where the site lives, as in "https://podunavlje.example/region/". */
declare const registration: { scope: string };

/** Written in front of the worker's text: "hr" */
declare const LANGUAGE_OF_NO_LANGUAGE: string;

/** Written there too: a page that leads an address without a language to the visitor's. */
declare const PAGE_OF_NO_LANGUAGE: string;

interface Asked {
  url: URL;
  request: Request;
}

/** "/de/blog/", and "/de/blog" in the address bar; not "/favicon.svg", nor anything of another origin. */
export const isPage = ({ url, request }: Asked): boolean => {
  if (!url.href.startsWith(registration.scope)) return false;
  if (url.pathname.endsWith("/")) return true;
  return request.mode === "navigate" && !/\.[^/]*$/.test(url.pathname);
};

export const isPageData = ({ url }: Asked): boolean =>
  url.href.startsWith(`${registration.scope}page-data/`);

export const isPicture = ({ url }: Asked): boolean =>
  url.href.startsWith(`${registration.scope}pictures/`);

/** Its name changes with its content: "/app-81a19faf58155cbd64df.js", "/words/de-9c8a8cc702989d1a9ab7.json" */
export const isNamedByContent = ({ url }: Asked): boolean =>
  url.href.startsWith(registration.scope) && /[-.][0-9a-f]{16,}\.\w+$/.test(url.pathname);

/** A page is one page whatever is chosen on it: "/de/blog/?category=nature" is kept as "/de/blog/". */
export const asPage = async ({ request }: { request: Request }): Promise<string> => {
  const { origin, pathname } = new URL(request.url);
  return origin + (pathname.endsWith("/") ? pathname : `${pathname}/`);
};

/**
 * Only whole answers of our own are kept: no errors, no redirects, and no page where a file was
 * asked for, as some hosts and the gates of hotels answer.
 */
export const ifWhole = async ({
  request,
  response,
}: {
  request: Request;
  response: Response;
}): Promise<Response | null> => {
  const isOwn = response.status === 200 && response.type === "basic" && !response.redirected;
  const isHtml = (response.headers.get("content-type") ?? "").startsWith("text/html");
  const isForPage = new URL(request.url).pathname.endsWith("/");
  return isOwn && isHtml === isForPage ? response : null;
};

/**
 * The page that is kept. Workbox has looked for it already, but not in Firefox: a page that was fetched
 * ahead of the worker and did not come counts there as an answer, of the type "error".
 */
export const keptPage = async ({
  request,
}: {
  request: Request;
}): Promise<Response | undefined> => {
  const { origin, pathname } = new URL(request.url);
  const page = origin + (pathname.endsWith("/") ? pathname : `${pathname}/`);
  return caches.match(page, { ignoreVary: true });
};

/**
 * A page that neither comes nor is kept: to the page that says so in its language, and knows the way
 * back. An address without a language is first led to the one that the visitor has chosen, which only a
 * page can know.
 */
export const toOfflinePage = async ({
  request,
}: {
  request: Request;
}): Promise<Response | undefined> => {
  if (request.mode !== "navigate") return undefined;
  // "/de/blog/new-story/?a=1", whatever path the site lives below
  const wanted = request.url.slice(registration.scope.length - 1);
  const [, language = ""] = wanted.split(/[/?#]/);
  const isOurs = !/^(\.well-known|__|404|storybook)$/.test(language);
  const hasPage = await caches.match(`${registration.scope}${language}/offline/`, {
    ignoreSearch: true,
  });
  if (isOurs && !hasPage) {
    const headers = { "content-type": "text/html; charset=utf-8" };
    return new Response(PAGE_OF_NO_LANGUAGE, { headers });
  }
  for (const one of [language, LANGUAGE_OF_NO_LANGUAGE]) {
    const page = `${registration.scope}${one}/offline/`;
    if (await caches.match(page, { ignoreSearch: true })) {
      return Response.redirect(`${page}?from=${encodeURIComponent(wanted)}`);
    }
  }
  return undefined;
};

/** The same picture in another width will do: "…/7343-2-640.avif" for "…/7343-2-960.avif". */
export const otherWidth = async ({
  request,
}: {
  request: Request;
}): Promise<Response | undefined> => {
  const picture = request.url.replace(/\d+\.\w+$/, "");
  for (const name of await caches.keys()) {
    if (!name.startsWith("vidikovac-pictures-")) continue;
    const cache = await caches.open(name);
    const key = (await cache.keys()).find(({ url }) => url.startsWith(picture));
    if (key) return cache.match(key);
  }
  return undefined;
};
