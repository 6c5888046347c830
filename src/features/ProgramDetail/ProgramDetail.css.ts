import { style } from "@vanilla-extract/css";
import { colour, font } from "../../theme/contract.css.ts";
import { follow, notOnPaper } from "../../theme/paper.css.ts";
import { fluidSpace, fontSize, from, space } from "../../theme/units.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const body = style([
  follow,
  {
    ...column,
    gap: fluidSpace(8, 11),
    paddingBlockEnd: fluidSpace(14, 28),
  },
]);

export const columns = style([
  follow,
  {
    ...column,
    gap: fluidSpace(10, 20),
    "@media": { [from(800)]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)" } },
  },
]);

export const main = style([follow, { ...column, gap: space(12), alignContent: "start" }]);

export const program = style([follow, { ...column, gap: space(5) }]);

export const heading = style({
  fontSize: fontSize.title,
  "@media": { print: { marginBlockStart: space(8) } },
});

export const steps = style({ borderInlineStart: `${space(0.75)} solid ${colour.border.strong}` });

export const step = style({
  paddingBlockEnd: space(5),
  paddingInlineStart: space(6),
  fontFamily: font.display,
  fontSize: fontSize.lead,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
  ":last-child": { paddingBlockEnd: 0 },
});

export const ask = style([
  notOnPaper,
  {
    ...column,
    gap: space(4),
    justifyItems: "start",
    alignSelf: "start",
    padding: space(7.5),
    borderRadius: space(2.5),
    background: colour.surface.strong,
    color: colour.text.onStrong,
  },
]);
