import { createGlobalTheme } from "@vanilla-extract/css";
import { WIREFRAME_ROLES } from "../../design-tokens/wireframe.ts";
import { colour, font } from "./contract.css.ts";

/** Greys and one font, under <html data-theme="wireframe">; for the book, never for the site. */
createGlobalTheme(
  ":root[data-theme=wireframe], [data-theme=wireframe]",
  { colour, font },
  { colour: WIREFRAME_ROLES, font: { display: "system-ui", body: "system-ui" } },
);
