import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { fewCardGrid } from "../../theme/grid.ts";
import { pairs } from "../../theme/styles/printBreaks.css.ts";

/** One sentence at a time. */
export const river = style({ marginBlockEnd: space.near });

export const list = style([pairs, fewCardGrid]);

export const item = style({ position: "relative" });

export const marks = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

/** How many cards are in sight; the others replace those that have become past. */
const IN_SIGHT = 3;
const shown = `${item}:not([hidden])`;

globalStyle(`${list} > [hidden], ${list} > :nth-child(n + ${IN_SIGHT + 1} of ${shown})`, {
  display: "none",
});
