import { globalStyle, style } from "@vanilla-extract/css";
import { colour, control, fontWeight, leading, space, stroke } from "../../theme/contract.css.ts";
import { hover } from "../../theme/styles/hover.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";

export const tabs = style([
  follow,
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] },
]);

/** Tabs that do not fit wrap: each of them stays in sight. */
export const list = style([
  notOnPaper,
  withScript,
  {
    display: "flex",
    flexWrap: "wrap",
    columnGap: space[6],
    boxShadow: `inset 0 calc(-1 * ${stroke.hair}) ${colour.border.quiet}`,
  },
]);

export const tab = style([
  {
    maxInlineSize: "100%",
    minInlineSize: control.small,
    minBlockSize: control.field,
    padding: 0,
    paddingBlock: space[2],
    border: 0,
    borderBlockEnd: `${stroke.broad} solid transparent`,
    background: "none",
    color: colour.text.quiet,
    fontWeight: fontWeight.bold,
    lineHeight: leading.control,
    textAlign: "start",
    overflowWrap: "anywhere",
    cursor: "pointer",
    selectors: {
      '&[aria-selected="true"]': { borderBlockEndColor: colour.text.accent, color: "inherit" },
    },
    "@media": {
      // Where borders have one colour, the others have none.
      "(forced-colors: active)": {
        selectors: {
          "&": { borderBlockEndColor: "Canvas" },
          '&[aria-selected="true"]': { borderBlockEndColor: "Highlight" },
        },
      },
    },
  },
  hover({ color: colour.text.accent }),
]);

/** Names a panel where there are no tabs: on paper and without script. */
export const title = style({
  display: "none",
  fontWeight: fontWeight.bold,
  "@media": { print: { display: "block" }, "(scripting: none)": { display: "block" } },
});

export const panel = style({ overflowWrap: "anywhere" });

// There all panels are shown. Stronger than the rule for whatever is hidden.
const HIDDEN = `${panel}${panel}[hidden]`;
const SHOWN = { display: "block !important" };
globalStyle(HIDDEN, { "@media": { print: SHOWN, "(scripting: none)": SHOWN } });
