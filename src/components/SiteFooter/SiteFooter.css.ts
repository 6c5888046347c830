import { globalStyle, style } from "@vanilla-extract/css";
import { colour, stroke } from "../../theme/contract.css.ts";
import { follow, whole } from "../../theme/paper.css.ts";
import { fluidSpace, fontSize, fontWeight, space } from "../../theme/units.ts";

export const footer = style([
  whole,
  {
    background: colour.surface.quiet,
    borderBlockStart: `${stroke.hair} solid ${colour.border.quiet}`,
  },
]);

export const rows = style([
  follow,
  {
    display: "grid",
    gap: space(6),
    paddingBlock: fluidSpace(8, 12),
    "@media": { print: { paddingBlockStart: space(3) } },
  },
]);

export const items = style({ display: "flex", flexWrap: "wrap", gap: `${space(2)} ${space(6)}` });

export const note = style({ fontSize: fontSize.small, color: colour.text.quiet });

export const onPaper = style({
  display: "none",
  "@media": { print: { display: "block", marginBlockStart: space(3) } },
});
globalStyle(`${onPaper} > div`, { display: "flex", gap: space(2), overflowWrap: "anywhere" });
globalStyle(`${onPaper} dt`, { flexShrink: 0, inlineSize: space(40) });
globalStyle(`${onPaper} dd`, { minInlineSize: 0, fontWeight: fontWeight.medium });
