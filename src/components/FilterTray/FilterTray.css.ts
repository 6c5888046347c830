import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";
import { below, from } from "../../theme/units.ts";
import { row } from "../FilterButtons/FilterButtons.css.ts";
import { filter } from "../FilterCheckboxes/FilterCheckboxes.css.ts";

/** On a narrow screen the filters are in the tray; their links for visitors without script stay. */
export const onPage = style({ display: "contents" });
globalStyle(`${onPage} > :is(${filter}, ${row})`, {
  "@media": { [below(768)]: { display: "none" } },
});

export const opener = style([withScript, { "@media": { [from(768)]: { display: "none" } } }]);

export const inTray = style({ display: "grid", gap: space[6] });
// There is room below, so no row scrolls.
globalStyle(`${inTray} ${row}`, {
  flexWrap: "wrap",
  overflowX: "visible",
  margin: 0,
  padding: 0,
});
