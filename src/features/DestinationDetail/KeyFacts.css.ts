import { style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";

export const places = style({ display: "flex", flexWrap: "wrap", columnGap: space[3] });
