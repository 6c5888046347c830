import { style } from "@vanilla-extract/css";
import { colour, stroke } from "../contract.css.ts";

/**
 * Dark background. It maps the quiet roles to their light counterparts, so that components need not
 * know where they are used.
 */
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

/** Edge that is visible only in forced colours, where backgrounds are removed. */
export const edged = style({
  outline: `${stroke.hair} solid transparent`,
  outlineOffset: `calc(-1 * ${stroke.hair})`,
});
