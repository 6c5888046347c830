import { style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";

export const card = style({ display: "grid", gap: space[4] });
