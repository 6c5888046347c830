import { readFileSync } from "node:fs";
import { join } from "node:path";
import { attributesIn, pageFiles, pagePath } from "./links.ts";

/** Shown to those without script, who have no gallery that shows the same. */
const WITHOUT_SCRIPT = /<noscript>.*?<\/noscript>/gs;
const IMAGE = /<img\b[^>]*>/g;

/** What it shows, in whatever size: "/pictures/7343-4-1088.webp" => "/pictures/7343" */
const withoutSize = (address: string): string =>
  address.replace(/[?#].*$/, "").replace(/(?:-\d+)+\.\w+$/, "");

/** Each shows another part of the region: /pictures/map-wide-1328.svg */
const MAP = /\/map-[^/]+\.svg$/;

/** The pictures that stand on a page twice. */
function repeatedIn(html: string): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const [tag] of html.replace(WITHOUT_SCRIPT, "").matchAll(IMAGE)) {
    const { src = "", alt = "" } = attributesIn(tag);
    const picture = withoutSize(src);
    if (MAP.test(src)) continue;
    if (seen.has(picture)) repeated.add(alt === "" ? src : `${src} (${alt})`);
    seen.add(picture);
  }
  return [...repeated];
}

/** Every page of a finished site that shows a picture twice, be it in another size. */
export const findRepeatedPictures = (folder: string): string[] =>
  pageFiles(folder).flatMap((file) =>
    repeatedIn(readFileSync(join(folder, file), "utf8")).map(
      (picture) => `${pagePath(file)}: shows a picture twice, ${picture}`,
    ),
  );
