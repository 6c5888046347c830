import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listOfLater } from "../../src/gatsby/pictures/later.ts";
import { PICTURES } from "../../src/gatsby/pictures/publish.ts";

const TAG = /<[a-z][a-z0-9-]*((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([\w-]+)="([^"]*)"/g;
const ONE_ADDRESS = new Set(["href", "src", "poster", "action"]);
const MANY_ADDRESSES = new Set(["srcset", "imagesrcset"]);

interface Page {
  /** "/de/contact/" */
  path: string;
  /** Addresses within the site, as they stand there: "/de/about/#people", "#ask" */
  links: string[];
  ids: Set<string>;
}

/** Text that cannot be decoded names no file. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const plain = (text: string): string => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** Of one tag: attributesIn('<img src="/a.webp" alt="">') => { src: "/a.webp", alt: "" } */
export const attributesIn = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, plain(value)]),
  );

function addressesIn(name: string, value: string): string[] {
  if (ONE_ADDRESS.has(name)) return [value];
  if (!MANY_ADDRESSES.has(name)) return [];
  return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
}

function readPage(path: string, html: string): Page {
  const page: Page = { path, links: [], ids: new Set() };
  for (const [, attributes = ""] of html.matchAll(TAG)) {
    for (const [, name = "", value = ""] of attributes.matchAll(ATTRIBUTE)) {
      if (name === "id") page.ids.add(plain(value));
      page.links.push(...addressesIn(name.toLowerCase(), plain(value)).filter(isOwn));
    }
  }
  return page;
}

/** Of this site: neither at another host nor of another kind, such as mailto. */
const isOwn = (address: string): boolean => /^(?:\/(?!\/)|[#?])/.test(address);

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

// What Gatsby puts into every page lies there by itself as well: parts and data, not pages.
const PARTS_OF_PAGES = /^(?:_gatsby|page-data)[\\/]/;

/** The HTML of every page, as a path within the folder. */
export const pageFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !PARTS_OF_PAGES.test(file))
    .sort();

/** pagePath("de/contact/index.html") => "/de/contact/" */
export const pagePath = (file: string): string =>
  `/${file.replaceAll("\\", "/").replace(/(^|\/)index\.html$/, "$1")}`;

const pagesIn = (folder: string): Page[] =>
  pageFiles(folder).map((file) =>
    readPage(pagePath(file), readFileSync(join(folder, file), "utf8")),
  );

/**
 * Everything that a finished site leads to or shows and does not have: pages, files and parts of
 * pages. `prefix` is the path that all addresses begin with: "/region".
 */
export function findBrokenLinks(folder: string, prefix = ""): string[] {
  const pages = new Map(pagesIn(folder).map((page) => [page.path, page]));
  const later = new Set(listOfLater(folder).map((name) => `/${PICTURES}/${name}`));
  const missing = new Map<string, string[]>();
  for (const { path, links } of pages.values()) {
    for (const link of new Set(links)) {
      if (!leadsSomewhere(link, path)) missing.set(link, [...(missing.get(link) ?? []), path]);
    }
  }
  return [...missing].map(([link, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more pages` : "";
    return `${first}${more}: nothing is at "${link}"`;
  });

  function leadsSomewhere(link: string, from: string): boolean {
    const { pathname, hash } = new URL(link, `http://site${prefix}${from}`);
    if (!pathname.startsWith(`${prefix}/`)) return false;
    const path = decoded(pathname.slice(prefix.length));
    const page = pages.get(path);
    if (!page) return later.has(path) || isFile(join(folder, path));
    return hash === "" || page.ids.has(decoded(hash.slice(1)));
  }
}
