import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { colour, font } from "../../theme/contract.css.ts";
import { follow } from "../../theme/paper.css.ts";
import { fontSize, fontWeight, space, width } from "../../theme/units.ts";

export const text = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space(5),
    maxInlineSize: width(672),
    textWrap: "pretty",
    overflowWrap: "anywhere",
  },
]);

// Nearer to what it heads than to what comes before.
const heading = style({
  marginBlockStart: space(6),
  lineHeight: 1.2,
  selectors: { "&:first-child": { marginBlockStart: 0 } },
});
const minor = style({ fontFamily: font.body, fontWeight: fontWeight.bold });

export const headings = styleVariants({
  2: [heading, { fontSize: fontSize.title }],
  3: [heading, { fontSize: fontSize.lead }],
  4: [heading, minor, { fontSize: fontSize.body }],
  5: [heading, minor, { fontSize: fontSize.body, color: colour.text.quiet }],
  6: [heading, minor, { fontSize: fontSize.small, color: colour.text.quiet }],
});

export const quote = style({
  marginBlock: space(3),
  paddingInlineStart: space(6),
  borderInlineStart: `${space(1)} solid ${colour.border.strong}`,
  fontFamily: font.display,
  fontSize: fontSize.lead,
  lineHeight: 1.45,
});

// Who quotes within a sentence has set the quotation marks already.
export const quoted = style({ fontFamily: font.display, quotes: "none" });

export const label = style({ fontWeight: fontWeight.medium });

export const preformatted = style({
  paddingBlock: space(4),
  paddingInline: space(5),
  background: colour.surface.quiet,
  fontSize: fontSize.small,
  whiteSpace: "pre-wrap",
});

export const bullets = style([follow, { listStyle: "disc" }]);
export const numbers = style([follow, { listStyle: "decimal" }]);
globalStyle(`:is(${bullets}, ${numbers})`, {
  display: "grid",
  gap: space(2),
  paddingInlineStart: space(6),
});
globalStyle(`:is(${bullets}, ${numbers}) > li + li`, {
  "@media": { print: { marginBlockStart: space(1.5) } },
});
globalStyle(`:is(${bullets}, ${numbers}) > ::marker`, { color: colour.text.accent });

export const figure = style({ marginBlock: space(3) });

export const caption = style({
  marginBlockStart: space(2),
  fontSize: fontSize.small,
  color: colour.text.quiet,
});

export const credit = style({ display: "block" });

export const embed = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(5),
  paddingBlock: space(5),
  borderBlock: `${width(1)} solid ${colour.border.quiet}`,
  textDecoration: "none",
});

export const embedTitle = style({
  display: "block",
  fontFamily: font.display,
  fontSize: fontSize.lead,
  lineHeight: 1.3,
  "@media": {
    "(hover: hover)": { selectors: { [`${embed}:hover &`]: { textDecoration: "underline" } } },
  },
});

export const embedHost = style({ fontSize: fontSize.small, color: colour.text.quiet });

// For fingers: higher than its letters, and no line moves for it.
globalStyle(`${text} :is(p, li) a`, { paddingBlock: space(0.75) });
