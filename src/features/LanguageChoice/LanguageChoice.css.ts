import { style } from "@vanilla-extract/css";
import { colour, font } from "../../theme/contract.css.ts";
import { follow } from "../../theme/paper.css.ts";
import { fluidSpace, fontSize, from, letters, space } from "../../theme/units.ts";

export const page = style([
  follow,
  { display: "grid", gap: space(5), paddingBlock: fluidSpace(10, 24) },
]);

export const mark = style({ inlineSize: space(16) });

export const greetings = style([
  follow,
  {
    display: "grid",
    gap: fluidSpace(6, 10),
    marginBlockStart: space(6),
    "@media": { [from(768)]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
]);

export const language = style({ fontFamily: font.display, fontSize: fontSize.title });

export const text = style({ maxInlineSize: letters(44), color: colour.text.quiet });
