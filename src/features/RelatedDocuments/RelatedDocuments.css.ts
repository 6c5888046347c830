import { style } from "@vanilla-extract/css";

/** Ways to go on are of no use on paper. */
export const related = style({ "@media": { print: { display: "none" } } });
