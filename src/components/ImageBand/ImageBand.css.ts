import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../theme/units.ts";

/** A fixed ratio reserves the height, so that nothing moves when the picture loads. */
export const strip = style({
  aspectRatio: "3 / 2",
  "@media": { [from(768)]: { aspectRatio: "3 / 1" } },
});

// The frame of a picture that did not load is left out in print, so its height is as well.
globalStyle(`${strip}:has([data-picture="failed"])`, { "@media": { print: { display: "none" } } });

// The subject of our illustrations is a little below the middle; above it is sky.
globalStyle(`${strip} img`, { objectPosition: "50% 68%" });
