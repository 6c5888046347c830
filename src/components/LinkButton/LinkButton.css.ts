import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../../theme/contract.css.ts";
import { fontWeight, space } from "../../theme/units.ts";

export const button = recipe({
  base: {
    display: "inline-block",
    padding: `${space(3)} ${space(6)}`,
    borderRadius: space(25),
    fontWeight: fontWeight.bold,
    textDecoration: "none",
    ":hover": { textDecoration: "underline" },
  },
  variants: {
    tone: {
      main: { background: colour.action.main, color: colour.text.onAction },
      quiet: { boxShadow: "inset 0 0 0 2px currentColor" },
    },
  },
});
