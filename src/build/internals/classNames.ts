import { readdirSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../contentHash.ts";
import { assertInternal } from "./assertInternal.ts";

interface Named {
  /** Of the file and the place in it: the same wherever and whenever it is built. */
  hash: string;
  /** "src/components/Card/Card.css.ts" */
  filePath: string;
}

/** Every file of styles, always in the same order. */
export const styleFiles = (folder = "src"): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css.ts"))
    .map((file) => join(folder, file).replaceAll("\\", "/"))
    .sort();

const twoSigns = (number: number): string => number.toString(36).padStart(2, "0");

/**
 * Names for classes that weigh as little as they can, for they stand in every page: "_0a3" is the
 * fourth of the eleventh file. A file's names depend on which others there are; nothing that was named
 * for another list may be used beside them.
 */
export function shortNames(files: string[]): (named: Named) => string {
  const places = new Map(files.map((file, index) => [file, twoSigns(index)]));
  const numbers = new Map<string, Map<string, number>>();
  return ({ hash, filePath }) => {
    const place = places.get(filePath);
    if (place === undefined) return `_${hash}`;
    const ofFile = numbers.get(filePath) ?? new Map<string, number>();
    numbers.set(filePath, ofFile);
    // A file is read once for browsers and once for what draws the pages.
    const number = ofFile.get(hash) ?? ofFile.size;
    ofFile.set(hash, number);
    return `_${place}${number.toString(36)}`;
  };
}

/** What webpack keeps between two builds, it keeps for these files of styles: names depend on all. */
export function keyCacheBy(files: string[], cache: { version?: string } | undefined): void {
  assertInternal(cache, "cache of webpack", "classNames.ts").version = contentHash(
    files.join("\n"),
  );
}
