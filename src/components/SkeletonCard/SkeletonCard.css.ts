import { style } from "@vanilla-extract/css";
import { space } from "../../theme/units.ts";

export const card = style({ display: "grid", gap: space(4) });
