import { style } from "@vanilla-extract/css";

/** Not shown without script, where it would do nothing. */
export const withScript = style({
  "@media": { "(scripting: none)": { display: "none !important" as "none" } },
});
