import { style } from "@vanilla-extract/css";
import { control, radius, stroke } from "../contract.css.ts";
import { tightHead, tightOpener } from "../siteHead.ts";

/** Round icon button in the site header. What it opens is shown below it. */
export const roundOpener = style({
  display: "grid",
  placeItems: "center",
  inlineSize: control.small,
  blockSize: control.small,
  border: `${stroke.fine} solid currentColor`,
  borderRadius: radius.pill,
  cursor: "pointer",
  listStyle: "none",
  "@container": { [tightHead]: tightOpener },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
