import { style } from "@vanilla-extract/css";
import { withoutScript } from "../../theme/global/withoutScript.ts";

export const choice = style(withoutScript({ display: "none" }));
