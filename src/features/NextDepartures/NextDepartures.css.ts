import { globalStyle, style } from "@vanilla-extract/css";
import { colour, fontSize, fontWeight, space, stroke } from "../../theme/contract.css.ts";
import { besideAnother, sideBySide, spanning } from "../../theme/grid.ts";
import { width } from "../../theme/units.ts";

/** Number of departures that are visible. */
const IN_SIGHT = 5;

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [sideBySide]: { maxInlineSize: spanning(8) } },
});

export const departure = style({
  display: "grid",
  gridTemplateColumns: `${width(64)} minmax(0, 1fr)`,
  alignItems: "center",
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `${stroke.hair} solid ${colour.border.quiet}`,
  "@media": { [besideAnother]: { gridTemplateColumns: `${width(64)} minmax(0, 1fr) auto` } },
});

export const what = style({ display: "grid", gap: space[1], overflowWrap: "anywhere" });

export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
  fontSize: fontSize.small,
});

export const time = style({ color: colour.text.quiet, fontVariantNumeric: "tabular-nums" });

export const price = style({
  fontWeight: fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
  // Below the title where they have no room beside each other.
  gridColumnStart: 2,
  "@media": { [besideAnother]: { gridColumnStart: "auto", whiteSpace: "nowrap" } },
});

const shown = `${departure}:not([hidden])`;

globalStyle(`${list} > [hidden], ${list} > :nth-child(n + ${IN_SIGHT + 1} of ${shown})`, {
  display: "none",
});
