import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pendingImages } from "../../src/build/pictures/onDemandImages.ts";
import { PICTURES } from "../../src/build/pictures/publishPicture.ts";

const TAG = /<[a-z][a-z0-9-]*(?:\s+[\w-]+(?:="[^"]*")?)*\s*\/?>/gi;
const ATTRIBUTE = /\s([\w-]+)="([^"]*)"/g;
const ONE_ADDRESS = /^(?:href|src|poster|action)$/i;
const MANY_ADDRESSES = /^(?:imagesrcset|srcset)$/i;

/** The text itself if it cannot be decoded. */
function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const decodeEntities = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** Of one tag: attributesIn('<img src="/a.webp" alt="">') => { src: "/a.webp", alt: "" } */
export const attributesIn = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, decodeEntities(value)]),
  );

/** Links of a tag within the site, as written: "/de/about/#people", "#ask" */
const linksIn = (attributes: Record<string, string>): string[] =>
  Object.entries(attributes)
    .flatMap(([name, value]) => {
      if (ONE_ADDRESS.test(name)) return [value];
      if (!MANY_ADDRESSES.test(name)) return [];
      return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
    })
    .filter(isOwn);

/** Not to another host, nor of another scheme such as mailto. */
const isOwn = (address: string): boolean => /^(?:\/(?!\/)|[#?])/.test(address);

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

// Files of Gatsby that are no pages.
const PARTS_OF_PAGES = /^(?:_gatsby|page-data)[\\/]/;

/** The HTML of every page, as a path within the folder. */
export const pageFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !PARTS_OF_PAGES.test(file))
    .sort();

/** pagePath("de/contact/index.html") => "/de/contact/" */
const pagePath = (file: string): string =>
  `/${file.replaceAll("\\", "/").replace(/(^|\/)index\.html$/, "$1")}`;

/** [["/de/contact/", "<!doctype html>…"], …] */
export const readHtml = (folder: string): [path: string, html: string][] =>
  pageFiles(folder).map((file) => [pagePath(file), readFileSync(join(folder, file), "utf8")]);

/** firstAndCount(["/de/", "/en/"]) => "/de/ and 1 more pages" */
export const firstAndCount = ([first, ...others]: string[]): string =>
  others.length > 0 ? `${first} and ${others.length} more pages` : `${first}`;

/**
 * Every link of a finished site to a page, file or fragment that does not exist. `prefix` is the
 * path that all URLs begin with: "/region".
 */
export function findBrokenLinks(folder: string, prefix = ""): string[] {
  const pages = new Map(
    readHtml(folder).map(([path, html]) => {
      const tags = (html.match(TAG) ?? []).map(attributesIn);
      const ids = new Set(tags.map(({ id }) => id));
      return [path, { ids, links: new Set(tags.flatMap(linksIn)) }];
    }),
  );
  const pending = new Set(pendingImages(folder).map((name) => `/${PICTURES}/${name}`));
  const missing = new Map<string, string[]>();
  for (const [path, { links }] of pages) {
    for (const link of links) {
      if (!hasTarget(link, path)) missing.set(link, [...(missing.get(link) ?? []), path]);
    }
  }
  return [...missing].map(([link, paths]) => `${firstAndCount(paths)}: nothing is at "${link}"`);

  function hasTarget(link: string, from: string): boolean {
    const { pathname, hash } = new URL(link, `http://site${prefix}${from}`);
    if (!pathname.startsWith(`${prefix}/`)) return false;
    const path = safeDecode(pathname.slice(prefix.length));
    const page = pages.get(path);
    if (!page) return pending.has(path) || isFile(join(folder, path));
    return hash === "" || page.ids.has(safeDecode(hash.slice(1)));
  }
}

/** Replaces the gallery without script, and repeats its pictures. */
const WITHOUT_SCRIPT = /<noscript>.*?<\/noscript>/gs;
/** An item of a list that takes the place of another in another month: its picture comes before its facts. */
const NOT_YET = /<li\b[^>]*\shidden\b[^>]*>.*?<\/li>/gs;
/** Each shows another part of the region: /pictures/map-wide-1328.svg */
const MAP = /\/map-[^/]+\.svg$/;

/** The picture without its size: "/pictures/7343-4-1088.webp" => "/pictures/7343" */
const withoutSize = (address: string): string =>
  address.replace(/[?#].*$/, "").replace(/(?:-\d+)+\.\w+$/, "");

/** Every page of a finished site that shows a picture twice, in whatever sizes. */
export const findRepeatedPictures = (folder: string): string[] =>
  readHtml(folder).flatMap(([path, html]) => {
    const seen = new Set<string>();
    const repeated = (
      html
        .replace(WITHOUT_SCRIPT, "")
        .replace(NOT_YET, "")
        .match(/<img\b[^>]*>/g) ?? []
    )
      .map(attributesIn)
      .filter(({ src = "" }) => {
        const isRepeated = !MAP.test(src) && seen.has(withoutSize(src));
        seen.add(withoutSize(src));
        return isRepeated;
      })
      .map(({ src = "", alt = "" }) => (alt === "" ? src : `${src} (${alt})`));
    return [...new Set(repeated)].map((picture) => `${path}: shows a picture twice, ${picture}`);
  });
