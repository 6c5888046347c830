import { SITE_HEAD_BREAK } from "../../design-tokens/primitives/breakpoints.ts";
import { width } from "./units.ts";

/** The head of the site asks for its own room, counted in letters: it folds for larger text as well. */
export const SITE_HEAD = "site-head";

/** There is room for the whole navigation, in every language. */
export const wholeHead = `${SITE_HEAD} (width >= ${width(SITE_HEAD_BREAK)})`;

/** narrowHead(360) => "site-head (width < 22.5rem)" */
const narrowHead = (pixels: number): string => `${SITE_HEAD} (width < ${width(pixels)})`;

/** The name stands alone, so that search, language and menu have their place beside it. */
export const headWithoutMark = narrowHead(360);

/** The mark stands for the name: text of twice the size on a telephone. */
export const headWithoutName = narrowHead(310);

/** What can be pressed is no larger than its share of the line. */
export const tightHead = narrowHead(250);

/** shareOfHead(15, space(11)) => "min(2.75rem, 15cqi)": so large, and at most 15 % of the line. */
export const shareOfHead = (percent: number, size: string): string => `min(${size}, ${percent}cqi)`;
