import { createGlobalTheme } from "@vanilla-extract/css";
import {
  WIREFRAME_EASING,
  WIREFRAME_ROLES,
  WIREFRAME_SHAPE,
} from "../../../design-tokens/wireframe.ts";
import { contract } from "../contract.css.ts";
import { themeValues } from "../themeValues.ts";

/**
 * Greys, one font, no corners, under <html data-theme="wireframe">. For Storybook only, never on
 * the site.
 */
createGlobalTheme(
  ":root[data-theme=wireframe], [data-theme=wireframe]",
  contract,
  themeValues({
    colour: WIREFRAME_ROLES,
    font: { display: "system-ui", body: "system-ui" },
    easing: WIREFRAME_EASING,
    shape: WIREFRAME_SHAPE,
  }),
);
