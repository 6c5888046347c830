import { asKnown } from "./asKnown.ts";

interface SplitChunks {
  cacheGroups?: {
    styles?: { chunks?: (chunk: { name?: string | null }) => boolean };
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
  asKnown(splitChunks ? splitChunks.cacheGroups : null, "splitChunks.cacheGroups", "splitting.ts");

/**
 * Gatsby makes a file of every set of pages that share some code, and one of the code that loads the others; a page
 * asks for all of its own. Fewer requests are worth more here than a few kilobytes that another kind of page brings again.
 */
export function keepFilesFew(optimization: Optimization | undefined): void {
  asKnown(optimization?.runtimeChunk, "optimization.runtimeChunk", "splitting.ts");
  asKnown(optimization, "optimization", "splitting.ts").runtimeChunk = false;
  const groups = groupsOf(optimization?.splitChunks);
  asKnown(groups.commons, "cacheGroups.commons", "splitting.ts").minChunks = KINDS_FOR_COMMONS;
  asKnown(groups.shared, "cacheGroups.shared", "splitting.ts");
  groups.shared = false;
}

/**
 * Gatsby puts the styles of all modules into the head of every page. Those of parts that are fetched
 * later, as the gallery is, come with the part: their chunks are the ones without a name. All others stay in one
 * sheet: of two, the first that comes would for a moment overrule what the second has in the page already.
 */
export function keepLazyStylesOutOfHead(splitChunks: SplitChunks | false | undefined): void {
  const styles = asKnown(groupsOf(splitChunks).styles, "cacheGroups.styles", "splitting.ts");
  styles.chunks = ({ name }) => Boolean(name);
}
