import { globalStyle, style } from "@vanilla-extract/css";
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

export const action = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  "@media": { print: { display: "none" } },
});

/** Set while the confirmation is printed alone. */
export const ALONE = "data-print-alone";

globalStyle(
  `:root:has([${ALONE}]) body *:not(:has([${ALONE}])):not([${ALONE}]):not([${ALONE}] *)`,
  { "@media": { print: { display: "none !important" as "none" } } },
);
