import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, radius, space, stroke } from "../../theme/contract.css.ts";
import { whole } from "../../theme/styles/printBreaks.css.ts";
import { textWidth, width } from "../../theme/units.ts";

const coloured = (role: { surface: string; border: string; text: string }) => ({
  background: role.surface,
  borderColor: role.border,
  color: role.text,
});

export const message = recipe({
  base: [
    whole,
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "start",
      gap: space[4],
      maxInlineSize: textWidth,
      padding: space.near,
      border: `${stroke.strong} solid`,
      borderRadius: radius.panel,
      overflowWrap: "anywhere",
    },
  ],
  variants: {
    tone: {
      empty: { background: colour.surface.quiet, borderColor: colour.border.quiet },
      error: coloured(colour.error),
      success: coloured(colour.success),
      noted: coloured(colour.noted),
    },
  },
});

export const words = style({
  flex: `1 1 ${width(160)}`,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  justifyItems: "start",
  minInlineSize: 0,
  textWrap: "pretty",
});

export const action = style({ marginBlockStart: space[2] });
