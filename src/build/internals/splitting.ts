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

/**
 * Code splitting: code of so many kinds of pages is in the file that all pages load: lists, documents and
 * home are seven.
 */
const KINDS_FOR_COMMONS = 7;

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
 * Gatsby makes a file of every set of pages that share some code, and one of the code that loads the others; a page
 * asks for all of its own. Fewer requests are worth more here than a few kilobytes that another kind of page brings again.
 */
export function keepFilesFew(optimization: Optimization | undefined): void {
  assertInternal(optimization?.runtimeChunk, "optimization.runtimeChunk", "splitting.ts");
  assertInternal(optimization, "optimization", "splitting.ts").runtimeChunk = false;
  const groups = groupsOf(optimization?.splitChunks);
  assertInternal(groups.commons, "cacheGroups.commons", "splitting.ts").minChunks =
    KINDS_FOR_COMMONS;
  assertInternal(groups.shared, "cacheGroups.shared", "splitting.ts");
  groups.shared = false;
}

/** The frame that is around every page, and the page for whoever has no network: all they need is in the sheet of the site. */
const OF_THE_SITE = ["app", "component---src-templates-offline-tsx"];

const isOfSite = ({ name }: Chunk): boolean => OF_THE_SITE.includes(name ?? "");

const isOfList = ({ name }: Chunk): boolean => /-list-tsx$/.test(name ?? "");

/**
 * Gatsby makes one sheet of the styles of all modules. Those of parts that are fetched later, as the gallery is,
 * come with the part: their chunks are the ones without a name. What one kind of page has for itself comes with
 * that kind, and what lists alone have, with lists.
 */
export function keepStylesWhereTheyBelong(splitChunks: SplitChunks | false | undefined): void {
  const styles = assertInternal(groupsOf(splitChunks).styles, "cacheGroups.styles", "splitting.ts");
  const isStyle = assertInternal(styles.test, "cacheGroups.styles.test", "splitting.ts");
  styles.chunks = ({ name }) => Boolean(name);
  styles.test = (module, context) => {
    if (!isStyle(module, context)) return false;
    const chunks = [...context.chunkGraph.getModuleChunksIterable(module)];
    const kinds = chunks.filter(({ name }) => Boolean(name));
    return kinds.length > 1 || kinds.some(isOfSite);
  };
  styles.name = (_, chunks) => (chunks.every(isOfList) ? "lists" : "styles");
}
