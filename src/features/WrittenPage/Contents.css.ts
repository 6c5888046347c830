import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/units.ts";

/** Without numbers of pages it is of no use on paper. */
export const contents = style({ "@media": { print: { display: "none" } } });

export const parts = style({ columns: `4 ${space(60)}`, columnGap: space(8) });

export const part = style({ breakInside: "avoid" });

// A finger finds one line among many.
globalStyle(`${part} > a`, { display: "inline-block", paddingBlock: space(2) });
