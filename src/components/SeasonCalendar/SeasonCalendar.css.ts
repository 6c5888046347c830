import { style, styleVariants } from "@vanilla-extract/css";
import { colour, fontSize, fontWeight, radius, space, stroke } from "../../theme/contract.css.ts";
import { whole } from "../../theme/styles/printBreaks.css.ts";
import { from } from "../../theme/units.ts";

export const year = style([
  whole,
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] },
]);

/** Two rows of six months on a narrow screen. */
export const months = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  alignItems: "end",
  gap: space[1],
  "@media": { [`${from(768)}, print`]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" } },
});

const base = style({
  display: "grid",
  alignContent: "space-between",
  justifyItems: "center",
  paddingBlock: space[1],
  border: `${stroke.hair} solid ${colour.border.control}`,
  borderRadius: radius.field,
  fontSize: fontSize.small,
  // Backgrounds are removed in forced colours and in print. The dots are borders, so they stay.
  "::before": { content: "", borderRadius: radius.pill },
  "@media": { print: { background: "none !important", color: "inherit !important" } },
});

const dot = `${space[1]} solid`;

export const month = styleVariants({
  best: [
    base,
    {
      blockSize: space[16],
      borderColor: colour.action.selected,
      background: colour.action.selected,
      color: colour.text.onSelected,
      "::before": { border: dot },
    },
  ],
  good: [
    base,
    {
      blockSize: space[12],
      background: colour.surface.quiet,
      "::before": { border: `${stroke.strong} solid`, padding: stroke.strong },
    },
  ],
  quiet: [base, { alignContent: "end", blockSize: space[8], color: colour.text.quiet }],
  closed: [
    base,
    {
      alignContent: "end",
      blockSize: space[8],
      borderStyle: "dashed none none",
      borderRadius: 0,
      color: colour.text.quiet,
    },
  ],
});

export const words = style({ display: "grid", gap: space[1], fontSize: fontSize.small });

export const name = style({ display: "inline", fontWeight: fontWeight.bold });

export const names = style({ display: "inline", color: colour.text.quiet });
