import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, layer, radius, space, stroke } from "../../theme/contract.css.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { textWidth, width } from "../../theme/units.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const actions = style([
  notOnPaper,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] },
]);

export const foreign = style({ ...column, gap: space[4], maxInlineSize: textWidth });

export const notes = style({ ...column, gap: space[6], paddingBlockEnd: space.wide });

/** Follows along the lower edge, so that the way back is at hand wherever something was changed. */
export const answer = recipe({
  base: [
    notOnPaper,
    {
      position: "fixed",
      zIndex: layer.menu,
      insetBlockEnd: space[4],
      insetInline: space[4],
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: space[3],
      inlineSize: "fit-content",
      maxInlineSize: `min(100% - 2 * ${space[4]}, ${width(560)})`,
      marginInline: "auto",
      padding: `${space[2]} ${space[4]}`,
      border: `${stroke.hair} solid ${colour.border.control}`,
      borderRadius: radius.panel,
      background: colour.surface.raised,
    },
  ],
  variants: { isAny: { true: {}, false: { clipPath: "inset(50%)", blockSize: 0 } } },
});

// What has the focus is not below it.
globalStyle(`:root:has(${answer.classNames.variants.isAny.true})`, {
  scrollPaddingBlockEnd: width(144),
});

export const rename = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[3],
});

export const parts = style([
  notOnPaper,
  { ...column, gap: space.broad, paddingBlockEnd: space.section },
]);

export const others = style([notOnPaper, { ...column, gap: space[4] }]);

export const list = style({ display: "grid", gap: space[3] });
