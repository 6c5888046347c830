import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, font } from "../../theme/contract.css.ts";
import { follow } from "../../theme/paper.css.ts";
import { fluidSpace, fontSize, fontWeight, from, space } from "../../theme/units.ts";

export const frame = recipe({
  base: [
    follow,
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space(8),
      alignItems: "start",
      paddingBlockEnd: fluidSpace(14, 28),
    },
  ],
  variants: {
    filterPlace: {
      above: {},
      beside: {
        "@media": {
          [from(800)]: {
            gridTemplateColumns: `minmax(0, ${space(52)}) minmax(0, 1fr)`,
            gap: space(12),
          },
        },
      },
    },
  },
});

export const list = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space(6),
    // Until script has left only what the address asks for.
    selectors: { ":root[data-narrowing] &": { visibility: "hidden" } },
  },
]);
globalStyle(":root[data-narrowing] main ~ *", { visibility: "hidden" });

/** As high as the button for what is new, which may come later: nothing moves when it does. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(2)} ${space(5)}`,
  minBlockSize: space(11),
});

export const count = style({
  fontFamily: font.body,
  fontSize: fontSize.body,
  fontWeight: fontWeight.bold,
  color: colour.text.quiet,
});

export const more = style({
  display: "grid",
  justifyItems: "center",
  paddingBlockStart: space(6),
  "@media": { "(scripting: none)": { display: "none" } },
});
