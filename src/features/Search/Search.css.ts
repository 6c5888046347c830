import { style } from "@vanilla-extract/css";
import { fontSize, space } from "../../theme/contract.css.ts";
import { sideBySide, spanning } from "../../theme/grid.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";
import { textWidth } from "../../theme/units.ts";

/** As high as the screen, so that the footer does not move when results change. */
export const frame = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    justifyItems: "start",
    gap: space[8],
    minBlockSize: "90svh",
    paddingBlockEnd: space.section,
  },
]);

/** Hidden without script, because search needs it. */
export const form = style([{ inlineSize: "100%", maxInlineSize: textWidth }, withScript]);

export const ways = style({ display: "flex", flexWrap: "wrap", gap: space[3] });

export const results = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    inlineSize: "100%",
    "@media": { [sideBySide]: { maxInlineSize: spanning(9) } },
  },
]);

export const count = style({ paddingBlock: "0.15em", fontSize: fontSize.body });

export const list = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.near,
  },
]);

export const more = style({ display: "grid", justifyItems: "center", paddingBlockStart: space[4] });

export const nothing = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
  },
]);
