import { assignVars, createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { EVENING_ROLES } from "../../../design-tokens/evening.ts";
import { EASING } from "../../../design-tokens/primitives/motion.ts";
import { ROLES } from "../../../design-tokens/semantic.ts";
import { SHAPE } from "../../../design-tokens/shape.ts";
import { THEME } from "../../runtime/pageState.ts";
import { contract } from "../contract.css.ts";
import { DIM } from "../dim.ts";
import { FAMILIES } from "../families.ts";
import { themeValues } from "../themeValues.ts";

// By day without a choice, on paper, and for parts that are drawn by day in every theme, such as maps.
createGlobalTheme(
  `:root, [${THEME}=day]`,
  contract,
  themeValues({ colour: ROLES, font: FAMILIES, easing: EASING, shape: SHAPE }),
);

const evening = {
  vars: { ...assignVars(contract.colour, EVENING_ROLES), [DIM]: "brightness(0.88)" },
  colorScheme: "dark",
};

// As the device, unless the visitor has chosen.
globalStyle(`:root:not([${THEME}])`, {
  "@media": { "screen and (prefers-color-scheme: dark)": evening },
});
globalStyle(`:root[${THEME}=evening]`, { "@media": { screen: evening } });
