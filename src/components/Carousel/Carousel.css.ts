import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { cardGap, gutter, sideBySide } from "../../theme/grid.ts";
import { notOnPaper, pairs } from "../../theme/printBreaks.css.ts";
import { fontWeight, from, space } from "../../theme/units.ts";
import { withoutScript } from "../../theme/withoutScript.ts";

/** Room for the ring around a slide that has the focus. */
const RING = space(2);

const share = (count: number, gap: string): string =>
  `calc((100% - ${count - 1} * ${gap}) / ${count})`;

export const carousel = style({ display: "grid", gap: space(5) });

/**
 * A row that scrolls by itself; once the script has come, it moves the row instead. It snaps only where no
 * script will come: Safari keeps to the last card that fitted while the page was still arriving, and opens
 * the row scrolled to it.
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
        // Its place would be empty as soon as the script has come.
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
  // One at a time, with a glimpse of the next.
  flex: `0 0 calc(100% - ${space(12)})`,
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
  gap: space(4),
});

export const more = style([notOnPaper, { fontWeight: fontWeight.bold }]);

const away = { display: "none" } as const;

/** Away wherever all slides fit side by side, and without the script that they need. */
export const arrows = recipe({
  base: [{ display: "flex", marginInlineStart: "auto", gap: space(2) }, withoutScript(away)],
  variants: {
    count: {
      1: away,
      2: { "@media": { [from(768)]: away } },
      3: { "@media": { [from(1280)]: away } },
      many: {},
    },
  },
});
