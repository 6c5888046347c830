import { readKeptJourney } from "../../runtime/keptJourney.ts";
import { cacheName } from "../../runtime/offline.ts";

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

/** What can be read without a connection, in one language. */
export interface CachedPages {
  /** Of the journey that the visitor keeps on this device, in its order. */
  journey: CachedPage[];
  /** All others that were visited, the most recent first. */
  visited: CachedPage[];
}

async function readPages(name: string, base: string, paths: string[]): Promise<CachedPage[]> {
  // Checked first, because opening a cache creates it.
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const read = async (path: string): Promise<CachedPage[]> => {
    const page = await cache.match(base + path.slice(1), { ignoreVary: true });
    const title = page ? titleOf(await page.text()) : "";
    return title === "" ? [] : [{ path, title }];
  };
  return (await Promise.all(paths.map(read))).flat();
}

async function visitedPaths(name: string, base: string): Promise<string[]> {
  if (!(await caches.has(name))) return [];
  const keys = await (await caches.open(name)).keys();
  return keys.map(({ url }) => `/${new URL(url).pathname.slice(base.length)}`).reverse();
}

/**
 * Pages of a language in the service worker's caches. `home` is the home page of the language: the paths of all its
 * pages begin with it.
 */
export async function readCachedPages(base: string, home: string): Promise<CachedPages> {
  if (!("caches" in window)) return { journey: [], visited: [] };
  const name = cacheName("pages", base);
  const isOfLanguage = (path: string): boolean => path.startsWith(home);
  const kept = ((await readKeptJourney(base))?.pages ?? []).filter(isOfLanguage);
  const journey = await readPages(cacheName("journey", base), base, kept);
  const isKept = new Set(journey.map(({ path }) => path));
  const visited = (await visitedPaths(name, base)).filter(
    (path) => isOfLanguage(path) && !isKept.has(path),
  );
  return { journey, visited: await readPages(name, base, visited) };
}
