import { style } from "@vanilla-extract/css";
import { withoutScript } from "../global/withoutScript.ts";

/** Not shown without script, where it would do nothing. */
export const withScript = style(withoutScript({ display: "none !important" as "none" }));
