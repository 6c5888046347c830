import { globalStyle, style } from "@vanilla-extract/css";
import { colour, font, fontSize, fontWeight, space } from "../../theme/contract.css.ts";
import { edged, strongGround } from "../../theme/styles/backgrounds.css.ts";
import { follow, whole } from "../../theme/styles/printBreaks.css.ts";
import { below, from, width } from "../../theme/units.ts";

export const footer = style([whole, strongGround, edged, { position: "relative" }]);

/** The river at the end of every page. It overlaps the content above. */
export const river = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: "calc(100% - 1px)",
  inlineSize: "100%",
  blockSize: space.snug,
  fill: colour.surface.strong,
  "@media": { print: { display: "none" } },
});

export const rows = style([
  follow,
  {
    display: "grid",
    gap: space.near,
    paddingBlock: `${space.wide} ${space.wide}`,
    "@media": { print: { paddingBlockStart: space[3] } },
  },
]);

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.near} ${space[10]}`,
  "@media": {
    [from(768)]: { gridTemplateColumns: "minmax(max-content, 1fr) minmax(0, 3fr)" },
    print: { display: "none" },
  },
});

export const brand = style({
  display: "flex",
  // With large text the name wraps below the logo.
  flexWrap: "wrap",
  alignItems: "center",
  alignSelf: "start",
  gap: space[2],
  fontFamily: font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.medium,
});

export const contacts = style({ marginBlockStart: space[3], overflowWrap: "anywhere" });

const asWideAs = (least: string): string => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`;

export const groups = style({
  display: "grid",
  gridTemplateColumns: asWideAs(width(120)),
  gap: `${space[5]} ${space[4]}`,
  "@media": {
    // At most two columns: the languages span all columns, and would keep empty ones open.
    [below(768)]: { gridTemplateColumns: asWideAs(`max(${width(120)}, 34%)`) },
  },
  hyphens: "auto",
  overflowWrap: "anywhere",
});

export const languages = style({
  "@media": {
    [below(768)]: { gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", columnGap: space[5] },
  },
});

export const item = style({ display: "block" });

// A touch target of comfortable height.
globalStyle(`${item} > a`, { display: "inline-block", paddingBlock: space[3] });
globalStyle(`${item} > [aria-current]`, { fontWeight: fontWeight.bold });

export const note = style({ fontSize: fontSize.small, color: colour.text.quiet });

export const onPaper = style({
  display: "none",
  "@media": { print: { display: "block", marginBlockStart: space[3] } },
});
globalStyle(`${onPaper} > div`, { display: "flex", gap: space[2], overflowWrap: "anywhere" });
globalStyle(`${onPaper} dt`, { flexShrink: 0, inlineSize: width(160) });
globalStyle(`${onPaper} dd`, { minInlineSize: 0, fontWeight: fontWeight.medium });
