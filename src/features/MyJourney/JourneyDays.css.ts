import { style } from "@vanilla-extract/css";
import { colour, fontSize, fontWeight, space, stroke } from "../../theme/contract.css.ts";
import { follow, notOnPaper, whole } from "../../theme/styles/printBreaks.css.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const days = style([follow, { ...column, gap: space.wide, alignContent: "start" }]);

/** On paper a day is on one page. */
export const day = style([whole, { ...column, scrollMarginBlockStart: space[8] }]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: `0 ${space[4]}`,
  overflowWrap: "anywhere",
  paddingBlockEnd: space[2],
  borderBlockEnd: `${stroke.hair} solid ${colour.border.quiet}`,
});

export const name = style({ color: colour.text.accent });

export const date = style({ color: colour.text.quiet });

export const tools = style([notOnPaper, { display: "flex", marginInlineStart: "auto" }]);

export const items = style({ display: "block" });

export const item = style({
  position: "relative",
  borderBlockEnd: `${stroke.hair} solid ${colour.border.quiet}`,
});

export const end = style([notOnPaper, { position: "relative", marginBlockStart: space[2] }]);

export const warning = style({
  marginBlockStart: space[2],
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

export const rows = style({
  display: "grid",
  gap: space[1],
  marginBlockStart: space[3],
  fontSize: fontSize.small,
});

export const row = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space[3]}` });
