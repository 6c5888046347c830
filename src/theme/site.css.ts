import { createGlobalTheme } from "@vanilla-extract/css";
import { ROLES } from "../../design-tokens/semantic.ts";
import { colour, font } from "./contract.css.ts";

createGlobalTheme(
  ":root",
  { colour, font },
  {
    colour: ROLES,
    font: {
      display: 'Fraunces, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif',
      body: "Figtree, ui-sans-serif, system-ui, sans-serif",
    },
  },
);
