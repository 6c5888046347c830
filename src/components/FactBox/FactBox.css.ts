import { globalStyle, style } from "@vanilla-extract/css";
import { colour, fontSize, radius, space, stroke } from "../../theme/contract.css.ts";
import { edged } from "../../theme/styles/backgrounds.css.ts";
import { namedRow } from "../../theme/styles/namedRow.css.ts";
import { whole } from "../../theme/styles/printBreaks.css.ts";
import { width } from "../../theme/units.ts";

export const box = style([
  whole,
  edged,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space[3],
    padding: space.near,
    borderRadius: radius.panel,
    background: colour.surface.quiet,
    overflowWrap: "anywhere",
    "@media": { print: { padding: 0 } },
  },
]);

export const rows = style({ display: "grid" });

export const row = style([
  namedRow,
  {
    paddingBlock: space[3],
    borderBlockStart: `${stroke.hair} solid ${colour.border.quiet}`,
    fontSize: fontSize.small,
    "@media": { print: { paddingBlock: space[1] } },
  },
]);

// The values are sentences and addresses. If only two words fit on a line, they wrap below their
// names.
globalStyle(`${row} > dd`, { flexBasis: width(200) });

export const quiet = style({ fontSize: fontSize.small, color: colour.text.quiet });
