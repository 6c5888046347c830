// Without it pages load 5 to 9 scripts instead of 4, documents 1.6 to 3 kB more of them, and all 3 kB more styles.

import { templateChunk } from "../templates.ts";
import { assertInternal } from "./assertInternal.ts";

interface Chunk {
  name?: string | null;
}

interface ChunkGraph {
  getModuleChunksIterable: (module: object) => Iterable<Chunk>;
}

interface Styles {
  chunks?: (chunk: Chunk) => boolean;
  test?: (module: object, context: { chunkGraph: ChunkGraph }) => boolean;
  name?: string | ((module: object, chunks: Chunk[]) => string);
}

interface SplitChunks {
  cacheGroups?: {
    styles?: Styles;
    commons?: { minChunks?: number };
    shared?: false | object;
  };
}

/** Code of at least this many templates goes into the chunk of all pages: lists, documents and home are seven. */
const MIN_TEMPLATES_FOR_COMMONS = 7;

interface Optimization {
  runtimeChunk?: false | object;
  splitChunks?: SplitChunks | false;
}

const groupsOf = (splitChunks: SplitChunks | false | undefined) =>
  assertInternal(
    splitChunks ? splitChunks.cacheGroups : null,
    "splitChunks.cacheGroups",
    "splitting.ts",
  );

/**
 * Gatsby creates a chunk for every set of templates with shared code, and one for webpack's runtime. Fewer requests
 * are worth more here than a few kilobytes that another template loads again.
 */
export function reduceChunks(optimization: Optimization | undefined): void {
  assertInternal(optimization?.runtimeChunk, "optimization.runtimeChunk", "splitting.ts");
  assertInternal(optimization, "optimization", "splitting.ts").runtimeChunk = false;
  const groups = groupsOf(optimization?.splitChunks);
  assertInternal(groups.commons, "cacheGroups.commons", "splitting.ts").minChunks =
    MIN_TEMPLATES_FOR_COMMONS;
  assertInternal(groups.shared, "cacheGroups.shared", "splitting.ts");
  groups.shared = false;
}

/** The layout, and the offline page: their styles are in the style sheet of the site. */
const SITE_CHUNKS = ["app", templateChunk("offline")];

const isSiteChunk = ({ name }: Chunk): boolean => SITE_CHUNKS.includes(name ?? "");

/** Styles of at most this many templates are in the style sheet of each: no other page loads them. */
const MOST_OWN = 4;

const isListChunk = ({ name }: Chunk): boolean => /-list-tsx$/.test(name ?? "");

/**
 * Gatsby creates one style sheet of all modules. Here, styles of lazy chunks (which have no name), such as the
 * gallery's, stay with their chunk, styles of a few templates with those, and styles of lists only with lists.
 */
export function splitStyles(splitChunks: SplitChunks | false | undefined): void {
  const styles = assertInternal(groupsOf(splitChunks).styles, "cacheGroups.styles", "splitting.ts");
  const isStyle = assertInternal(styles.test, "cacheGroups.styles.test", "splitting.ts");
  styles.chunks = ({ name }) => Boolean(name);
  styles.test = (module, context) => {
    if (!isStyle(module, context)) return false;
    const chunks = [...context.chunkGraph.getModuleChunksIterable(module)];
    const kinds = chunks.filter(({ name }) => Boolean(name));
    return kinds.length > MOST_OWN || kinds.some(isSiteChunk);
  };
  styles.name = (_, chunks) => (chunks.every(isListChunk) ? "lists" : "styles");
}
