import { style } from "@vanilla-extract/css";
import { fontWeight, space } from "../../theme/contract.css.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";
import { textWidth } from "../../theme/units.ts";

export const arrived = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    maxInlineSize: textWidth,
  },
]);

/** Bold: visitors read it out on the phone. */
export const reference = style({ fontWeight: fontWeight.bold });

export const action = style({ "@media": { print: { display: "none" } } });
