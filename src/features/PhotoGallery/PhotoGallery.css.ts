import { style } from "@vanilla-extract/css";
import { space } from "../../theme/units.ts";

export const others = style({ display: "grid", gap: space(3.5) });
