import { readdirSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../files/contentHash.ts";
import { assertInternal } from "./assertInternal.ts";

interface Named {
  /** Of the file and the position in it: the same in every build. */
  hash: string;
  /** "src/components/Card/Card.css.ts" */
  filePath: string;
}

/** All style files, sorted. */
export const styleFiles = (folder = "src"): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css.ts"))
    .map((file) => join(folder, file).replaceAll("\\", "/"))
    .sort();

const base36 = (number: number): string => number.toString(36).padStart(2, "0");

/**
 * Short class names, because every page contains them: "_0a3" is the fourth of the eleventh file. They depend on
 * the list of files: results of another list must not be mixed with them.
 */
export function shortNames(files: string[]): (named: Named) => string {
  const places = new Map(files.map((file, index) => [file, base36(index)]));
  const numbers = new Map<string, Map<string, number>>();
  return ({ hash, filePath }) => {
    const place = places.get(filePath);
    if (place === undefined) return `_${hash}`;
    const ofFile = numbers.get(filePath) ?? new Map<string, number>();
    numbers.set(filePath, ofFile);
    // A file is compiled once for browsers and once for server-side rendering.
    const number = ofFile.get(hash) ?? ofFile.size;
    ofFile.set(hash, number);
    return `_${place}${number.toString(36)}`;
  };
}

/** Makes webpack's cache depend on the list of style files, as class names do. */
export function setCacheKey(files: string[], cache: { version?: string } | undefined): void {
  assertInternal(cache, "cache of webpack", "classNames.ts").version = contentHash(
    files.join("\n"),
  );
}
