import { style } from "@vanilla-extract/css";
import {
  colour,
  fontSize,
  fontWeight,
  leading,
  space,
} from "../../theme/contract.css.ts";

<<<<<<< HEAD

import { sideBySide } from "../../theme/grid.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { pageSides, width } from "../../theme/units.ts";

/** Sticks to the bottom of the screen while the program's text is visible. */
export const bar = style([
  notOnPaper,
  {
    position: "sticky",
    zIndex: layer.menu,
    insetBlockEnd: 0,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
    marginInline: `calc(-1 * ${pageSides})`,
    paddingBlock: `${space[2]} max(${space[2]}, env(safe-area-inset-bottom))`,
    paddingInline: pageSides,
    borderBlockStart: `${stroke.hair} solid ${colour.border.quiet}`,
    background: colour.surface.page,
    "@media": { [sideBySide]: { display: "none" } },
  },
]);

export const barPrice = style({
  minInlineSize: 0,
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  lineHeight: leading.caption,
  overflowWrap: "anywhere",
});

// Keeps focused elements from being hidden behind the bar.
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockEnd: width(80) });
=======

import { edged, strongGround } from "../../theme/styles/backgrounds.css.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";

export const sheet = style([
  follow,
  strongGround,
  edged,
  {
    display: "grid",
    justifyItems: "start",
    gap: space[4],
    padding: space.near,
    borderRadius: radius.panel,
    overflowWrap: "anywhere",
    textWrap: "pretty",
    "@media": { print: { padding: 0 } },
  },
]);

export const price = style({
  fontFamily: font.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.medium,
  lineHeight: leading.title,
  textWrap: "balance",
});

export const costs = style({ display: "grid", gap: space[1], fontSize: fontSize.small });

export const facts = style({
  display: "grid",
  rowGap: space[3],
  inlineSize: "100%",
  fontSize: fontSize.small,
  "@media": { print: { rowGap: space[1] } },
});

export const quiet = style({ fontSize: fontSize.small, color: colour.text.quiet });

/** Hidden in print: the footer says the same. */
export const phone = style([notOnPaper, quiet]);
>>>>>>> 31cbb55d (components: Add a sticky bar with an action)
