import { createGlobalThemeContract } from "@vanilla-extract/css";
import { ROLES } from "../../design-tokens/semantic.ts";
import { SHAPE } from "../../design-tokens/shape.ts";
import { shapeInCss } from "./shape.ts";

/** The names that components use; what they mean is a theme's business. */
export const contract = createGlobalThemeContract(
  { colour: ROLES, font: { display: "", body: "" }, ...shapeInCss(SHAPE) },
  (_, path) => path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

export const { colour, font, radius, stroke, leading, layer } = contract;
