import { globalStyle, style } from "@vanilla-extract/css";
import {
  colour,
  fontSize,
  fontWeight,
  layer,
  leading,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { sideBySide } from "../../theme/grid.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { pageSides, width } from "../../theme/units.ts";

/** Sticks to the bottom of the screen while its parent is visible. */
export const bar = style([
  notOnPaper,
  {
    position: "sticky",
    zIndex: layer.menu,
    insetBlockEnd: 0,
    display: "grid",
    // The action on one line, unless it is very long.
    gridTemplateColumns: "minmax(0, 1fr) fit-content(65%)",
    alignItems: "center",
    gap: space[4],
    marginInline: `calc(-1 * ${pageSides})`,
    paddingBlock: `${space[2]} max(${space[2]}, env(safe-area-inset-bottom))`,
    paddingInline: pageSides,
    borderBlockStart: `${stroke.hair} solid ${colour.border.quiet}`,
    background: colour.surface.page,
    "@media": { [sideBySide]: { display: "none" } },
  },
]);

export const text = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  lineHeight: leading.caption,
  overflowWrap: "anywhere",
});

// What is being typed needs the room that a keyboard on the screen leaves.
globalStyle(`:root:has(:is(input, select, textarea):focus) ${bar}`, { display: "none" });

// Keeps focused elements from being hidden behind the bar.
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockEnd: width(80) });
