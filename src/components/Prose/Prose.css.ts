import { globalStyle, style } from "@vanilla-extract/css";
import { follow } from "../../theme/paper.css.ts";
import { fluidSpace, fontSize, space, width } from "../../theme/units.ts";

export const prose = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space(5),
    maxInlineSize: width(672),
    paddingBlockEnd: fluidSpace(14, 28),
    overflowWrap: "anywhere",
  },
]);

globalStyle(`${prose} > p`, { textWrap: "pretty" });
globalStyle(`${prose} > :is(h2, h3)`, { marginBlockStart: space(6), lineHeight: 1.2 });
globalStyle(`${prose} > h2`, { fontSize: fontSize.title });
globalStyle(`${prose} > h3`, { fontSize: fontSize.lead });
globalStyle(`${prose} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${prose} > :is(ul, ol)`, { paddingInlineStart: space(6) });
globalStyle(`${prose} > ul`, { listStyle: "disc" });
globalStyle(`${prose} > ol`, { listStyle: "decimal" });
