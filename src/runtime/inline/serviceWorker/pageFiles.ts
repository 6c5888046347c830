// What belongs to a page, found in its HTML and its data as text: workers have no DOMParser.

/** Within quotes, after a space or in url(): not in the address of another site. */
const BEGIN = `(?<=["\\s(])`;

const HASHED_FILE = new RegExp(
  `${BEGIN}/[^"\\s()<>]+[-.][0-9a-f]{16,}\\.(?:js|css|woff2|json)(?=["\\s)])`,
  "g",
);

const PICTURE = new RegExp(`${BEGIN}/[^"\\s()<>]*pictures/[^"\\s()<>/]+\\.\\w+(?=["\\s)])`, "g");

/** "…/7343-2-960.avif" => ["…/7343-2-", "960", "avif"]; an SVG ends in its hash. */
const WIDTH = /^(.*-\d+-)(\d+)\.(?!svg)(\w+)$/;

/** Wide enough for a phone; the worker shows it in place of the other widths. */
const KEPT_WIDTH = 960;

interface Width {
  address: string;
  width: number;
  isBest: boolean;
}

/** The best format first, then the width that is just wide enough, or else the widest. */
function isBetter(one: Width, other: Width): boolean {
  if (one.isBest !== other.isBest) return one.isBest;
  const isWide = one.width >= KEPT_WIDTH;
  if (isWide !== other.width >= KEPT_WIDTH) return isWide;
  return isWide ? one.width < other.width : one.width > other.width;
}

/** For other sites that link to the page (src/build/pictures/socialPicture.ts). */
const isSocial = (address: string): boolean => /-social-\d+\.jpg$/.test(address);

/** Each picture once, whatever its widths. */
function picturesIn(text: string): string[] {
  const chosen = new Map<string, Width>();
  for (const [address] of text.matchAll(PICTURE)) {
    if (isSocial(address)) continue;
    const [, picture = address, width = "", format] = WIDTH.exec(address) ?? [];
    const found = { address, width: Number(width), isBest: format === "avif" };
    const before = chosen.get(picture);
    if (!before || isBetter(found, before)) chosen.set(picture, found);
  }
  return [...chosen.values()].map(({ address }) => address);
}

/** Scripts, styles, fonts and messages that the HTML names. */
export const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(HASHED_FILE)].map(([address]) => address)),
];

/** What a page fetches by an address in its data, which has no path prefix: "/lists/de-catalogue-3f2a….json" */
const LIST = /"\/(lists\/[^"]+-[0-9a-f]{16,}\.json)"/g;

const listsIn = (data: string, base: string): string[] =>
  [...data.matchAll(LIST)].map(([, path = ""]) => base + path);

/** Addresses of all that a page needs besides itself, its data and the scripts of its template. */
export const pageFiles = (html: string, data: string, base: string): string[] => [
  ...filesIn(html),
  ...listsIn(data, base),
  ...picturesIn(`${html} ${data}`),
];

/** Gatsby's hash of the build that rendered a page, on its start script; "" if it has none. */
export const buildIn = (html: string): string => / data-build="([^"]*)"/.exec(html)?.[1] ?? "";
