// The theme's roles as CSS variables, from the design tokens; cssVariables.css.ts gives them their values.

import { createThemeContract } from "@vanilla-extract/css";
import { EASING } from "../../design-tokens/primitives/motion.ts";
import { ROLES } from "../../design-tokens/semantic.ts";
import { SHAPE } from "../../design-tokens/shape.ts";
import { easingInCss } from "./easing.ts";
import { shapeInCss } from "./shape.ts";

/** Theme variables. Components use these names; each theme sets the values. */
export const contract = createThemeContract({
  colour: ROLES,
  font: { display: "", body: "" },
  easing: easingInCss(EASING),
  ...shapeInCss(SHAPE),
});

export const { colour, font, easing, radius, stroke, leading, tracking, control, layer } = contract;
