import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontWeight, space } from "../../theme/contract.css.ts";
import { cardGap, gutter, sideBySide } from "../../theme/grid.ts";
import { notOnPaper, pairs } from "../../theme/styles/printBreaks.css.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";
import { from } from "../../theme/units.ts";

/** Room for the focus ring around a slide. */
const RING = space[2];

const share = (count: number, gap: string): string =>
  `calc((100% - ${count - 1} * ${gap}) / ${count})`;

export const carousel = style({ display: "grid", gap: space[5] });

/**
 * A native scrolling row. The carousel script takes over once it is loaded (`isMoved`). Scroll snap
 * is set only without script: Safari would snap to the last card that fitted while the page was
 * still loading, and show the row scrolled to it.
 */
export const viewport = recipe({
  base: {
    padding: RING,
    margin: `calc(-1 * ${RING})`,
    "@media": { print: { overflow: "visible !important" as "visible", padding: 0, margin: 0 } },
  },
  variants: {
    isMoved: {
      true: { overflow: "clip", touchAction: "pan-y pinch-zoom" },
      false: {
        overflowX: "auto",
        scrollPaddingInline: RING,
        // A scroll bar would leave a gap once the script takes over.
        "@media": {
          "(scripting: enabled)": { scrollbarWidth: "none" },
          "(scripting: none)": { scrollSnapType: "inline mandatory" },
        },
      },
    },
  },
});

export const slides = style([
  pairs,
  { display: "flex", gap: cardGap, "@media": { [sideBySide]: { gap: gutter } } },
]);

export const slide = style({
  // One slide, and the edge of the next as a hint.
  flex: `0 0 calc(100% - ${space[12]})`,
  minInlineSize: 0,
  scrollSnapAlign: "start",
  "@media": {
    [from(768)]: { flexBasis: share(2, cardGap) },
    [sideBySide]: { flexBasis: share(2, gutter) },
    [from(1280)]: { flexBasis: share(3, gutter) },
  },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
});

export const more = style([notOnPaper, { fontWeight: fontWeight.bold }]);

const away = { display: "none" } as const;

/** Hidden where all slides fit, and without the script that moves them. */
export const arrows = recipe({
  base: [{ display: "flex", marginInlineStart: "auto", gap: space[2] }, withScript],
  variants: {
    count: {
      1: away,
      2: { "@media": { [from(768)]: away } },
      3: { "@media": { [from(1280)]: away } },
      many: {},
    },
  },
});
