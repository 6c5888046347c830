export interface CachedPage {
  /** "/de/blog/", without the path prefix. */
  path: string;
  title: string;
}

/** Title of a page: its first h1, or else its `<title>`. */
export function titleOf(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  return (page.querySelector("h1")?.textContent ?? page.title).trim();
}

/**
 * Pages of a language in the service worker's cache, the most recent first. `home` is the home page
 * of the language: the paths of all its pages begin with it.
 */
export async function readCachedPages(
  cacheName: string,
  base: string,
  home: string,
): Promise<CachedPage[]> {
  // Checked first, because opening a cache creates it.
  if (!("caches" in window) || !(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const read = async (request: Request): Promise<CachedPage[]> => {
    const path = `/${new URL(request.url).pathname.slice(base.length)}`;
    const page = path.startsWith(home) ? await cache.match(request, { ignoreVary: true }) : null;
    const title = page ? titleOf(await page.text()) : "";
    return title === "" ? [] : [{ path, title }];
  };
  const pages = await Promise.all((await cache.keys()).map(read));
  return pages.flat().reverse();
}
