import { style } from "@vanilla-extract/css";
import { colour, space } from "../../theme/contract.css.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";

export const empty = style([notOnPaper]);

export const lead = style({ paddingBlock: space[3], color: colour.text.quiet });

export const action = style([notOnPaper, { paddingBlockEnd: space[3] }]);
