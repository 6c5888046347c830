import { globalStyle, style } from "@vanilla-extract/css";
import {
  colour,
  control,
  fontSize,
  fontWeight,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { answering, VEIL } from "../../theme/styles/hover.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";
import { below, pageSides } from "../../theme/units.ts";

/** Room for the focus ring around a button. */
const RING = space[2];

/**
 * On a narrow screen a single row that scrolls sideways. The last visible button is cut off as a
 * hint.
 */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "@media": {
    [below(768)]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      scrollbarWidth: "none",
      scrollPaddingInline: pageSides,
      marginInline: `calc(-1 * ${pageSides})`,
      paddingInline: pageSides,
      marginBlock: `calc(-1 * ${RING})`,
      paddingBlock: RING,
    },
  },
});
globalStyle(`${row} > *`, { "@media": { [below(768)]: { flexShrink: 0 } } });

export const group = style([row, withScript]);

const CHOSEN = ':is([aria-pressed="true"], [aria-current="page"])';

/** A filter button or, without script, a link to a filtered page. */
export const pill = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: space[2],
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  minBlockSize: control.small,
  padding: `${space[2]} ${space[4]}`,
  border: `${stroke.fine} solid ${colour.border.control}`,
  borderRadius: radius.pill,
  background: "transparent",
  color: colour.text.body,
  fontWeight: fontWeight.medium,
  textDecoration: "none",
  cursor: "pointer",
  transition: answering,
  ":active": { translate: `0 ${stroke.hair}` },
  selectors: {
    [`&${CHOSEN}`]: {
      borderColor: colour.action.selected,
      background: colour.action.selected,
      color: colour.text.onSelected,
    },
  },
  "@media": {
    "(hover: hover)": {
      selectors: {
        [`&:not(${CHOSEN}):hover`]: { background: VEIL },
      },
    },
    "(forced-colors: active)": {
      selectors: {
        [`&${CHOSEN}`]: {
          forcedColorAdjust: "none",
          background: "SelectedItem",
          color: "SelectedItemText",
        },
      },
    },
  },
});

export const count = style({ fontSize: fontSize.small, fontWeight: fontWeight.regular });
