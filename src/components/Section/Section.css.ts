import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../../theme/contract.css.ts";
import { fluidSpace, fontSize, fontWeight, from, space } from "../../theme/units.ts";

export const section = recipe({
  base: { paddingBlock: fluidSpace(14, 28) },
  variants: {
    tone: {
      page: {},
      strong: { background: colour.surface.strong, color: colour.text.onStrong },
    },
  },
});

export const head = style({
  display: "grid",
  gap: space(4),
  marginBlockEnd: fluidSpace(7, 10),
  "@media": {
    [from(768)]: {
      gridTemplateColumns: "1fr minmax(0, 44ch)",
      alignItems: "end",
      gap: space(10),
    },
  },
});

export const title = style({ fontSize: fontSize.heading });

export const lead = style({ opacity: 0.85 });

export const more = style({ marginBlockStart: fluidSpace(8, 12), fontWeight: fontWeight.bold });
