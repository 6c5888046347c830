import { style } from "@vanilla-extract/css";
import { space } from "../../theme/units.ts";

export const frame = style({ display: "block" });

export const image = style({
  inlineSize: "100%",
  objectFit: "cover",
  borderRadius: space(1.5),
});
