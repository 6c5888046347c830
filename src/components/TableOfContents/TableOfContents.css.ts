import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { width } from "../../theme/units.ts";

export const parts = style({ columns: `4 ${width(240)}`, overflowWrap: "anywhere" });

// Comfortable touch targets.
globalStyle(`${parts} a`, { display: "inline-block", paddingBlock: space[2] });
