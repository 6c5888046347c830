import { style } from "@vanilla-extract/css";
import { colour, font, leading, stroke } from "../../theme/contract.css.ts";
import { follow } from "../../theme/paper.css.ts";
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

/** What happens, beside the story of it; the story alone where nobody has said what happens. */
export const columns = style([
  follow,
  {
    ...column,
    gap: fluidSpace(10, 20),
    "@media": {
      [from(800)]: {
        selectors: {
          "&:has(> :nth-child(2))": { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)" },
        },
      },
    },
  },
]);

export const program = style([
  follow,
  {
    ...column,
    gap: space(5),
    alignContent: "start",
    "@media": { print: { marginBlockStart: space(8) } },
  },
]);

export const steps = style({ borderInlineStart: `${stroke.broad} solid ${colour.border.strong}` });

export const step = style({
  paddingBlockEnd: space(5),
  paddingInlineStart: space(6),
  fontFamily: font.display,
  fontSize: fontSize.lead,
  lineHeight: leading.heading,
  overflowWrap: "anywhere",
  ":last-child": { paddingBlockEnd: 0 },
});
