import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { listsInText } from "../../theme/styles/listsInText.css.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";
import { textWidth } from "../../theme/units.ts";
import { headingsInText } from "../Heading/inText.css.ts";

export const prose = style([
  follow,
  headingsInText,
  listsInText,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[5],
    maxInlineSize: textWidth,
    paddingBlockEnd: space.section,
    textWrap: "pretty",
    overflowWrap: "anywhere",
  },
]);

globalStyle(`${prose} > :first-child`, { marginBlockStart: 0 });
