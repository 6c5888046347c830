import { style } from "@vanilla-extract/css";
import { colour, stroke } from "./contract.css.ts";

/** On the dark ground the quiet roles mean their light counterparts: parts need not ask where they stand. */
export const strongGround = style({
  background: colour.surface.strong,
  color: colour.text.onStrong,
  vars: {
    [colour.text.quiet]: colour.text.onStrongQuiet,
    [colour.text.accent]: colour.text.onStrongAccent,
    [colour.surface.quiet]: colour.surface.strongRaised,
    [colour.border.quiet]: colour.border.onStrong,
    [colour.border.strong]: colour.border.onStrong,
  },
});

/** In forced colours the ground of a part is gone; where it ends is still seen. */
export const edged = style({
  outline: `${stroke.hair} solid transparent`,
  outlineOffset: `calc(-1 * ${stroke.hair})`,
});
