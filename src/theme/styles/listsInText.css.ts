import { globalStyle, style } from "@vanilla-extract/css";
import { colour, space } from "../contract.css.ts";

/** Container of running text: styles its lists, both from the editor and from Markdown. */
export const listsInText = style({});

const LISTS = `${listsInText} > :is(ul, ol)`;

globalStyle(LISTS, {
  display: "grid",
  gap: space[2],
  paddingInlineStart: space[6],
  "@media": { print: { display: "block" } },
});
globalStyle(`${listsInText} > ul`, { listStyle: "disc" });
globalStyle(`${listsInText} > ol`, { listStyle: "decimal" });
globalStyle(`${LISTS} > li + li`, { "@media": { print: { marginBlockStart: space[1.5] } } });
globalStyle(`${LISTS} > ::marker`, { color: colour.text.accent });
