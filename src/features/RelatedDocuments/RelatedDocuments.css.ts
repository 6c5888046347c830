import { style } from "@vanilla-extract/css";

/** Hidden in print, where links are of no use. */
export const related = style({ "@media": { print: { display: "none" } } });
