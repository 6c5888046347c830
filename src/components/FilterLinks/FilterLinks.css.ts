import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";

export const list = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

globalStyle(`${list} > li`, { display: "flex", maxInlineSize: "100%" });
