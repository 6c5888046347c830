import { style } from "@vanilla-extract/css";
import { colour, radius, space, stroke } from "../../theme/contract.css.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";
import { textWidth } from "../../theme/units.ts";

export const section = style([
  notOnPaper,
  withScript,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    justifyItems: "start",
    maxInlineSize: textWidth,
    textWrap: "pretty",
    overflowWrap: "anywhere",
  },
]);

export const progress = style({ display: "grid", gap: space[2], inlineSize: "100%" });

/** The browser's own bar in the colours of the site. */
export const bar = style({
  appearance: "none",
  inlineSize: "100%",
  blockSize: space[3],
  border: `${stroke.hair} solid ${colour.border.strong}`,
  borderRadius: radius.pill,
  overflow: "hidden",
  background: colour.surface.quiet,
  color: colour.action.main,
  selectors: {
    "&::-webkit-progress-bar": { background: colour.surface.quiet },
    "&::-webkit-progress-value": { background: colour.action.main },
    "&::-moz-progress-bar": { background: colour.action.main },
  },
  // The system's own colours.
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
