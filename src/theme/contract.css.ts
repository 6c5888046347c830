import { createGlobalTheme } from "@vanilla-extract/css";
import { ROLES } from "../../design-tokens/semantic.ts";

export const colour = createGlobalTheme(":root", ROLES);
