import { createGlobalTheme } from "@vanilla-extract/css";
import { EASING } from "../../../design-tokens/primitives/motion.ts";
import { ROLES } from "../../../design-tokens/semantic.ts";
import { SHAPE } from "../../../design-tokens/shape.ts";
import { contract } from "../contract.css.ts";
import { FAMILIES } from "../families.ts";
import { themeValues } from "../themeValues.ts";

createGlobalTheme(
  ":root",
  contract,
  themeValues({ colour: ROLES, font: FAMILIES, easing: EASING, shape: SHAPE }),
);
