import { style } from "@vanilla-extract/css";
import { DEGRADED } from "../../runtime/pageState.ts";
import {
  colour,
  control,
  fontSize,
  fontWeight,
  layer,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { strongGround } from "../../theme/styles/backgrounds.css.ts";

/** Sticks to the bottom of the screen, and rests at the end of the page. */
export const notice = style([
  strongGround,
  {
    position: "sticky",
    zIndex: layer.notice,
    insetBlockEnd: 0,
    display: "none",
    fontSize: fontSize.small,
    selectors: { [`:root[${DEGRADED}] &`]: { display: "block" } },
    "@media": {
      print: { display: "none !important" as "none" },
      "(forced-colors: active)": { borderBlockStart: `${stroke.hair} solid` },
    },
  },
]);

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[2],
});

export const retry = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: control.small,
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
  textDecoration: "underline",
  fontWeight: fontWeight.bold,
  color: colour.text.onStrongAccent,
});
