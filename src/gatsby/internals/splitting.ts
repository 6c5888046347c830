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

const groupsOf = (splitChunks: SplitChunks | false | undefined) =>
  asKnown(splitChunks ? splitChunks.cacheGroups : null, "splitChunks.cacheGroups", "splitting.ts");

/**
 * Gatsby makes a file of every set of pages that share some code, and a page asks for all of its own.
 * Fewer requests are worth more here than a few kilobytes that another kind of page brings again.
 */
export function keepFilesFew(splitChunks: SplitChunks | false | undefined): void {
  const groups = groupsOf(splitChunks);
  asKnown(groups.commons, "cacheGroups.commons", "splitting.ts").minChunks = KINDS_FOR_COMMONS;
  asKnown(groups.shared, "cacheGroups.shared", "splitting.ts");
  groups.shared = false;
}

/**
 * Gatsby puts the styles of all modules into the head of every page. Those of parts that are fetched
 * later, as the gallery is, come with the part: their chunks are the ones without a name.
 */
export function keepLazyStylesOutOfHead(splitChunks: SplitChunks | false | undefined): void {
  const styles = asKnown(groupsOf(splitChunks).styles, "cacheGroups.styles", "splitting.ts");
  styles.chunks = ({ name }) => Boolean(name);
}
