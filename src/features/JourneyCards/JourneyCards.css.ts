import { style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";

export const journeys = style([
  follow,
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[8] },
]);

export const head = style({ display: "grid", gap: space[2] });
