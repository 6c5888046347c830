import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  colour,
  font,
  fontSize,
  fontWeight,
  leading,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { sideBySide, spanning } from "../../theme/grid.ts";
import { edged } from "../../theme/styles/backgrounds.css.ts";
import { listsInText } from "../../theme/styles/listsInText.css.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";
import { from, textWidth, width } from "../../theme/units.ts";
import { headingsInText } from "../Heading/inText.css.ts";

export const text = style([
  follow,
  headingsInText,
  listsInText,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[5],
    textWrap: "pretty",
    overflowWrap: "anywhere",
  },
]);

globalStyle(`${text} > *`, { maxInlineSize: textWidth });

export const quote = style({
  marginBlock: space[3],
  paddingInlineStart: space[6],
  borderInlineStart: `${stroke.heavy} solid ${colour.border.strong}`,
  fontFamily: font.display,
  fontSize: fontSize.lead,
  lineHeight: leading.quote,
});

// Editors type the quotation marks of an inline quote themselves.
export const quoted = style({ fontFamily: font.display, quotes: "none" });

export const label = style({ fontWeight: fontWeight.medium });

export const preformatted = style([
  edged,
  {
    paddingBlock: space[4],
    paddingInline: space[5],
    background: colour.surface.quiet,
    fontSize: fontSize.small,
    whiteSpace: "pre-wrap",
  },
]);

// Long words would leave gaps in a narrow column.
globalStyle(`${text} > p`, {
  hyphens: "auto",
  hyphenateLimitChars: "10 4 4",
  "@media": { [from(768)]: { hyphens: "manual" } },
});

export const figure = recipe({
  base: { marginBlock: space[3] },
  variants: {
    reach: {
      text: {},
      // One column beyond the seven of the text.
      beyond: {
        "@media": {
          [sideBySide]: { inlineSize: spanning(8, 7), maxInlineSize: "none !important" as "none" },
        },
      },
    },
  },
});

export const caption = style({
  marginBlockStart: space[2],
  maxInlineSize: textWidth,
  fontSize: fontSize.small,
  color: colour.text.quiet,
});

export const credit = style({ display: "block" });

export const embed = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[5],
  paddingBlock: space[5],
  borderBlock: `${stroke.hair} solid ${colour.border.quiet}`,
  textDecoration: "none",
});

export const embedTitle = style({
  display: "block",
  fontSize: fontSize.lead,
  fontWeight: fontWeight.bold,
  lineHeight: leading.heading,
  "@media": {
    "(hover: hover)": { selectors: { [`${embed}:hover &`]: { textDecoration: "underline" } } },
  },
});

export const embedHost = style({ fontSize: fontSize.small, color: colour.text.quiet });

// A larger touch target. Padding on an inline link does not change the line height.
globalStyle(`${text} :is(p, li) a`, { paddingBlock: width(3) });
