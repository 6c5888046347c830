import { createThemeContract } from "@vanilla-extract/css";
import { EASING } from "../../design-tokens/primitives/motion.ts";
import { ROLES } from "../../design-tokens/semantic.ts";
import { SHAPE } from "../../design-tokens/shape.ts";
import { easingInCss } from "./easing.ts";
import { shapeInCss } from "./shape.ts";

/** The names that components use; what they mean is a theme's business. */
export const contract = createThemeContract({
  colour: ROLES,
  font: { display: "", body: "" },
  easing: easingInCss(EASING),
  ...shapeInCss(SHAPE),
});

export const { colour, font, easing, radius, stroke, leading, tracking, control, layer } = contract;
