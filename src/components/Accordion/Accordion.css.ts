import { globalStyle, style } from "@vanilla-extract/css";
import { colour, control, duration, easing, space, stroke } from "../../theme/contract.css.ts";
import { hover } from "../../theme/styles/hover.ts";
import { textWidth } from "../../theme/units.ts";

const line = `${stroke.hair} solid ${colour.border.quiet}`;

export const list = style({ maxInlineSize: textWidth, borderBlockStart: line });

export const item = style({ borderBlockEnd: line, overflowWrap: "anywhere" });

export const opener = style([
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
    minBlockSize: control.medium,
    paddingBlock: space[4],
    listStyle: "none",
    cursor: "pointer",
    selectors: { "&::-webkit-details-marker": { display: "none" } },
    // A title on paper, where other openers are left out.
    "@media": { print: { display: "block !important" as "block", paddingBlock: space[2] } },
  },
  hover({ color: colour.text.accent }),
]);

export const sign = style({
  flex: "none",
  transition: `rotate ${duration.quick} ${easing.calm}`,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
  "@media": { print: { display: "none" } },
});

export const content = style({ paddingBlockEnd: space[6] });

// On paper all are open. Browsers that do not know the selector are told by script.
globalStyle(`${item}::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});
