import { createGlobalThemeContract } from "@vanilla-extract/css";
import { ROLES } from "../../design-tokens/semantic.ts";

/** The names that components use; what they mean is a theme's business. */
export const { colour, font } = createGlobalThemeContract(
  { colour: ROLES, font: { display: "", body: "" } },
  (_, path) => path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
