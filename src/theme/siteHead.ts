import { SITE_HEAD_BREAK } from "../../design-tokens/primitives/breakpoints.ts";
import { control } from "./contract.css.ts";
import { space, width } from "./units.ts";

/** The head of the site asks for its own room, counted in letters: it folds for larger text as well. */
export const SITE_HEAD = "site-head";

/** There is room for the whole navigation, in every language. */
export const wholeHead = `${SITE_HEAD} (width >= ${width(SITE_HEAD_BREAK)})`;

/** There is room to spare between the names. */
export const spaciousHead = `${SITE_HEAD} (width >= ${width(1264)})`;

/** narrowHead(360) => "site-head (width < 22.5rem)" */
const narrowHead = (pixels: number): string => `${SITE_HEAD} (width < ${width(pixels)})`;

/** The name stands alone, so that search, language and menu have their place beside it. */
export const headWithoutMark = narrowHead(360);

/** The mark stands for the name: text of twice the size on a telephone. */
export const headWithoutName = narrowHead(310);

/** What can be pressed is no larger than its share of the line. */
export const tightHead = narrowHead(250);

/** What hangs from the end of the head: on a telephone as wide as the page's content. */
export const hanging = {
  position: "absolute",
  insetInlineEnd: 0,
  inlineSize: `min(100%, ${space(100)})`,
} as const;

/** shareOfHead(15, control.small): as large as it is, and at most 15 % of the line. */
export const shareOfHead = (percent: number, size: string): string => `min(${size}, ${percent}cqi)`;

/** A round button in a tight head; its sign grows no larger than it. */
export const tightOpener = {
  inlineSize: shareOfHead(15, control.small),
  blockSize: shareOfHead(15, control.small),
  padding: shareOfHead(3, space(2.5)),
};
