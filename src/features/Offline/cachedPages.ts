export interface CachedPage {
  /** "/de/blog/", without the path the site lives below. */
  path: string;
  title: string;
}

/** What its page calls itself. */
export function titleOf(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  return (page.querySelector("h1")?.textContent ?? page.title).trim();
}

/**
 * The pages that the service worker has kept below an address, those seen last at the top:
 * those of a language, because its address begins with it.
 */
export async function readCachedPages(
  cacheName: string,
  base: string,
  home: string,
): Promise<CachedPage[]> {
  // Asked first, because opening a cache would make it.
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
