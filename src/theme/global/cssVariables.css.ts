import { createGlobalTheme } from "@vanilla-extract/css";
import { EASING } from "../../../design-tokens/primitives/motion.ts";
import { ROLES } from "../../../design-tokens/semantic.ts";
import { SHAPE } from "../../../design-tokens/shape.ts";
import { contract } from "../contract.css.ts";
import { easingInCss } from "../easing.ts";
import { FAMILIES } from "../families.ts";
import { shapeInCss } from "../shape.ts";

createGlobalTheme(":root", contract, {
  colour: ROLES,
  font: { display: FAMILIES.display, body: FAMILIES.body },
  easing: easingInCss(EASING),
  ...shapeInCss(SHAPE),
});
