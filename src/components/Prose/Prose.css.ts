import { globalStyle, style } from "@vanilla-extract/css";
import { follow } from "../../theme/paper.css.ts";
import { fluidSpace, space, textWidth } from "../../theme/units.ts";
import { headingsInText } from "../Heading/inText.css.ts";

export const prose = style([
  follow,
  headingsInText,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space(5),
    maxInlineSize: textWidth,
    paddingBlockEnd: fluidSpace(14, 28),
    overflowWrap: "anywhere",
  },
]);

globalStyle(`${prose} > p`, { textWrap: "pretty" });
globalStyle(`${prose} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${prose} > :is(ul, ol)`, { paddingInlineStart: space(6) });
globalStyle(`${prose} > ul`, { listStyle: "disc" });
globalStyle(`${prose} > ol`, { listStyle: "decimal" });
