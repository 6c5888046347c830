import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  colour,
  control,
  fontSize,
  fontWeight,
  layer,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { answering, hover } from "../../theme/styles/hover.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";

export const place = recipe({
  base: [withScript, notOnPaper, { display: "inline-block" }],
  variants: {
    place: {
      page: {},
      // Above the link that covers the card.
      card: {
        position: "absolute",
        insetBlockStart: space[2],
        insetInlineEnd: space[2],
        zIndex: layer.above,
      },
    },
  },
});

export const button = recipe({
  base: [
    {
      display: "inline-flex",
      alignItems: "center",
      gap: space[2],
      minBlockSize: control.small,
      paddingInline: space[3],
      border: `${stroke.fine} solid ${colour.border.control}`,
      borderRadius: radius.pill,
      background: colour.surface.raised,
      color: colour.text.body,
      fontSize: fontSize.small,
      fontWeight: fontWeight.bold,
      cursor: "pointer",
      transition: answering,
    },
    hover({ background: colour.surface.quiet }),
  ],
  variants: {
    place: { page: { paddingInline: space[4] }, card: {} },
    isIn: { true: {}, false: {} },
  },
});

// The sign is filled as well: colour alone says nothing.
globalStyle(`${button.classNames.variants.isIn.true} svg`, {
  color: colour.text.accent,
  fill: "currentColor",
});

export const words = style({ display: "inline-grid" });
globalStyle(`${words} > *`, { gridArea: "1 / 1" });

export const away = style({ visibility: "hidden" });
