import { createGlobalTheme } from "@vanilla-extract/css";
import { ROLES } from "../../design-tokens/semantic.ts";
import { colour, font } from "./contract.css.ts";
import { FAMILIES } from "./families.ts";

createGlobalTheme(
  ":root",
  { colour, font },
  { colour: ROLES, font: { display: FAMILIES.display, body: FAMILIES.body } },
);
