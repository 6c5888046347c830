import { SITE_HEAD_BREAK } from "../../design-tokens/primitives/breakpoints.ts";
import { control, space } from "./contract.css.ts";
import { width } from "./units.ts";

/**
 * Container name of the site header. Its breakpoints are container queries in rem, so that the
 * header also folds for larger text.
 */
export const SITE_HEAD = "site-head";

/** The whole navigation fits, in every language. */
export const wholeHead = `${SITE_HEAD} (width >= ${width(SITE_HEAD_BREAK)})`;

/** There is room for larger gaps in the navigation. */
export const spaciousHead = `${SITE_HEAD} (width >= ${width(1264)})`;

/** narrowHead(360) => "site-head (width < 22.5rem)" */
const narrowHead = (pixels: number): string => `${SITE_HEAD} (width < ${width(pixels)})`;

/** Less room within and between the tools, so that all of them fit beside the site name. */
export const snugHead = narrowHead(430);

/** The site name without its logo. */
export const headWithoutMark = narrowHead(400);

/** The logo without the site name: the smallest phones, and text at 200 % on others. */
export const headWithoutName = narrowHead(350);

/** Buttons shrink with the header. */
export const tightHead = narrowHead(250);

/** A panel that opens at the end of the header. On a phone it is as wide as the content. */
export const hanging = {
  position: "absolute",
  insetInlineEnd: 0,
  inlineSize: `min(100%, ${width(400)})`,
} as const;

/** shareOfHead(15, control.small): the given size, but at most 15 % of the header's width. */
export const shareOfHead = (percent: number, size: string): string => `min(${size}, ${percent}cqi)`;

/** A round button in a very narrow header. Padding shrinks too, so that the icon fits. */
export const tightOpener = {
  inlineSize: shareOfHead(15, control.small),
  blockSize: shareOfHead(15, control.small),
  padding: shareOfHead(3, space[3]),
};
