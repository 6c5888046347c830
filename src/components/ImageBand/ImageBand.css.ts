import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../theme/units.ts";

/** Its height follows from its width: nothing below it moves when the picture comes. */
export const strip = style({
  aspectRatio: "3 / 2",
  "@media": { [from(768)]: { aspectRatio: "3 / 1" } },
});

// What illustrations are about stands a little below their middle, and what is above it is sky.
globalStyle(`${strip} img`, { objectPosition: "50% 68%" });
